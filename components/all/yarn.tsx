import { classNames } from '@/components/ui/class-names';
import { ClosingThread } from '@/components/ui/closing-thread';
import { symbolOf } from '@/components/ui/symbol';
import styles from './all.module.css';
import drawing from './yarn.svg';

/** A ball of yarn. The end of its thread leads into the search field. It shows only with the field. */
export function Yarn() {
  return (
    <svg
      className={classNames(styles.yarn, 'overflow-visible fill-none stroke-3 stroke-thread rtl:-scale-x-100')}
      viewBox="0 0 248 160"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className="thread-draw" pathLength="1" d="M133 103C98 136 23 131 46 92c15-25 50-4 29 29-16 25-45 39-87 39" />
      <circle cx="174" cy="62" r="58" />
      <use href={symbolOf(drawing, 'wound')} />
    </svg>
  );
}

const UNWOUND =
  'M-1600 88H800C860 88 946 66 946 42C946 26 926 14 900 14S854 26 854 42C854 66 890 88 948 88C1004 88 1038 72 1038 52C1038 40 1022 30 1000 30S962 40 962 52C962 72 1004 88 1064 88H3200';

/** Loose yarn from the ball, along the closing call. */
export const LooseYarn = () => <ClosingThread d={UNWOUND} />;
