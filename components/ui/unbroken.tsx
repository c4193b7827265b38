import type { ReactNode } from 'react';

/** Names that are read as one: a line that ended at their hyphen would tear them. */
const NAMES = /(white-label)/i;

/** Words in which no line ends inside such a name. What is no text stays as it is. */
export function unbroken(words: ReactNode): ReactNode {
  if (typeof words !== 'string' || !NAMES.test(words)) return words;
  return words.split(NAMES).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that never changes
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
