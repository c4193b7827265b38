import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { NetworkIcon } from '@/components/ui/network-icon';
import type { Network } from '@/lib/site/networks';
import { planById } from '@/lib/site/plans';
import { CutPaper, type PersonName, Portrait, type SceneName } from './cut-paper';
import { Picture } from './picture';

const SEATS = planById('team').seats;
const SIDE = SEATS / 2;

type Guest = { person: PersonName; network: Network; scene: SceneName };

/** Who sits where: places are numbered along the far side, then along the near one. The others are free. */
const GUESTS: Record<number, Guest> = {
  0: { person: 'ana', network: 'instagram', scene: 'loaf' },
  2: { person: 'kofi', network: 'tiktok', scene: 'oven' },
  3: { person: 'ruth', network: 'linkedin', scene: 'dawn' },
  5: { person: 'tomas', network: 'youtube', scene: 'field' },
  6: { person: 'mei', network: 'pinterest', scene: 'wheat' },
  9: { person: 'ines', network: 'facebook', scene: 'shop' },
};
const TAKEN = Object.keys(GUESTS).length;

/** A chair from above, its back away from the table when that is below it. */
const CHAIR = 'M22 26h36a10 10 0 0 1 10 10v26a10 10 0 0 1 -10 10h-36a10 10 0 0 1 -10 -10v-26a10 10 0 0 1 10 -10zM14 14q26 -10 52 0';
/** So that it faces the table. */
const TURN = {
  far: '-rotate-90 rtl:rotate-90 @2xl:rotate-0',
  near: 'rotate-90 rtl:-rotate-90 @2xl:rotate-180',
};

const STEP = { wide: 242, narrow: 104 };
const RUNNER = {
  wide: 'M-40 236C60 190 120 246 240 220S420 196 560 222 760 250 880 214 1060 190 1240 236',
  narrow: 'M186 -20C150 60 212 110 184 180S146 300 182 370 212 470 178 560',
};

/** A long table: as many chairs as the plan has seats, some taken, and the thread as its runner. */
export function LongTable() {
  const t = useTranslations('competitors.sprout.picture');
  return (
    <Picture
      label={t('label', { seats: SEATS, taken: TAKEN, free: SEATS - TAKEN })}
      className="aspect-[360/540] overflow-hidden [--canvas:360] @2xl:aspect-[1200/440] @2xl:[--canvas:1200]"
    >
      <div
        data-tone="teal"
        className="absolute inset-y-0 start-25 w-40 rounded-card bg-paper @2xl:inset-x-0 @2xl:start-0 @2xl:top-31.5 @2xl:h-47 @2xl:w-full"
      />
      <Runner d={RUNNER.narrow} viewBox="0 0 360 540" className="@2xl:hidden" />
      <Runner d={RUNNER.wide} viewBox="0 0 1200 440" className="hidden @2xl:block" />
      {Array.from({ length: SEATS }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Seat key={seat} guest={GUESTS[seat]} near={seat >= SIDE} order={seat % SIDE} />
      ))}
    </Picture>
  );
}

function Runner({ d, viewBox, className }: { d: string; viewBox: string; className: string }) {
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      className={`absolute inset-0 size-full fill-none stroke-4 stroke-marigold @2xl:stroke-5 rtl:-scale-x-100 ${className}`}
    >
      <path d={d} strokeLinecap="round" />
    </svg>
  );
}

/** A chair, who sits on it, and the post on the table before them. */
function Seat({ guest, near, order }: { guest: Guest | undefined; near: boolean; order: number }) {
  const style = {
    '--along-wide': `calc(var(--u) * ${60 + order * STEP.wide})`,
    '--along-narrow': `calc(var(--u) * ${18 + order * STEP.narrow})`,
  } as CSSProperties;
  const chair = `absolute top-(--along-narrow) size-20 rounded-full @2xl:start-(--along-wide) @2xl:size-28 ${
    near ? 'end-3 @2xl:end-auto @2xl:top-auto @2xl:bottom-1' : 'start-3 @2xl:top-1'
  }`;
  const sheet = `absolute top-[calc(var(--along-narrow)+var(--u)*16)] h-12 w-15 overflow-hidden rounded-md bg-raised @2xl:start-[calc(var(--along-wide)+var(--u)*18)] @2xl:h-16 @2xl:w-19 ${
    near ? 'end-27.5 rotate-2 @2xl:end-auto @2xl:top-auto @2xl:bottom-35 @2xl:-rotate-3' : 'start-27.5 -rotate-2 @2xl:top-35 @2xl:rotate-2'
  }`;
  return guest ? (
    <>
      <Portrait person={guest.person} className={chair} style={style} />
      <div className={sheet} style={style}>
        <CutPaper scene={guest.scene} className="size-full" />
        <span className="absolute start-1 top-1 grid size-5 place-items-center rounded-full bg-raised text-ink">
          <NetworkIcon network={guest.network} className="size-3" />
        </span>
      </div>
    </>
  ) : (
    <svg
      viewBox="0 0 80 80"
      aria-hidden="true"
      className={`fill-sunken stroke-2 stroke-soft ${TURN[near ? 'near' : 'far']} ${chair}`}
      style={style}
    >
      <path d={CHAIR} strokeLinecap="round" />
    </svg>
  );
}
