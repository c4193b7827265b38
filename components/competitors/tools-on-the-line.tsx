import { useTranslations } from 'next-intl';
import { toolAnchor } from '@/components/ai-studio/tools';
import { StudioScene } from '@/components/pictures/studio-tools';
import { ArrowLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { SmartLink } from '@/components/ui/smart-link';
import { STUDIO_TOOLS, TOOLS_BY_WORK } from '@/lib/site/studio';

/** How many, those that make pictures, are large on a desktop, side by side; the others stand below them in two rows of four. */
const LARGE = 2;

/** The tools that make a post: the two that make pictures, then from the first idea to the last word. On a phone and a tablet all stand in rows of two. */
export function ToolsOnTheLine() {
  const t = useTranslations('competitors.hootsuite.tools');
  const names = useTranslations('aiStudio.tools');
  return (
    <Section
      title={t('title', { count: STUDIO_TOOLS.length })}
      lede={t('lede')}
      aside={<ArrowLink href="/ai-studio">{t('link', { count: STUDIO_TOOLS.length })}</ArrowLink>}
      className="overflow-x-clip"
      // On one line, as what it says is; so are what is said below it and the link opposite.
      layout="lg:[&_h2]:max-w-none lg:[&_div:has(>h2)]:max-w-none [&>div]:items-baseline-last"
    >
      <ul className="on-the-line grid grid-cols-2 gap-x-4 sm:gap-x-6 sm:gap-y-8 lg:grid-cols-4 lg:gap-y-16">
        {TOOLS_BY_WORK.map((tool, index) => {
          return (
            <li key={tool} className={index < LARGE ? 'lg:col-span-2' : undefined}>
              <StudioScene tool={tool} />
              <div className="mt-3">
                <h3
                  className={`font-display font-semibold leading-tight tracking-tight ${index < LARGE ? 'text-[1.0625rem] lg:text-2xl' : 'text-[1.0625rem]'}`}
                >
                  <SmartLink href={`/ai-studio#${toolAnchor(tool)}`} className="hover:text-thread">
                    {names(`${tool}.name`)}
                  </SmartLink>
                </h3>
                <p className="mt-1 text-balance text-base text-soft leading-snug max-sm:text-small">{t(`does.${tool}`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
