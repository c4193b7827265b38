import type { ReactNode } from 'react';

/** A short word with a hyphen, such as `white-label`. */
const HYPHENATED = /(\p{L}{2,8}-\p{L}{2,8})/u;

/** Keeps a short word with a hyphen on one line. The text itself does not change, because visitors search for it and copy it. */
export function unbroken(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !HYPHENATED.test(text)) return text;
  const parts = text.split(HYPHENATED);
  // One box around all parts, so that a row of boxes counts them as one.
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of this text never change, and a word may occur twice
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
