import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { byTrialDays } from '@/components/pricing/by-trial-days';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { StaticPart } from '@/components/ui/static-part';
import { symbolOf } from '@/components/ui/symbol';
import { COMPETITORS, type Competitor } from '@/lib/site/claims';
import type { EntryKind } from '@/lib/site/collections';
import { SITE } from '@/lib/site/identity';
import drawingOfLists from './closing-drawing.svg';
import drawingOfTools from './closing-drawing-tools.svg';

type CreateAccountProps = {
  /** Selects the words and the drawing. */
  about: EntryKind | Competitor;
  /** Ends a list instead of a single page. */
  list?: boolean;
  /** Stands below the drawing. */
  children?: ReactNode;
};

const AFTER_LIST = { blog: 'blog', resource: 'resources', compare: 'comparisons' } as const;

const LOUD = 'gap-y-4 lg:gap-y-8 grid items-end gap-x-16 pt-6 pb-section lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:pt-10';
const DRAWN = 'grid gap-x-16 gap-y-8 pt-6 pb-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-10 lg:pb-20';

/** The closing call of a page, with a link to the plans. On a page of a comparison or a resource it has the anchor `#create_account`. */
export function CreateAccount({ about, list = false, children }: CreateAccountProps) {
  const t = useTranslations('createAccount');
  const loud = about in COMPETITORS;
  const words = list ? AFTER_LIST[about as EntryKind] : about;
  return (
    <StaticPart
      as="section"
      id={list || about === 'blog' ? undefined : 'create_account'}
      aria-labelledby="create_account-title"
      data-tone="inverse"
      className="relative overflow-hidden bg-paper print:hidden"
    >
      <Container className={loud ? LOUD : DRAWN}>
        <div className={loud ? 'lg:self-center lg:row-span-2 lg:pt-20' : 'lg:pt-20'}>
          <h2 id="create_account-title" className={loud || words === 'comparisons' ? 'hero-title whitespace-pre-line' : 'section-title'}>
            {t(`${words}.title`)}
          </h2>
          <p className="mt-4 lede-text">{byTrialDays((days) => t(`${words}.subtitle`, { days, product: SITE.product }))}</p>
          <ButtonLink href="/pricing" className="mt-7 max-sm:w-full">
            {t('join')}
          </ButtonLink>
        </div>
        {/* The thread passes through the drawing. It stands beside the words, on a phone above. */}
        <svg
          viewBox="0 0 480 300"
          aria-hidden="true"
          className="max-lg:order-first w-full max-w-[30rem] justify-self-end overflow-visible rtl:-scale-x-100"
        >
          <use href={symbolOf(loud ? drawingOfTools : drawingOfLists, about)} />
        </svg>
        {children}
      </Container>
    </StaticPart>
  );
}
