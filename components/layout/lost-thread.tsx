import { ThreadPath } from '@/components/ui/thread';

/** One line that comes in from the side, writes 404 and ends loose. */
const PATH =
  'M-20 356C50 356 80 404 150 404C216 404 286 404 286 344V128C286 80 258 76 240 104L142 246C128 266 136 278 158 278H350C430 278 430 384 548 384C622 384 656 318 656 230C656 142 618 84 548 84C478 84 440 142 440 230C440 318 474 384 548 384C640 384 690 404 790 404C856 404 926 404 926 344V128C926 80 898 76 880 104L782 246C768 266 776 278 798 278H1010C1080 278 1070 350 1120 350';

/** The not-found page's drawing. Digits are not mirrored: right to left the line comes in from the same side, which is further away. */
export function LostThread({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 40 1200 390"
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
      className={`pointer-events-none w-full overflow-visible fill-none stroke-thread ${className}`}
    >
      <path d="M-3000 356H-20" strokeWidth={9} className="ltr:invisible" />
      <ThreadPath d={PATH} draw strokeWidth={9} />
    </svg>
  );
}
