import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { StaticPart } from '@/components/ui/static-part';
import { Thread } from '@/components/ui/thread';
import { TRIAL_DAYS } from '@/lib/site/plans';

const VIEW_BOX = '0 0 1600 120';
/** Comes in beside the text, makes one loop, and goes on to the button's side. */
const THREAD = 'M-20 84C240 84 420 30 640 30c130 0 150 76 76 76S650 22 790 22c210 0 330 62 830 40';

/** Closes every article: the way to the plans. On comparisons and resources it can be linked to as `#create_account`. */
export function CreateAccount({ anchor = true }: { anchor?: boolean }) {
  const t = useTranslations('createAccount');
  return (
    <StaticPart
      as="section"
      id={anchor ? 'create_account' : undefined}
      aria-labelledby="create_account-title"
      data-tone="inverse"
      className="overflow-hidden bg-paper print:hidden"
    >
      <div className="relative mt-10 h-20 lg:mt-12 lg:h-28">
        <Thread
          d={THREAD}
          viewBox={VIEW_BOX}
          preserveAspectRatio="xMidYMid slice"
          strokeWidth={4}
          className="absolute inset-0 size-full rtl:-scale-x-100"
        />
      </div>
      <Container className="grid items-end gap-x-16 gap-y-8 pt-8 pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h2 id="create_account-title" className="max-w-[16ch] hero">
          {t('title')}
        </h2>
        <div>
          <p className="lede">{t('subtitle', { days: TRIAL_DAYS })}</p>
          <ButtonLink href="/pricing" className="mt-7 max-sm:w-full">
            {t('join')}
          </ButtonLink>
        </div>
      </Container>
    </StaticPart>
  );
}
