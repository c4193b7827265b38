import { useFormatter, useTranslations } from 'next-intl';
import { joined } from '@/components/ui/joined';
import { NetworkIcon } from '@/components/ui/network-icon';
import { NETWORKS } from '@/lib/site/networks';
import { PLANS } from '@/lib/site/plans';
import styles from './abacus.module.css';
import { CutPaper, type PersonName, Portrait, type SceneName } from './cut-paper';
import { Picture } from './picture';

const [SMALLEST] = PLANS;

/** Who and what hangs on the two wires that are counted: as many as the smallest plan has room for. */
const PEOPLE = (['ana', 'kofi', 'ines', 'tomas'] satisfies PersonName[]).slice(0, SMALLEST.seats);
const COMPANIES = (['shop', 'dawn'] satisfies SceneName[]).slice(0, SMALLEST.seats);

// One thread for both wires: it comes from the window's edge, turns outside the frame, and is tied to the post.
const THREAD = 'M-900 104H514C566 104 566 228 514 228H41';

// Nobody counts what hangs on this one: it is slack.
const LOOSE = 'M46 314Q280 454 514 314';
/** The middle of the disc on it that bears a network's mark. */
const discOf = (index: number): [x: number, y: number] => {
  // Nearer to the posts than to each other: so the thread is seen between them.
  const along = (index + 0.75) / (NETWORKS.length + 0.5);
  return [46 + 468 * along, 314 + 280 * along * (1 - along)];
};

/** The left post stands on the page's margin: the 36 of 560 units before it are outside. At the other side the thread turns there. */
const ON_THE_MARGIN = styles.onTheMargin;

/** From its upper beam down by an eighth, on a phone. */
const TALLER = styles.taller;

/**
 * What the bill counts, and what it does not: a wire for people and one for companies, which are one thread; channels hang on a loose one. The warp runs on behind the words; its upper beam says whose count it is.
 * On a phone words and discs are larger, so it is taller by 49 units: what belongs to the loose thread goes down with the lower beam.
 */
export function Abacus() {
  const t = useTranslations('competitors.buffer.picture');
  const plan = useTranslations('pricing.plans')(`${SMALLEST.id}.name`);
  const { number } = useFormatter();
  const counts = { people: PEOPLE.length, companies: COMPANIES.length, channels: NETWORKS.length };
  return (
    <Picture label={t('label', { plan, ...counts })} className={styles.abacus} frame={ON_THE_MARGIN}>
      <div className={joined(styles.upperBeam, 'absolute bg-teal')} />
      <div className={joined(styles.lowerBeam, 'absolute bg-teal')} />
      <svg
        viewBox="0 0 560 444"
        aria-hidden="true"
        className={joined(styles.wire, 'absolute inset-0 overflow-visible fill-none stroke-thread rtl:-scale-x-100')}
      >
        {/* Lines as thick as the loom is high: its ground, and in dashes the warp, wound over both beams. */}
        <path d="M46 228H514" stroke="var(--raised)" strokeWidth={376} className={TALLER} />
        <path d="M54 236H508" stroke="var(--hairline)" strokeWidth={392} strokeDasharray="1 17" className={TALLER} />
        <path d={THREAD} />
        <path d={LOOSE} strokeLinecap="round" strokeDasharray="1 6" stroke="var(--soft)" className={styles.lowerWire} />
      </svg>
      <div className={joined(styles.startPost, 'absolute top-0 h-full rounded-full')} />
      <div className={joined(styles.endPost, 'absolute top-0 h-full rounded-full')} />
      <div className={joined(styles.knot, 'absolute size-4 rounded-full bg-thread')} />

      <div className={joined(styles.plan, 'absolute flex items-center font-semibold text-xl text-on-teal')}>{t('plan', { plan })}</div>
      <Label top={styles.teamLabel} name={t('people')} count={number(counts.people)} />
      <div className={joined(styles.seats, 'absolute flex')}>
        {PEOPLE.map((person) => (
          <Portrait key={person} person={person} className={joined(styles.seat, 'size-14 rounded-full')} />
        ))}
      </div>

      <Label top={styles.companyLabel} name={t('companies')} count={number(counts.companies)} />
      <div className={joined(styles.companies, 'absolute flex')}>
        {COMPANIES.map((scene) => (
          <CutPaper key={scene} scene={scene} className={joined(styles.seat2, 'size-14 rounded-full')} />
        ))}
      </div>

      <div className={joined(styles.channels, 'absolute')}>
        {t.rich('channels', { free: (words) => <span className="text-soft">{words}</span> })}
      </div>
      {NETWORKS.map((network, index) => {
        const [x, y] = discOf(index);
        return (
          <span
            key={network}
            className={joined(styles.network, 'absolute grid place-items-center rounded-full border border-soft bg-raised text-ink')}
            style={{ insetInlineStart: `calc(var(--u) * ${Math.round(x - 18)})`, bottom: `calc(var(--u) * ${Math.round(426 - y)})` }}
          >
            <NetworkIcon network={network} className="size-4" />
          </span>
        );
      })}
    </Picture>
  );
}

function Label({ top, name, count }: { top: string | undefined; name: string; count: string }) {
  return (
    <div className={`${styles.rowLabel} absolute flex items-baseline gap-2 ${top}`}>
      <span className={joined(styles.rowFigure, 'font-bold font-display tracking-tight')}>{count}</span>
      <span className={styles.rowUnit}>{name}</span>
    </div>
  );
}
