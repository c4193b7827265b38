import { useTranslations } from 'next-intl';
import { AGENCIES } from '@/components/pictures/sample-agencies';
import { Drawing } from '@/components/ui/drawing';
import { Section } from '@/components/ui/section';
import { Usd, useUsd } from '@/components/ui/usd';
import { WHITE_LABEL } from '@/lib/site/claims';
import { WHITE_LABEL_MONTHLY_USD } from '@/lib/site/plans';
import { CropMarks } from './crop-marks';
import styles from './white-label.module.css';

const SENDER = AGENCIES.tide;
/** The number of posts on each day of a month, from 0 to 10. */
const MONTH = [3, 5, 4, 6, 2, 1, 5, 6, 8, 5, 3, 2, 6, 9, 7, 5, 4, 2, 7, 10]
  .map((posts, day) => `M${day * 14 + 21} 84v-${posts * 7}h8v${posts * 7}z`)
  .join('');

const FACTS = ['setup', 'security', 'price'] as const;
const PLACES: Record<(typeof FACTS)[number], string | undefined> = {
  setup: `${styles.fact} sm:grid`,
  security: `${styles.fact} ${styles.security} sm:grid`,
  price: `${styles.priceFact} border-hairline border-t sm:col-span-2 sm:grid`,
};

/** Four cards as one sheet: the name, and the three figures that agencies ask for. */
export function WhiteLabelFeatures() {
  const t = useTranslations('whiteLabel.features');
  const numbers = useFeatureNumbers();
  return (
    <Section title={t('title')} className="pt-0!">
      <div className={`${styles.agencyGets} grid grid-cols-1 overflow-hidden rounded-card border border-hairline bg-raised`}>
        <article className={`${styles.name} flex flex-col`}>
          <div aria-hidden="true" className={`${styles.nameGround} relative grid flex-1 place-items-center bg-sunken text-soft`}>
            <CropMarks />
            <Letter />
          </div>
          <div className="p-6 sm:p-8">
            <h3 className={`card-heading ${styles.factTitle}`}>{t('brand.title')}</h3>
            <p className="mt-3 max-w-[32rem] text-pretty text-soft">{t('brand.text')}</p>
          </div>
        </article>
        <div className={`${styles.factCards} grid grid-cols-1 sm:grid-cols-2`}>
          {FACTS.map((fact) => (
            <article key={fact} className={`p-6 sm:p-8 ${PLACES[fact]}`}>
              <p
                aria-hidden="true"
                className={`whitespace-nowrap font-bold font-display leading-none ${fact === 'price' ? 'text-[clamp(3.25rem,2rem+3.4vw,5rem)] text-thread' : styles.drawnFigure}`}
              >
                <bdi dir="ltr">
                  {t.rich(`${fact}.figure`, {
                    ...numbers,
                    price: () => <Usd amount={WHITE_LABEL_MONTHLY_USD} />,
                    unit: (words) => <span className={`${styles.factUnit} font-semibold text-ink`}>{words}</span>,
                  })}
                </bdi>
                {fact === 'setup' && <Day hours={WHITE_LABEL.setupHours} />}
                {fact === 'security' && <Key />}
              </p>
              <div className={fact === 'price' ? 'max-sm:mt-4' : 'mt-4 sm:mt-6'}>
                <h3 className={`card-heading ${styles.factTitle}`}>{t(`${fact}.title`)}</h3>
                <p className="mt-3 text-pretty text-soft">{t(`${fact}.text`, numbers)}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** Draws a line for each hour of the maximum setup time. The last hour is not needed. */
function Day({ hours }: { hours: number }) {
  const lines = { pathLength: hours, strokeDasharray: '.5 .5', strokeDashoffset: -0.25 };
  return (
    <svg viewBox="0 0 256 64" preserveAspectRatio="none" aria-hidden="true" strokeWidth={64} className={styles.drawn}>
      <path d="M0 32H256" {...lines} className="stroke-hairline" />
      <path d={`M0 32H${256 * (1 - 1 / hours)}`} {...lines} pathLength={hours - 1} className="stroke-thread" />
    </svg>
  );
}

/** The bits of a key (WHITE_LABEL.encryption): one line through all rows, on which a dash of no length is a dot. */
function Key() {
  return (
    <svg
      viewBox="0 0 256 64"
      aria-hidden="true"
      strokeWidth={5}
      strokeLinecap="round"
      className={`${styles.drawn} ${styles.drawnKey} stroke-ink`}
    >
      <path
        d={`M4 4${'h248v8h-248v8'.repeat(4).slice(0, -2)}`}
        pathLength={255}
        strokeDasharray="0 1 0 2 0 1 0 3 0 2 0 1 0 1 0 4 0 2 0 1 0 2 0 3"
      />
    </svg>
  );
}

/** The monthly report in the mail to a sample agency's client. The window in the hero cannot show it. */
function Letter() {
  const t = useTranslations('whiteLabel.brand.parts');
  return (
    <div className={`${styles.letter} grid content-center rounded-card border border-hairline bg-raised text-ink shadow-float`}>
      <p className="grid grid-cols-[auto_1fr] items-center gap-x-3 text-small leading-[1.35]">
        <Drawing
          d={SENDER.logo}
          viewBox="0 0 24 24"
          className={`${styles.brandDark} ${styles.lightLines} row-span-2 size-11 rounded-full fill-none stroke-2 stroke-current`}
          strokeLinecap="round"
        />
        <b>{SENDER.name}</b>
        <bdi className="text-soft">{SENDER.mail}</bdi>
      </p>
      <p className="card-heading font-bold font-display">{t('report.value', { name: SENDER.name })}</p>
      <Drawing
        d={MONTH}
        viewBox="0 0 320 96"
        className={`${styles.brandDark} ${styles.lightLines} w-full rounded-lg fill-current rtl:-scale-x-100`}
      />
      <Drawing d="M0 6h320M0 28h236" viewBox="0 0 320 34" strokeWidth={7} className="w-full stroke-hairline rtl:-scale-x-100" />
    </div>
  );
}

/** Returns the figures in the white-label texts that the business can change. */
export function useFeatureNumbers() {
  const { setupHours, customizationBusinessDays, agencies, encryption, audit } = WHITE_LABEL;
  return {
    hours: setupHours,
    ...customizationBusinessDays,
    agencies,
    encryption,
    // The name must stay on one line.
    audit: audit.replace(' ', '\u00a0'),
    price: useUsd()(WHITE_LABEL_MONTHLY_USD),
  };
}
