import { useTranslations } from 'next-intl';
import { Portrait } from '@/components/pictures/cut-paper';
import { WhiteLabelWindow } from '@/components/pictures/white-label-window';
import { ArrowLink } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import { MANAGED_SERVICE, WHITE_LABEL } from '@/lib/site/claims';
import styles from './home.module.css';

const TITLE = 'text-[clamp(1.625rem,1.4rem+0.9vw,2.125rem)] leading-[1.15] text-balance font-bold font-display tracking-[-0.025em]';

/** Two offers: the managed service does the work, and white-label sells it under another name. */
export function TwoDoors() {
  const t = useTranslations('home.doors');
  return (
    <Section title={t('title')}>
      <div className="grid gap-x-16 gap-y-8 sm:gap-y-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <ManagedDoor />
        <WhiteLabelDoor />
      </div>
    </Section>
  );
}

function ManagedDoor() {
  const t = useTranslations('home.doors.managed');
  return (
    <div data-tone="teal" className="flex-col sm:max-lg:flex-row flex overflow-hidden rounded-card bg-paper">
      <div className="flex flex-1 flex-col items-start p-6 sm:p-9">
        <h3 className={TITLE}>{t('title')}</h3>
        <p className="mt-3 text-pretty lg:text-lede">{t('body')}</p>
        <p className="pt-3 sm:pt-10 lg:w-full lg:border-hairline lg:border-t lg:pt-6 mt-auto mb-3 text-pretty">
          {t.rich('hours', {
            hours: MANAGED_SERVICE.hoursSavedMonthly,
            big: (words) => <span className={classNames(styles.hoursFigure, 'font-bold font-display tabular-nums sm:block')}>{words}</span>,
          })}
        </p>
        <ArrowLink href="/managed-service" className="text-ink! hover:text-ink!">
          {t('link')}
        </ArrowLink>
      </div>
      <div aria-hidden="true" className={classNames(styles.faces, 'grid shrink-0 grid-cols-3')}>
        {(['kofi', 'ines', 'mei'] as const).map((person) => (
          <Portrait key={person} person={person} className="w-full" />
        ))}
      </div>
    </div>
  );
}

function WhiteLabelDoor() {
  const t = useTranslations('home.doors.whiteLabel');
  return (
    <div className="flex flex-col justify-between gap-4 sm:gap-8">
      <div className="sm:grid-cols-[2fr_3fr] grid gap-x-10 gap-y-3 border-ink border-t-2 pt-6">
        <h3 className={TITLE}>{t('title')}</h3>
        <div>
          <p className="text-pretty text-soft">{t('body', { hours: WHITE_LABEL.setupHours, ...WHITE_LABEL.customizationBusinessDays })}</p>
          <ArrowLink href="/white-label" className="mt-3">
            {t('link')}
          </ArrowLink>
        </div>
      </div>
      {/* On a phone the window is lower and has no choice of agency. Its own page shows the rest. */}
      <div className={styles.glimpse}>
        <WhiteLabelWindow />
      </div>
    </div>
  );
}
