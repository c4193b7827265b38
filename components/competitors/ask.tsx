import { useTranslations } from 'next-intl';
import chair from '@/components/pictures/chair.svg';
import { type PersonName, Portrait } from '@/components/pictures/cut-paper';
import till from '@/components/pictures/till.svg';
import { Section } from '@/components/ui/section';
import type { Messages } from '@/lib/i18n/messages';
import { COMPETITORS, type Competitor } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { Answer } from './answer';
import './tools.css';
import { usePageFacts } from './use-page-facts';

/** What to ask before one buys, the question that decides first, and our own answer to each. */
const QUESTIONS: { [Id in Competitor]: readonly (keyof Messages['competitors'][Id]['ask'] & string)[] } = {
  later: ['begin', 'counts', 'more', 'trial'],
  buffer: ['each', 'people', 'ai', 'trial'],
  sprout: ['chair', 'answering', 'reports', 'trial'],
  hootsuite: ['tools', 'hub', 'bill', 'trial'],
};

/** What the questions stand with: a till, whose slip they are, and the chair of one who asks. Rooms are part of the questions (competitor-page.css). */
const PICTURES: { [Id in Competitor]?: typeof till } = { buffer: till, sprout: chair };

/** Who asks, where questions stand as below a post. */
const ASKING: { [Id in Competitor]?: readonly PersonName[] } = { later: ['ines', 'tomas', 'ruth', 'kofi'] };

/** A short list of questions for the other tool's page, each with what we answer to it; laid out as the page's story wants it. */
export function Ask({ competitor }: { competitor: Competitor }) {
  const t = useTranslations('competitors.ask');
  const own = useTranslations(`competitors.${competitor}.ask` as 'competitors.later.ask');
  const facts = usePageFacts(competitor);
  const picture = PICTURES[competitor];
  const names = { product: SITE.product, tool: COMPETITORS[competitor].name };
  return (
    <Section id="ask" labelledBy="ask-title" tone="sunken" layout={`ask ask-${competitor}`}>
      <div>
        <h2 id="ask-title" className="title">
          {t('title')}
        </h2>
        <p className="mt-4 lede">{t('lede', names)}</p>
      </div>
      {picture ? (
        // biome-ignore lint/performance/noImgElement: a drawing of the site's own, as in cut-paper.tsx
        <img src={picture.src} alt="" loading="lazy" className="rtl:-scale-x-100" />
      ) : null}
      <table className="asked">
        <thead>
          <tr>
            <th scope="col">{t('ask', names)}</th>
            <th scope="col">{t('ours', names)}</th>
          </tr>
        </thead>
        <tbody>
          {(QUESTIONS[competitor] as readonly 'trial'[]).map((question, index) => {
            const person = ASKING[competitor]?.[index];
            return (
              <tr key={question}>
                <th scope="row">
                  {person ? <Portrait person={person} className="size-11 rounded-button" /> : null}
                  {own(`${question}.theirs`)}
                </th>
                <td>
                  <Answer words={own(`${question}.ours`, facts)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}
