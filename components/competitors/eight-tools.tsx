import { useTranslations } from 'next-intl';
import { toolAnchor } from '@/components/ai-studio/tools';
import { StudioScene } from '@/components/pictures/studio-tools';
import { ArrowLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { SmartLink } from '@/components/ui/smart-link';
import { COMPARED_TOOLS, STUDIO_TOOLS } from '@/lib/site/studio';

/** Takes two columns, so that the last row is full. */
const LAST = COMPARED_TOOLS.length - 1;

/** The tools that make a post, from the first idea to the last word: one large, one wide, the others between them. */
export function EightTools() {
  const t = useTranslations('competitors.hootsuite.tools');
  const all = t('link', { count: STUDIO_TOOLS.length });
  const studio = useTranslations('aiStudio.tools');
  return (
    <Section
      title={t('title', { count: COMPARED_TOOLS.length })}
      lede={t('lede')}
      tone="sunken"
      className="[&_[role=img]]:[--sunken:var(--paper)]"
    >
      <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-10">
        {COMPARED_TOOLS.map((tool, index) => (
          <li
            key={tool}
            className={
              index === 0
                ? 'pb-6 sm:col-span-2 lg:row-span-2 lg:pb-0'
                : `grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-x-5 border-hairline border-t py-5 lg:border-0 lg:py-0 ${index === LAST ? 'sm:col-span-2 lg:grid-cols-2 lg:items-start lg:gap-x-6' : 'lg:block'}`
            }
          >
            <StudioScene tool={tool} />
            <div className={index === 0 ? 'mt-4' : index === LAST ? '' : 'lg:mt-3'}>
              <h3
                className={`font-display font-semibold leading-tight tracking-tight ${index === 0 ? 'text-[clamp(1.5rem,1.2rem+1.2vw,2rem)]' : 'text-[1.0625rem]'}`}
              >
                <SmartLink href={`/ai-studio#${toolAnchor(tool)}`} className="hover:text-thread">
                  {studio(`${tool}.name`)}
                </SmartLink>
              </h3>
              <p className="mt-1 text-pretty text-[0.9375rem] text-soft leading-snug">{t(`does.${tool}`)}</p>
              {index === LAST ? (
                <ArrowLink href="/ai-studio" className="max-lg:hidden lg:mt-6">
                  {all}
                </ArrowLink>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      <ArrowLink href="/ai-studio" className="mt-4 lg:hidden">
        {all}
      </ArrowLink>
    </Section>
  );
}
