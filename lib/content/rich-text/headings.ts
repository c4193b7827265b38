/** A heading of a text: `level` is the level of its element, 2 to 6, since the page's title is the h1. */
export type Heading = { id: string; level: number; title: string };

export type Chapter = { id: string; title: string; chapters?: readonly Chapter[] };

const ID_MAX_LENGTH = 60;
const DEEPEST = 6;

/** A text with fewer headings needs no contents. */
const CONTENTS_FROM = 3;

/** The ids of the headings of one text, in order: readable, unique, and stable while the words stay. `taken` are ids that the page uses. */
export function headingIds(taken: Iterable<string> = []): (title: string) => string {
  const used = new Set(taken);
  return (title) => {
    const slug = slugOf(title);
    let id = slug;
    for (let count = 2; used.has(id); count += 1) id = `${slug}-${count}`;
    used.add(id);
    return id;
  };
}

/** "¿Qué medir?" as `que-medir`. Letters of any script stay; a heading without letters is a `section`. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    // The combining marks that the decomposition made of accents.
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  if (!words) return 'section';
  const slug = words.join('-');
  if (slug.length <= ID_MAX_LENGTH) return slug;
  const whole = slug.slice(0, ID_MAX_LENGTH + 1).lastIndexOf('-');
  return whole > 0 ? slug.slice(0, whole) : [...slug].slice(0, ID_MAX_LENGTH / 2).join('');
}

/** The level that an editor chose for a heading, 1 to 6; undefined for other nodes. */
export const headingRank = (nodeType: string): number | undefined => Number(/^heading-([1-6])$/.exec(nodeType)?.[1]) || undefined;

/** The levels of a text's headings, by the ranks that the editor chose: the highest is an h2, and no level is skipped on the way down. */
export function headingLevels(): (rank: number) => number {
  const open: number[] = [];
  return (rank) => {
    while ((open.at(-1) ?? 0) >= rank) open.pop();
    open.push(rank);
    return Math.min(open.length + 1, DEEPEST);
  };
}

/** The contents of a text: its h2 headings with their h3. Empty if the text has too few. */
export function contentsOf(headings: readonly Heading[]): Chapter[] {
  const shown = headings.filter(({ level }) => level <= 3);
  if (shown.length < CONTENTS_FROM) return [];
  const contents: (Chapter & { chapters: Chapter[] })[] = [];
  for (const { id, level, title } of shown) {
    if (level === 2) contents.push({ id, title, chapters: [] });
    else contents.at(-1)?.chapters.push({ id, title });
  }
  return contents;
}
