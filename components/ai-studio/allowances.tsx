import { useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/button';
import { useFigure } from '@/components/ui/figure';
import { Section } from '@/components/ui/section';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import { AI_ALLOWANCE_PERIOD, barPercent, postsFromWords, WORDS_PER_POST } from '@/lib/site/ai-allowance';
import { PLANS } from '@/lib/site/plans';
import { STUDIO_TOOLS } from '@/lib/site/studio';

const MOST_WORDS = Math.max(...PLANS.map(({ aiWords }) => aiWords));
const MOST_IMAGES = Math.max(...PLANS.map(({ aiImages }) => aiImages));
const [SMALLEST] = PLANS;

/** The AI words and images of each plan, as figures and as bars, and the tier of chat that comes with it. */
export function Allowances() {
  const t = useTranslations('aiStudio.allowances');
  const pricing = useTranslations('pricing');
  const figure = useFigure();
  return (
    <Section id="allowances" title={t('title')} lede={t('lede', { count: STUDIO_TOOLS.length })} tone="sunken">
      <Table
        caption={t('caption')}
        captionHidden
        className="max-sm:text-[0.875rem] max-[22.5rem]:text-[0.78rem] max-[22.5rem]:[&_:is(td,th)]:pe-2"
      >
        <thead>
          <tr>
            <HeadCell>{t('plan')}</HeadCell>
            <HeadCell className="sm:w-[34%]">{t('words', { period: AI_ALLOWANCE_PERIOD })}</HeadCell>
            <HeadCell className="sm:w-[28%]">{t('images', { period: AI_ALLOWANCE_PERIOD })}</HeadCell>
            <HeadCell className="max-sm:hidden">{t('chat')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {PLANS.map(({ id, aiWords, aiImages, chatTier }) => (
            <tr key={id}>
              <HeadCell scope="row" className="font-display sm:py-5 sm:text-heading">
                {pricing(`plans.${id}.name`)}
                {/* On a phone the bars need the room of the fourth column. */}
                <span className="small-note block min-[24rem]:whitespace-nowrap font-normal font-sans sm:hidden">
                  {chatTier ? pricing('included.chat', { tier: pricing(`chatTiers.${chatTier}`) }) : t('without')}
                </span>
              </HeadCell>
              <Cell className="sm:py-5 sm:pe-10">
                <Allowance count={aiWords} percent={barPercent(aiWords, MOST_WORDS)} className="bg-thread" />
              </Cell>
              <Cell className="sm:py-5 sm:pe-10">
                <Allowance count={aiImages} percent={barPercent(aiImages, MOST_IMAGES)} className="bg-teal" />
              </Cell>
              <Cell className={`max-sm:hidden sm:py-5 ${chatTier ? '' : 'text-soft'}`}>
                {chatTier ? pricing(`chatTiers.${chatTier}`) : t('noChat')}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
        <p className="small-note">
          {t('measure', { words: figure(SMALLEST.aiWords), posts: figure(postsFromWords(SMALLEST.aiWords)), length: WORDS_PER_POST })}
        </p>
        <ArrowLink href="/pricing">{t('link')}</ArrowLink>
      </div>
    </Section>
  );
}

/** A figure over its bar. */
function Allowance({ count, percent, className }: { count: number; percent: number; className: string }) {
  return (
    <>
      <span className="font-semibold sm:text-[1.0625rem]">{useFigure()(count)}</span>
      <span aria-hidden="true" className={`mt-2 block h-1.5 min-w-0.5 ${className}`} style={{ width: `${percent}%` }} />
    </>
  );
}
