import { classNames } from '@/components/ui/class-names';
import { ThreadPath } from '@/components/ui/thread';
import styles from './lost-thread.module.css';

/** One line that draws the digits 404. */
const PATH =
  'M-40 330C50 330 60 404 150 404C216 404 286 404 286 344V128C286 80 258 76 240 104L142 246C128 266 136 278 158 278H338C400 278 386 404 456 404C580 404 656 330 656 226C656 142 618 84 548 84C478 84 440 142 440 226C440 330 516 404 640 404H790C856 404 926 404 926 344V128C926 80 898 76 880 104L782 246C768 266 776 278 798 278H922';
/** Two ends: AWAY leaves the page. On a wide window DOWN leads to the list of suggested pages (lost-thread.module.css). */
const AWAY = `${PATH}C992 278 1012 320 1080 320S1180 278 1260 278H2000`;
const DOWN = `${PATH}C950 278 964 296 964 356V503`;

/** The waves that lead in from the side of the window. They are not animated, because most of them lie outside the window. */
const WAY =
  'M-2360 330c130 0 160 74 290 74s160-74 290-74s160 74 290 74s160-74 290-74s160 74 290 74s160-74 290-74s160 74 290 74s160-74 290-74';

/** As wide as its text. Digits are not mirrored, so in right-to-left pages the line comes from the left too, on a longer way. */
export function LostThread() {
  return (
    <svg
      viewBox="130 40 852 390"
      aria-hidden="true"
      className={classNames('pointer-events-none', styles.lost, 'max-w-full xl:h-96 overflow-visible fill-none stroke-thread stroke-[9]')}
    >
      <path d={WAY} />
      {[AWAY, DOWN].map((d) => (
        <ThreadPath key={d} d={d} draw strokeWidth={9} />
      ))}
    </svg>
  );
}
