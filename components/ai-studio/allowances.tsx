import { useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/button';
import { useFigure } from '@/components/ui/figure';
import { Section } from '@/components/ui/section';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import { AI_ALLOWANCE_PERIOD, barPercent, postsFromWords, WORDS_PER_POST } from '@/lib/site/ai-allowance';
import { PLANS } from '@/lib/site/plans';
import { STUDIO_TOOLS } from '@/lib/site/studio';
import styles from './ai-studio.module.css';

const MOST_WORDS = Math.max(...PLANS.map(({ aiWords }) => aiWords));
const MOST_IMAGES = Math.max(...PLANS.map(({ aiImages }) => aiImages));
const [SMALLEST] = PLANS;

/** The AI words and images of each plan, as figures and bars, with the tier of its chat. */
export function Allowances() {
  const t = useTranslations('aiStudio.allowances');
  const pricing = useTranslations('pricing');
  const figure = useFigure();
  return (
    <Section id="allowances" title={t('title')} lede={t('lede', { count: STUDIO_TOOLS.length })} tone="sunken">
      <Table caption={t('caption')} className={styles.table}>
        <thead>
          <tr>
            <HeadCell>{t('plan')}</HeadCell>
            <HeadCell>{t('words', { period: AI_ALLOWANCE_PERIOD })}</HeadCell>
            <HeadCell>{t('images', { period: AI_ALLOWANCE_PERIOD })}</HeadCell>
            <HeadCell className="max-sm:hidden">{t('chat')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {PLANS.map(({ id, aiWords, aiImages, chatTier }) => (
            <tr key={id}>
              <HeadCell scope="row" className={`${styles.planCell} font-display sm:py-5`}>
                {pricing(`plans.${id}.name`)}
                {/* On a phone the bars need the space of the fourth column. */}
                <span className="small-note block font-normal font-sans sm:hidden">
                  {chatTier ? pricing('included.chat', { tier: pricing(`chatTiers.${chatTier}`) }) : t('without')}
                </span>
              </HeadCell>
              <Allowance count={aiWords} most={MOST_WORDS} color="bg-thread" />
              <Allowance count={aiImages} most={MOST_IMAGES} color="bg-teal" />
              <Cell className={`sm:py-5 max-sm:hidden ${chatTier ? '' : 'text-soft'}`}>
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

function Allowance({ count, most, color }: { count: number; most: number; color: string }) {
  return (
    <Cell className={`${styles.cell} sm:py-5 sm:pe-10`}>
      <span className="font-semibold">{useFigure()(count)}</span>
      <span aria-hidden="true" className={`mt-2 block ${color}`} style={{ width: `${barPercent(count, most)}%` }} />
    </Cell>
  );
}
