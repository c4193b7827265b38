import { Thread } from './thread';

/** One loop on the way from one side of the window to the other; the page about another tool closes with the same. */
export const CLOSING_THREAD = 'M-20 84C240 84 420 30 640 30c130 0 150 76 76 76S650 22 790 22c210 0 330 62 830 40';

/** The thread leaves the page: along the upper edge of its closing call, in the room that the section has there. The section is `relative`. */
export function ClosingThread() {
  return (
    <Thread d={CLOSING_THREAD} viewBox="0 0 1600 120" preserveAspectRatio="xMidYMid slice" strokeWidth={4} className="closing-thread" />
  );
}
