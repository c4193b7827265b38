import type { ReactNode } from 'react';

/** Names that are read as one: a line that ended at their hyphen would tear them. */
const NAMES = /(white-label)/i;

/** Words in which no line ends inside such a name, in one element: a flex box takes them as one thing. What is no text stays as it is. */
export function unbroken(words: ReactNode): ReactNode {
  if (typeof words !== 'string' || !NAMES.test(words)) return words;
  const parts = words.split(NAMES);
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that never changes
          <span key={index} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
