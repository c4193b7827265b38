import { combine } from '@contentful/content-source-maps';

/** A text with its key in characters that nobody sees: a text has no element of its own that could have an attribute. */
export function markedText(text: string, key: string, entryId?: string): string {
  return combine(text, { origin: key, href: entryId ?? '' });
}
