import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { processState } from '../runtime/process-state.ts';

/** While a page is made, it gets a tag for each text of the site that it reads: the language, and the place of the text's key. */
export const textTag = (locale: string, index: number): string => `~${locale}.${index.toString(36)}`;

const READ = /^~([\w-]+)\.([0-9a-z]+)$/;
const SET = 'texts:';

/**
 * Joins the tags of texts into one for each language: a page reads hundreds, and most pages of a kind read the same. The tag itself holds
 * the set, a bit for each key.
 */
export function joinTextTags(tags: readonly string[]): string[] {
  const others: string[] = [];
  const sets = new Map<string, number[]>();
  for (const tag of tags) {
    const [, locale, index] = READ.exec(tag) ?? [];
    if (locale === undefined || index === undefined) others.push(tag);
    else sets.set(locale, [...(sets.get(locale) ?? []), Number.parseInt(index, 36)]);
  }
  return [...others, ...[...sets].map(([locale, indexes]) => `${SET}${locale}:${packed(indexes)}`)];
}

function packed(indexes: readonly number[]): string {
  const bits = new Uint8Array((Math.max(...indexes) >> 3) + 1);
  for (const index of indexes) bits[index >> 3] = (bits[index >> 3] as number) | (1 << (index & 7));
  return deflateRawSync(bits).toString('base64url');
}

const unpackedSets = () => processState('text-sets', () => new Map<string, Uint8Array>());

export function hasText(tag: string, texts: readonly string[]): boolean {
  if (!tag.startsWith(SET)) return false;
  const [, locale, set = ''] = tag.split(':');
  let bits = unpackedSets().get(tag);
  if (!bits) {
    bits = inflateRawSync(Buffer.from(set, 'base64url'));
    unpackedSets().set(tag, bits);
  }
  return texts.some((text) => {
    const [, own, index = ''] = READ.exec(text) ?? [];
    const place = Number.parseInt(index, 36);
    return own === locale && ((bits[place >> 3] ?? 0) & (1 << (place & 7))) !== 0;
  });
}
