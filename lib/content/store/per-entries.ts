import { env } from '../../env.ts';
import type { RawEntry } from '../types.ts';
import type { LocaleCodes } from './fields.ts';

/** A function of all entries of a type, called again only when one of them has changed: until then they are the same array. */
export function perEntries<T>(make: (entries: readonly RawEntry[], codes: LocaleCodes) => T): (entries: readonly RawEntry[]) => T {
  const known = new WeakMap<readonly RawEntry[], { made: T }>();
  return (entries) => {
    let found = known.get(entries);
    if (!found) {
      found = { made: make(entries, env().CONTENTFUL_LOCALES) };
      known.set(entries, found);
    }
    return found.made;
  };
}
