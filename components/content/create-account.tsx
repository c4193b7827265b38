import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { CLOSING_THREAD } from '@/components/ui/closing-thread';
import { Container } from '@/components/ui/container';
import { StaticPart } from '@/components/ui/static-part';
import { Thread } from '@/components/ui/thread';
import { COMPETITORS, type Competitor } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { TRIAL_DAYS } from '@/lib/site/plans';

const VIEW_BOX = '0 0 1600 120';

type CreateAccountProps = {
  /** Whose last words they are: those of something to read, or of a page about another tool, which closes louder and in words of its own. */
  after: 'blog' | 'resource' | 'compare' | Competitor;
  anchor?: boolean;
};

/** Closes a page with the way to the plans. On comparisons and resources it can be linked to as `#create_account`. */
export function CreateAccount({ after, anchor = true }: CreateAccountProps) {
  const t = useTranslations('createAccount');
  const loud = after in COMPETITORS;
  return (
    <StaticPart
      as="section"
      id={anchor ? 'create_account' : undefined}
      aria-labelledby="create_account-title"
      data-tone="inverse"
      className="overflow-hidden bg-paper print:hidden"
    >
      {loud ? (
        <div className="relative mt-10 h-20 lg:mt-12 lg:h-28">
          <Thread
            d={CLOSING_THREAD}
            viewBox={VIEW_BOX}
            preserveAspectRatio="xMidYMid slice"
            strokeWidth={4}
            className="absolute inset-0 size-full rtl:-scale-x-100"
          />
        </div>
      ) : null}
      <Container className={`flex flex-col items-start gap-7 ${loud ? 'pt-8 pb-section' : 'py-12 lg:py-16'}`}>
        <div className="max-w-[44rem]">
          <h2 id="create_account-title" className={loud ? 'hero' : 'title'}>
            {t(`${after}.title`)}
          </h2>
          <p className="mt-4 lede">{t(`${after}.subtitle`, { days: TRIAL_DAYS, product: SITE.product })}</p>
        </div>
        <ButtonLink href="/pricing" className="max-sm:w-full">
          {t('join')}
        </ButtonLink>
      </Container>
    </StaticPart>
  );
}
