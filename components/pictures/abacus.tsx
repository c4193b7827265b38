import { useFormatter, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { classNames } from '@/components/ui/class-names';
import { NetworkIcon } from '@/components/ui/network-icon';
import { NETWORKS } from '@/lib/site/networks';
import { PLANS } from '@/lib/site/plans';
import styles from './abacus.module.css';
import { CutPaper } from './cut-paper';
import { Picture, units } from './picture';

const [SMALLEST] = PLANS;

/** What the two counted wires hold, and the distances of its words and discs from the top. The smallest plan has room for these. */
const WIRES = [
  { name: 'people', top: 'top-13', discs: 76, drawn: 'portrait', drawings: ['ana', 'kofi', 'ines', 'tomas'] },
  { name: 'companies', top: 'top-44', discs: 200, drawn: 'scene', drawings: ['shop', 'dawn'] },
] as const;

// One thread forms both wires. It comes from the window's edge, turns outside the frame, and ends at the post.
const THREAD = 'M-900 104H514C566 104 566 228 514 228H41';

// Channels are not counted, so their wire is slack.
const LOOSE = 'M46 314Q280 454 514 314';
/** The centre of the disc under a network's mark, on the slack wire. */
const discOf = (index: number): [x: number, y: number] => {
  // The outer discs are nearer to the posts than to each other, so the thread is visible between the discs.
  const along = (index + 0.75) / (NETWORKS.length + 0.5);
  return [46 + 468 * along, 314 + 280 * along * (1 - along)];
};

/**
 * Shows what the bill counts: a wire with people and a wire with companies, which are one thread. Channels are not counted and hang on a
 * slack wire. The warp continues behind the words. The upper beam names the plan. On a phone words and discs are larger, so the picture is
 * taller by 49 units. The slack wire and its discs move down with the lower beam.
 */
export function Abacus() {
  const t = useTranslations('competitors.buffer.picture');
  const plan = useTranslations('pricing.plans')(`${SMALLEST.id}.name`);
  const { number } = useFormatter();
  const counts = { people: SMALLEST.seats, companies: SMALLEST.seats, channels: NETWORKS.length };
  return (
    <Picture label={t('label', { plan, ...counts })} className={styles.abacus} frame={styles.onTheMargin}>
      <div className={classNames(styles.topmost, 'absolute top-2 bg-teal')} style={{ insetInline: units(36) }} />
      <div className={classNames(styles.lowest, 'absolute bottom-3 bg-teal')} style={{ insetInline: units(36) }} />
      <svg
        viewBox="0 0 560 444"
        aria-hidden="true"
        strokeWidth={3.5}
        className="absolute inset-0 overflow-visible fill-none stroke-thread rtl:-scale-x-100"
      >
        {/* Two lines as thick as the loom is high: its ground, and the warp as dashes, which cover both beams. */}
        <path d="M46 228H514" stroke="var(--raised)" strokeWidth={376} className={styles.taller} />
        <path d="M54 236H508" stroke="var(--hairline)" strokeWidth={392} strokeDasharray="1 17" className={styles.taller} />
        <path d={THREAD} />
        <path d={LOOSE} strokeLinecap="round" strokeDasharray="1 6" stroke="var(--soft)" className={styles.lowerWire} />
      </svg>
      <div className={classNames(styles.post, 'absolute top-0 h-full rounded-full')} style={{ insetInlineStart: units(36) }} />
      <div className={classNames(styles.post, 'absolute top-0 h-full rounded-full')} style={{ insetInlineEnd: units(36) }} />
      <div className="absolute size-4 rounded-full bg-thread" style={{ insetInlineStart: units(33), top: units(220) }} />

      <div className={classNames(styles.topmost, 'absolute start-17 top-2 flex items-center font-semibold text-xl text-on-teal')}>
        {t('plan', { plan })}
      </div>
      {WIRES.map(({ name, top, discs, drawn, drawings }) => (
        <Fragment key={name}>
          <div className={`start-17 absolute flex items-baseline gap-2 ${top}`}>
            <span className="text-3xl leading-none font-bold font-display tracking-tight">{number(counts[name])}</span>
            <span className={styles.words}>{t(name)}</span>
          </div>
          <div className="absolute flex" style={{ insetInlineEnd: units(68), top: units(discs) }}>
            {drawings.slice(0, SMALLEST.seats).map((drawing) => (
              <CutPaper key={drawing} scene={drawing} data-drawn={drawn} className="border-2 border-raised size-14 rounded-full" />
            ))}
          </div>
        </Fragment>
      ))}
      <div className={classNames(styles.channels, styles.words, 'absolute start-17')}>
        {t.rich('channels', { free: (words) => <span className="text-soft">{words}</span> })}
      </div>
      {NETWORKS.map((network, index) => {
        const [x, y] = discOf(index);
        return (
          <span
            key={network}
            className={classNames(styles.network, 'absolute grid place-items-center rounded-full border border-soft bg-raised text-ink')}
            style={{ insetInlineStart: units(Math.round(x - 18)), bottom: units(Math.round(426 - y)) }}
          >
            <NetworkIcon network={network} className="size-4" />
          </span>
        );
      })}
    </Picture>
  );
}
