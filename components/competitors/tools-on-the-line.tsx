import { useTranslations } from 'next-intl';
import { toolAnchor } from '@/components/ai-studio/tools';
import { StudioScene } from '@/components/pictures/studio-tools';
import { ArrowLink } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import { SmartLink } from '@/components/ui/smart-link';
import { STUDIO_TOOLS, type StudioTool } from '@/lib/site/studio';
import styles from './tools-on-the-line.module.css';

/** The tools that make a post, in the owner's order: the picture tools, then from the first idea to the final text. */
const TOOLS = [
  'videoGenerator',
  'imageGenerator',
  'searchInsights',
  'newsContent',
  'brainstormIdeas',
  'writingAssistant',
  'rawContent',
  'urlScrape',
] as const satisfies readonly StudioTool[];

/** Shows the tools in rows of four, and in rows of two on a phone or a tablet. */
export function ToolsOnTheLine() {
  const t = useTranslations('competitors.hootsuite.tools');
  const names = useTranslations('aiStudio.tools');
  return (
    <Section
      title={t('title', { count: TOOLS.length })}
      lede={t('lede')}
      aside={<ArrowLink href="/ai-studio">{t('link', { count: STUDIO_TOOLS.length })}</ArrowLink>}
      className="overflow-x-clip"
      // The title has one line. The text below it and the link opposite also have one line.
      layout={styles.layout}
    >
      <ul className={classNames(styles.onTheLine, 'grid grid-cols-2 lg:grid-cols-4')}>
        {TOOLS.map((tool) => (
          <li key={tool}>
            <StudioScene tool={tool} />
            <h3 className="mt-3 font-display font-semibold text-[1.0625rem] leading-tight tracking-tight">
              <SmartLink href={`/ai-studio#${toolAnchor(tool)}`} className="hover:text-thread">
                {names(`${tool}.name`)}
              </SmartLink>
            </h3>
            <p className="mt-1 text-balance text-base text-soft leading-snug max-sm:text-small">{t(`does.${tool}`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
