import { BLOCKS } from '@contentful/rich-text-types';
import type { Space, SpaceItem } from '../../lib/content/store/sample/space.ts';
import { ENTRY_KINDS, type EntryKind } from '../../lib/site/collections.ts';

const LOCALE_NAMES = { 'en-US': 'English', es: 'Spanish' } as const;

/** Options of a generated article; every field has a plausible default. */
export type ArticleOptions = {
  id: string;
  kind: EntryKind;
  slug?: string;
  title?: string;
  createdAt?: string;
  words?: number;
  cover?: string;
  embeds?: object[];
  fields?: SpaceItem['fields'];
};

/** An article in both languages, as the delivery API returns it. `fields` replaces whole fields. */
export function makeArticle({
  id,
  kind,
  slug = id,
  title = `Title of ${id}`,
  createdAt = '2026-05-01T08:00:00.000Z',
  words = 60,
  cover,
  embeds = [],
  fields = {},
}: ArticleOptions): SpaceItem {
  const generated = {
    title: perLocale((name) => `${title} (${name})`),
    description: perLocale((name) => `What ${id} is about, in ${name}.`),
    keywords: perLocale(() => ['planning', id.split('-')[0] as string]),
    slug: { 'en-US': slug },
    ...(cover ? { previewImage: { 'en-US': link('Asset', cover) } } : {}),
    content: perLocale((name) => document(`Text of ${id} in ${name}. `, words, embeds)),
  };
  return makeEntry(kind, id, { ...generated, ...fields }, createdAt);
}

const AT = '2026-04-01T08:00:00.000Z';

/** An entry of any content type, as the delivery API returns it. */
export const makeEntry = (contentType: string, id: string, fields: SpaceItem['fields'], createdAt = AT): SpaceItem => ({
  sys: {
    ...{ id, type: 'Entry', createdAt, updatedAt: createdAt, revision: 1 },
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } },
  },
  fields,
});

export const makeCodeBlock = (id: string, code: string): SpaceItem =>
  makeEntry('codeBlock', id, { title: { 'en-US': id }, language: { 'en-US': 'js' }, code: { 'en-US': code } });

export function makeAsset(id: string, url = `/images/covers/${id}.webp`, description = `What ${id} shows`): SpaceItem {
  return {
    sys: { id, type: 'Asset', createdAt: AT, updatedAt: AT, revision: 1 },
    fields: {
      title: { 'en-US': id },
      description: { 'en-US': description, es: `${description} (es)` },
      file: {
        'en-US': { url, fileName: `${id}.webp`, contentType: 'image/webp', details: { size: 1000, image: { width: 1200, height: 630 } } },
      },
    },
  };
}

/** A space of `count` articles of each kind, numbered from 1 (the newest last), with one cover for all of them. */
export function makeSpace(count: number | Record<EntryKind, number>, words = 60): Space {
  const entries = ENTRY_KINDS.flatMap((kind) =>
    Array.from({ length: typeof count === 'number' ? count : count[kind] }, (_, index) =>
      makeArticle({
        id: `${kind}-${index + 1}`,
        kind,
        words,
        cover: 'cover',
        createdAt: new Date(Date.UTC(2024, 0, 1) + index * 3_600_000).toISOString(),
      }),
    ),
  );
  return { entries, assets: [makeAsset('cover')] };
}

/** A field with the same value in both languages. */
export const inBoth = (value: unknown) => ({ 'en-US': value, es: value });

/** A link to an item, in the form of a field's value. */
export const link = (linkType: 'Entry' | 'Asset', id: string) => ({ sys: { type: 'Link', linkType, id } });

/** A rich-text node that embeds an item. */
export const embed = (linkType: 'Entry' | 'Asset', id: string) => ({
  nodeType: linkType === 'Entry' ? BLOCKS.EMBEDDED_ENTRY : BLOCKS.EMBEDDED_ASSET,
  data: { target: link(linkType, id) },
  content: [],
});

function perLocale<T>(make: (name: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(LOCALE_NAMES).map(([code, name]) => [code, make(name)]));
}

function document(start: string, words: number, embeds: object[]): object {
  const text = start + 'word '.repeat(words);
  return {
    nodeType: BLOCKS.DOCUMENT,
    data: {},
    content: [{ nodeType: BLOCKS.PARAGRAPH, data: {}, content: [{ nodeType: 'text', value: text, marks: [], data: {} }] }, ...embeds],
  };
}
