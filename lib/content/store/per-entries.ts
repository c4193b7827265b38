import { env } from '../../env.ts';
import type { RawEntry } from '../types.ts';
import type { LocaleCodes } from './fields.ts';

/** A function of all entries of a type, called again only when one of them has changed: until then they are the same array. */
export function perEntries<T extends object>(make: (entries: readonly RawEntry[], codes: LocaleCodes) => T) {
  const known = new WeakMap<readonly RawEntry[], T>();
  return (entries: readonly RawEntry[]): T => {
    const made = known.get(entries) ?? make(entries, env().CONTENTFUL_LOCALES);
    known.set(entries, made);
    return made;
  };
}
