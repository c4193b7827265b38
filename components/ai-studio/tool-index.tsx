import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { TOOLS_IN_ORDER, toolAnchor, toolNumber } from './tools';

/** All tools by name, as the way down to each, in two columns that are read downwards. It heads the tools, so it stands on their ground. */
export function ToolIndex() {
  const t = useTranslations('aiStudio');
  return (
    <Section id="tools" labelledBy="tools-title" className="pb-0!" layout="grid gap-x-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <h2 id="tools-title" className="mb-4 section-title">
        {t('index.title', { count: TOOLS_IN_ORDER.length })}
      </h2>
      <ol className="grid grid-flow-col grid-cols-2 grid-rows-[repeat(5,auto)] gap-x-5 border-ink border-t-2 sm:gap-x-10">
        {TOOLS_IN_ORDER.map((tool) => (
          <li key={tool} className="border-hairline border-b">
            <a
              href={`#${toolAnchor(tool)}`}
              className="flex h-full min-h-11 items-center gap-1.5 font-semibold text-[0.9375rem] leading-tight hover:text-thread sm:gap-2.5 lg:font-display lg:text-[1.1875rem]"
            >
              <span aria-hidden="true" className="w-5 shrink-0 font-normal text-soft tabular-nums lg:w-7">
                {toolNumber(tool)}
              </span>
              {t(`tools.${tool}.name`)}
              <Icon name="arrow" className="ms-auto size-4 rotate-90 text-thread max-sm:hidden" />
            </a>
          </li>
        ))}
      </ol>
    </Section>
  );
}
