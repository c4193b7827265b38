import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SmartLink } from '@/components/ui/smart-link';
import { COMPETITORS, type Competitor, PRICE_PAGES_LANGUAGE } from '@/lib/site/claims';
import type { Confirmed } from '@/lib/site/confirmed';
import { SITE } from '@/lib/site/identity';

const LINK = 'text-ink underline underline-offset-4 hover:text-thread';

type PriceSourceProps = { competitor: Competitor; read?: Confirmed };

/**
 * What a page's prices of another tool rest on, said once: the maker's page, the day on which they were read there or that nobody did, and
 * where to tell us that they no longer hold.
 */
export function PriceSource({ competitor, read = COMPETITORS[competitor].pricePage.read }: PriceSourceProps) {
  const t = useTranslations('competitors.source');
  const format = useFormatter();
  const locale = useLocale();
  const { name, pricePage } = COMPETITORS[competitor];
  const page = (words: ReactNode) => (
    <SmartLink
      href={pricePage.url}
      title={pricePage.name}
      lang={PRICE_PAGES_LANGUAGE}
      hrefLang={PRICE_PAGES_LANGUAGE}
      className={`${LINK} print:after:content-['_('_attr(href)_')']`}
    >
      {/* The name above is the page's own; these words are ours. */}
      <span lang={locale}>{words}</span>
    </SmartLink>
  );
  return (
    <p id="source" className="note mt-6 max-w-[60rem] text-pretty">
      {read
        ? t.rich('read', {
            tool: name,
            page,
            date: () => <time dateTime={read}>{format.dateTime(new Date(read), { dateStyle: 'long' })}</time>,
          })
        : t.rich('asKnown', { tool: name, page })}{' '}
      {t.rich('correct', {
        mail: (words) => (
          <a href={`mailto:${SITE.mail.support}`} className={LINK}>
            {words}
          </a>
        ),
      })}
    </p>
  );
}
