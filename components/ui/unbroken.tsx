import type { ReactNode } from 'react';

/** A short word with a hyphen, such as `white-label`. */
const HYPHENATED = /(\p{L}{2,8}-\p{L}{2,8})/u;

/** The same words, but a short one with a hyphen does not break there. The text itself stays as it is: it is searched for and copied. */
export function unbroken(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !HYPHENATED.test(text)) return text;
  const parts = text.split(HYPHENATED);
  // One box around all of it: where it stands in a row of boxes, it stays one of them.
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that never changes; a word may stand in it twice
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
