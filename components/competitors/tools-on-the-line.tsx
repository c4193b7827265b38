import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { toolAnchor } from '@/components/ai-studio/tools';
import { StudioScene } from '@/components/pictures/studio-tools';
import line from '@/components/pictures/tool-line.svg';
import { ArrowLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { SmartLink } from '@/components/ui/smart-link';
import { COMPARED_TOOLS, STUDIO_TOOLS, type StudioTool } from '@/lib/site/studio';

/** What has no tile of its own. */
const OTHER_TOOLS = STUDIO_TOOLS.filter((tool) => !(COMPARED_TOOLS as readonly StudioTool[]).includes(tool));

const NAME = 'font-display font-semibold leading-tight tracking-tight';
/** What a tool does; a phone has its name and its picture. */
const DOES = 'mt-1 text-pretty text-[0.9375rem] text-soft leading-snug max-sm:hidden';

/**
 * The tools that make a post, from the first idea to the last word: one large, the others alike, and in the last place those that remain. One in
 * four places and seven in one each, with the last, fill three rows of four; on a tablet they fill rows of two.
 */
export function ToolsOnTheLine() {
  const t = useTranslations('competitors.hootsuite.tools');
  return (
    <Section
      title={t('title', { count: STUDIO_TOOLS.length })}
      lede={t('lede')}
      aside={<ArrowLink href="/ai-studio">{t('link', { count: STUDIO_TOOLS.length })}</ArrowLink>}
      className="overflow-x-clip"
    >
      <ul className="on-the-line grid grid-cols-2 gap-x-4 sm:gap-x-6 sm:gap-y-8 lg:grid-cols-4 lg:gap-y-10">
        {COMPARED_TOOLS.map((tool, index) => {
          const large = index === 0;
          return (
            <li key={tool} className={`max-sm:pb-6 ${large ? 'large-tool col-span-2 lg:row-span-2 lg:flex lg:flex-col' : ''}`}>
              <StudioScene tool={tool} />
              <div className={large ? 'mt-4' : 'mt-3'}>
                <h3 className={`${large ? 'text-[clamp(1.5rem,1.2rem+1.2vw,2rem)]' : 'text-[1.0625rem]'} ${NAME}`}>
                  <ToolLink tool={tool} />
                </h3>
                <p className={DOES}>{t(`does.${tool}`)}</p>
              </div>
            </li>
          );
        })}
        <li className="max-sm:pb-6">
          <div>
            {/* The two that have no tile of their own, before the eight, fanned out. */}
            {/* biome-ignore lint/performance/noImgElement: a drawing of the site's own, as in cut-paper.tsx */}
            <img src={`${line.src}#all`} alt="" loading="lazy" className="aspect-[320/220] w-full rounded-card" />
          </div>
          <h3 className={`mt-3 text-[1.0625rem] ${NAME}`}>
            {OTHER_TOOLS.map((tool, index) => (
              <Fragment key={tool}>
                {index > 0 ? ' + ' : null}
                <ToolLink tool={tool} />
              </Fragment>
            ))}
          </h3>
          <p className={DOES}>{t('others')}</p>
        </li>
      </ul>
    </Section>
  );
}

/** A tool's name, which leads to where it is explained. */
function ToolLink({ tool }: { tool: StudioTool }) {
  const t = useTranslations('aiStudio.tools');
  return (
    <SmartLink href={`/ai-studio#${toolAnchor(tool)}`} className="hover:text-thread">
      {t(`${tool}.name`)}
    </SmartLink>
  );
}
