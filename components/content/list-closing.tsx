import type { ReactNode } from 'react';
import type { EntryKind } from '@/lib/site/collections';

/** Rectangles of one size, each at its place, as one path. */
const boxes = (width: number, height: number, places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([x, y]) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');

/** Places of a week's days. */
const week = (first: number, step: number) => Array.from({ length: 7 }, (_, day) => first + day * step);

/** Paper has round corners: a line of its own colour around it. */
const PAPER = { strokeWidth: 10, strokeLinejoin: 'round' } as const;

/** A week in which nothing stands yet; the thread lets one idea down into its third day. */
function Idea() {
  const turn = { transform: 'rotate(-6 165 58)' };
  const days = week(15, 64).map((x) => [x, 98] as const);
  const empty = [
    [19, 102],
    [19, 222],
    [83, 150],
    [211, 120],
    [211, 206],
    [275, 176],
    [339, 150],
    [403, 150],
  ] as const;
  return (
    <>
      <path d={boxes(38, 188, days)} {...PAPER} className="fill-hairline stroke-hairline" />
      <path d={boxes(30, 42, empty)} className="fill-raised stroke-0" />
      <path d="M147 222h30v42h-30z" strokeWidth={2.5} strokeDasharray="7 5" className="stroke-marigold" />
      <path d="M130 63h70v96h-70z" {...PAPER} {...turn} className="fill-marigold stroke-marigold" />
      <path d="M157 131c0-11-12-13-12-28a20 20 0 0 1 40 0c0 15-12 17-12 28zm1 10h14" {...turn} className="stroke-on-marigold" />
      <path d="M-4400 26H-60C40 26 110 44 156 66m14 0C210 44 330 22 480 22H4400" strokeLinecap="round" />
    </>
  );
}

/** A page that is written with the thread, and the week that comes of it, with something in each of its days. */
function FullWeek() {
  const days = week(213, 38);
  const posts = (...places: (readonly [day: number, y: number])[]) =>
    boxes(
      26,
      40,
      places.map(([day, y]) => [days[day] as number, y] as const),
    );
  return (
    <>
      <path
        d={boxes(
          22,
          192,
          days.map((x) => [x + 2, 84] as const),
        )}
        {...PAPER}
        className="fill-hairline stroke-hairline"
      />
      <path d="M5 77h100l36 36v173H5z" {...PAPER} className="fill-ink stroke-ink" />
      <path d="M107 77v34h34z" {...PAPER} className="fill-soft stroke-soft" />
      <path d={posts([0, 82], [2, 160], [4, 82], [5, 238], [6, 120])} className="fill-marigold stroke-0" />
      <path d={posts([0, 200], [1, 110], [3, 238], [5, 130], [6, 210])} className="fill-teal stroke-0" />
      <path d={posts([1, 238], [2, 88], [3, 120], [4, 210], [5, 82])} className="fill-ink stroke-0" />
      <path d="M-4400 26H-40C0 26-8 146 26 146c18 0 14-16 28-16s14 16 28 16 14-16 32-16c22 0 10 44-16 44H40c-22 0-22 40 0 40 16 0 14-14 28-14s14 14 28 14c70 0 90-150 149-150 26 0 30 132 58 132s30-132 57-132 30 132 57 132 34-170 90-170H4400" />
    </>
  );
}

/** Three posts, and the one that the thread has decided for. */
function Decision() {
  return (
    <>
      <path
        d={boxes(90, 150, [
          [25, 106],
          [365, 106],
        ])}
        {...PAPER}
        className="fill-hairline stroke-hairline"
      />
      <path
        d={boxes(74, 64, [
          [33, 116],
          [373, 116],
        ])}
        className="fill-raised stroke-0"
      />
      <path d="M35 202h70m-70 18h70m-70 18h40m300-36h70m-70 18h70m-70 18h40" strokeWidth={7} className="stroke-raised" />
      <path d="M195 106h90v150h-90z" {...PAPER} className="fill-ink stroke-ink" />
      <path d="M203 116h74v64h-74z" className="fill-marigold stroke-0" />
      <path d="M203 180c14-30 30-30 44-8 10-12 20-12 30 8z" className="fill-teal stroke-0" />
      <path d="M205 202h70m-70 18h70m-70 18h40" strokeWidth={7} className="stroke-hairline" />
      <path d="M-4400 26H-20C90 26 140 76 236 76c80 0 92 60 92 106 0 66-34 104-88 104s-92-40-92-104S182 58 262 58 340 26 480 26H4400" />
    </>
  );
}

const PICTURES: Record<EntryKind, () => ReactNode> = { blog: Idea, resource: FullWeek, compare: Decision };

/** What the last call of a list says, beside its words and on a phone above them. The thread comes from one edge of the window, passes through, and leaves by the other. */
export function ListClosing({ kind }: { kind: EntryKind }) {
  const Picture = PICTURES[kind];
  return (
    <svg
      viewBox="0 0 480 300"
      aria-hidden="true"
      strokeWidth={4}
      className="w-full max-w-[27rem] justify-self-end overflow-visible fill-none stroke-thread max-lg:order-first rtl:-scale-x-100"
    >
      <Picture />
    </svg>
  );
}
