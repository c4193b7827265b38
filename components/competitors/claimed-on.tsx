import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SmartLink } from '@/components/ui/smart-link';
import { COMPETITORS, type Competitor } from '@/lib/site/claims';
import type { Confirmed } from '@/lib/site/confirmed';

/** What stands below a tool's name, over its column. */
export const BESIDE_NAME = 'block font-normal font-sans text-[0.8125rem] text-soft tracking-normal';

/** Tags for words that lead to the tool's own price page: `check <page>their page</page>`. */
export function pageTag(competitor: Competitor): { page: (words: ReactNode) => ReactNode } {
  return {
    page: (words) => (
      <SmartLink href={COMPETITORS[competitor].pricePage.url} className="underline underline-offset-4 hover:text-thread">
        {words}
      </SmartLink>
    ),
  };
}

/** The day on which a tool's prices were read on its own page or, where nobody did, that they are as we know them, and the way there. */
export function ClaimedOn({ competitor, read = COMPETITORS[competitor].pricePage.read }: { competitor: Competitor; read?: Confirmed }) {
  const t = useTranslations('competitors');
  const format = useFormatter();
  if (!read) return t.rich('asKnown', pageTag(competitor));
  return t.rich('claimedOn', {
    date: () => <time dateTime={read}>{format.dateTime(new Date(read), { dateStyle: 'medium' })}</time>,
  });
}
