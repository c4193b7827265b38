import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { byTrialDays } from '@/components/pricing/by-trial-days';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { StaticPart } from '@/components/ui/static-part';
import { COMPETITORS, type Competitor } from '@/lib/site/claims';
import type { EntryKind } from '@/lib/site/collections';
import { SITE } from '@/lib/site/identity';

type CreateAccountProps = {
  /** Selects the words: after one entry, after a list, or after a page about a competitor. */
  after: 'blog' | 'resource' | 'resources' | 'compare' | 'comparisons' | Competitor;
  anchor?: boolean;
  /** A drawing that the thread passes through (closing-drawing.tsx). A competitor's page adds what joining includes. */
  children: ReactNode;
};

export const CLOSES_LIST = { blog: 'blog', resource: 'resources', compare: 'comparisons' } as const satisfies Record<EntryKind, string>;

const LOUD = 'gap-y-4 lg:gap-y-8 grid items-end gap-x-16 pt-6 pb-section lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:pt-10';
const DRAWN = 'grid gap-x-16 gap-y-8 pt-6 pb-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-10 lg:pb-20';

/** The closing call of a page, with a link to the plans. On comparisons and resources it has the anchor `#create_account`. */
export function CreateAccount({ after, anchor = true, children }: CreateAccountProps) {
  const t = useTranslations('createAccount');
  const loud = after in COMPETITORS;
  return (
    <StaticPart
      as="section"
      id={anchor ? 'create_account' : undefined}
      aria-labelledby="create_account-title"
      data-tone="inverse"
      className="relative overflow-hidden bg-paper print:hidden"
    >
      <Container className={loud ? LOUD : DRAWN}>
        <div className={loud ? 'lg:self-center lg:row-span-2 lg:pt-20' : 'lg:pt-20'}>
          <h2 id="create_account-title" className={loud || after === 'comparisons' ? 'hero-title whitespace-pre-line' : 'section-title'}>
            {t(`${after}.title`)}
          </h2>
          <p className="mt-4 lede-text">{byTrialDays((days) => t(`${after}.subtitle`, { days, product: SITE.product }))}</p>
          <ButtonLink href="/pricing" className="mt-7 max-sm:w-full">
            {t('join')}
          </ButtonLink>
        </div>
        {children}
      </Container>
    </StaticPart>
  );
}
