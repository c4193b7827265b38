import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { TOOLS_IN_ORDER, toolAnchor, toolNumber } from './tools';

/** All tools by name, as the contents page of what follows. */
export function ToolIndex() {
  const t = useTranslations('aiStudio');
  return (
    <Section id="tools" labelledBy="tools-title" tone="sunken" className="pt-0!">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h2 id="tools-title" className="title">
            {t('index.title')}
          </h2>
          <p className="mt-4 max-w-[30rem] lede">{t('index.lede')}</p>
        </div>
        <ol className="grid grid-flow-col grid-cols-[repeat(2,minmax(0,1fr))] grid-rows-[repeat(5,auto)] gap-x-5 border-ink border-t-2 sm:gap-x-10">
          {TOOLS_IN_ORDER.map((tool) => (
            <li key={tool} className="border-hairline border-b">
              <a
                href={`#${toolAnchor(tool)}`}
                className="flex h-full min-h-11 items-center gap-4 heading leading-tight tracking-tight hover:text-thread max-sm:gap-1.5 max-sm:text-[0.9375rem] sm:items-baseline sm:py-3.5 sm:text-[1.375rem]"
              >
                <span aria-hidden="true" className="note w-6 shrink-0 font-medium font-sans tabular-nums">
                  {toolNumber(tool)}
                </span>
                {t(`tools.${tool}.name`)}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
