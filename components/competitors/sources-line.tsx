import { useFormatter, useTranslations } from 'next-intl';
import { linkTo } from '@/components/ui/link-to';
import { COMPETITORS, type Competitor, factsReadOn, SOURCES_LANGUAGE } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';

const LINK = 'text-ink underline underline-offset-4 hover:text-thread';

/** Names the source of all facts about the other tool: its price page and the day of reading. It also says where to report a change. */
export function SourcesLine({ competitor }: { competitor: Competitor }) {
  const t = useTranslations('competitors.source');
  const format = useFormatter();
  const { name, pricePage } = COMPETITORS[competitor];
  const day = factsReadOn(competitor);
  return (
    <p id="source" className="small-note mt-6 max-w-[60rem] text-pretty">
      {t.rich('line', {
        tool: name,
        page: linkTo(pricePage.url, {
          title: pricePage.name,
          hrefLang: SOURCES_LANGUAGE,
          className: `${LINK} print:after:content-['_('_attr(href)_')']`,
        }),
        date: () => (day ? <time dateTime={day}>{format.dateTime(new Date(day), { dateStyle: 'long' })}</time> : null),
        mail: linkTo(`mailto:${SITE.mail.support}`, { className: LINK }),
      })}
    </p>
  );
}
