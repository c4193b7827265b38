import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import styles from './ai-studio.module.css';
import { TOOLS_IN_ORDER, toolAnchor, toolNumber } from './tools';

/** Links to all tools by name, in two columns that are read downwards. It has the same ground as the tools below it. */
export function ToolIndex() {
  const t = useTranslations('aiStudio');
  return (
    <Section id="tools" labelledBy="tools-title" className="pb-0!" layout="grid gap-x-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <h2 id="tools-title" className="mb-4 section-title">
        {t('index.title', { count: TOOLS_IN_ORDER.length })}
      </h2>
      <ol className={`${styles.index} grid grid-cols-2 gap-x-5 border-ink border-t-2 sm:gap-x-10`}>
        {TOOLS_IN_ORDER.map((tool) => (
          <li key={tool} className="border-hairline border-b">
            <a href={`#${toolAnchor(tool)}`} className={`${styles.tool} flex h-full min-h-11 items-center font-semibold hover:text-thread`}>
              <span aria-hidden="true" className="w-5 lg:w-7 shrink-0 font-normal text-soft tabular-nums">
                {toolNumber(tool)}
              </span>
              {t(`tools.${tool}.name`)}
              <Icon name="arrow" className="rotate-90 ms-auto size-4 text-thread max-sm:hidden" />
            </a>
          </li>
        ))}
      </ol>
    </Section>
  );
}
