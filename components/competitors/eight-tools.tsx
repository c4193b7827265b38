import { useTranslations } from 'next-intl';
import { toolAnchor } from '@/components/ai-studio/tools';
import { StudioScene } from '@/components/pictures/studio-tools';
import line from '@/components/pictures/tool-line.svg';
import { ArrowLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { SmartLink } from '@/components/ui/smart-link';
import { COMPARED_TOOLS, STUDIO_TOOLS } from '@/lib/site/studio';

/**
 * The tools that make a post, from the first idea to the last word: one large, the others alike, and the way to all of them in the last
 * place. One in four places and seven in one each, with the way on, fill three rows of four; on a tablet they fill rows of two.
 */
export function EightTools() {
  const t = useTranslations('competitors.hootsuite.tools');
  const studio = useTranslations('aiStudio.tools');
  return (
    <Section title={t('title', { count: COMPARED_TOOLS.length, all: STUDIO_TOOLS.length })} lede={t('lede')} className="overflow-x-clip">
      <ul className="on-the-line grid grid-cols-2 gap-x-4 sm:gap-x-6 sm:gap-y-8 lg:grid-cols-4 lg:gap-y-10">
        {COMPARED_TOOLS.map((tool, index) => {
          const large = index === 0;
          return (
            <li key={tool} className={`max-sm:pb-6 ${large ? 'large-tool col-span-2 lg:row-span-2 lg:flex lg:flex-col' : ''}`}>
              <StudioScene tool={tool} />
              <div className={large ? 'mt-4' : 'mt-3'}>
                <h3
                  className={`font-display font-semibold leading-tight tracking-tight ${large ? 'text-[clamp(1.5rem,1.2rem+1.2vw,2rem)]' : 'text-[1.0625rem]'}`}
                >
                  <SmartLink href={`/ai-studio#${toolAnchor(tool)}`} className="hover:text-thread">
                    {studio(`${tool}.name`)}
                  </SmartLink>
                </h3>
                <p className="mt-1 text-pretty text-[0.9375rem] text-soft leading-snug max-sm:hidden">{t(`does.${tool}`)}</p>
              </div>
            </li>
          );
        })}
        <li className="max-sm:pb-6">
          <div>
            {/* biome-ignore lint/performance/noImgElement: a drawing of the site's own, as in cut-paper.tsx */}
            <img src={`${line.src}#all`} alt="" loading="lazy" className="all-ten" />
          </div>
          <ArrowLink href="/ai-studio" className="text-balance sm:mt-1">
            {t('link', { count: STUDIO_TOOLS.length })}
          </ArrowLink>
        </li>
      </ul>
    </Section>
  );
}
