import { joined } from '@/components/ui/joined';
import { ThreadPath } from '@/components/ui/thread';
import styles from './lost-thread.module.css';

/** One line that writes 404. */
const PATH =
  'M-40 330C50 330 60 404 150 404C216 404 286 404 286 344V128C286 80 258 76 240 104L142 246C128 266 136 278 158 278H338C400 278 386 404 456 404C580 404 656 330 656 226C656 142 618 84 548 84C478 84 440 142 440 226C440 330 516 404 640 404H790C856 404 926 404 926 344V128C926 80 898 76 880 104L782 246C768 266 776 278 798 278H922';
/** It leaves the page, or on a wide window comes down to the list of where it might have led (lost-thread.module.css). */
const AWAY = `${PATH}C992 278 1012 320 1080 320S1180 278 1260 278H2000`;
const DOWN = `${PATH}C950 278 964 296 964 356V503`;

/** The way it comes from the side of the window, in waves. It does not draw itself: most of it lies outside. */
const WAY =
  'M-2360 330c130 0 160 74 290 74s160-74 290-74s160 74 290 74s160-74 290-74s160 74 290 74s160-74 290-74s160 74 290 74s160-74 290-74';

/**
 * The not-found page's drawing, as wide as what it says: it begins where the title does. Digits are not mirrored: right to
 * left the line comes in from the same side, which is further away.
 */
export function LostThread() {
  return (
    <svg
      viewBox="130 40 852 390"
      aria-hidden="true"
      className={joined(
        'pointer-events-none',
        styles.lost,
        'h-[min(46vh,24rem,(100vw-2*var(--spacing-gutter))*.457)] max-w-full xl:h-96 overflow-visible fill-none stroke-thread stroke-[9]',
      )}
    >
      <path d={WAY} />
      {[AWAY, DOWN].map((d) => (
        <ThreadPath key={d} d={d} draw strokeWidth={9} />
      ))}
    </svg>
  );
}
