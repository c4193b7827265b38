import { existsSync, readFileSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_MODEL } from '../../../../../lib/content/model.ts';
import type { ContentProblem } from '../../../../../lib/content/store/entry.ts';
import { DEFAULT_CODE } from '../../../../../lib/content/store/sample/model.ts';
import { type Space, sampleSpace } from '../../../../../lib/content/store/sample/space.ts';
import { ContentSource } from '../../../../../lib/content/store/source.ts';
import type { Card, Entry } from '../../../../../lib/content/types.ts';
import { parseEnv } from '../../../../../lib/env.ts';
import { inTwoLines } from '../../../../../lib/head/head-text.ts';
import { LOCALES } from '../../../../../lib/i18n/locales.ts';
import { entryPath } from '../../../../../lib/routing/collection-addresses.ts';
import { ENTRY_KINDS, type EntryKind } from '../../../../../lib/site/collections.ts';
import { SITE } from '../../../../../lib/site/identity.ts';
import { ALIASES } from '../../../../../lib/site/pages.ts';
import { isPagePath } from '../../../../support/addresses.ts';
import { all } from '../../../../support/for-test.ts';
import { textOf } from '../../../../support/rich-text.ts';
import { webpSize } from '../../../../support/webp.ts';

type Node = {
  nodeType: string;
  data: { uri?: string; target?: { type: string; picture?: { id: string }; code?: string; sys?: { id: string } } };
  marks?: { type: string }[];
  content?: Node[];
};

let space: Space;
let entries: Entry[];
let problems: ContentProblem[];

// Through the SDK, as the site reads them.
beforeAll(async () => {
  space = await sampleSpace();
  problems = [];
  const source = new ContentSource(parseEnv({}), (problem) => problems.push(problem));
  const pages = await Promise.all(ENTRY_KINDS.map((kind) => all(source.allEntries(kind))));
  entries = pages.flat().flatMap(({ items }) => items.flatMap((entry) => LOCALES.map((locale) => entry.in[locale])));
});

const nodesOf = (node: Node): Node[] => [node, ...(node.content ?? []).flatMap(nodesOf)];
const bodyOf = (entry: Entry) => nodesOf(entry.body as unknown as Node);
const nameOf = (entry: Card, language: string) => `${entry.kind}/${entry.slug} (${language})`;
/** The entries that fail a check, by name. */
const failing = (passes: (entry: Entry) => boolean) =>
  entries.filter((entry) => !passes(entry)).map((entry) => nameOf(entry, entry.bodyLanguage));

describe('the sample space', () => {
  test.each<[EntryKind, number]>([
    ['blog', 9],
    ['resource', 6],
    ['compare', 5],
  ])('has entries of kind %s, at least %i, in both languages', (kind, least) => {
    for (const locale of LOCALES) {
      const own = entries.filter((entry) => entry.kind === kind && entry.language === locale && entry.bodyLanguage === locale);
      expect(own.length).toBeGreaterThanOrEqual(least);
    }
  });

  test('has no entry that would have to be left out', () => {
    expect(problems).toEqual([]);
    const articles = space.entries.filter(({ sys }) => sys.contentType?.sys.id !== 'codeBlock');
    expect(entries).toHaveLength(articles.length * LOCALES.length);
  });

  test('compares the product with other schedulers, at an address that follows its name', () => {
    expect(
      entries.filter(({ kind, slug }) => kind === 'compare' && slug === `${SITE.productSlug}-against-other-social-media-schedulers`),
    ).toHaveLength(2);
  });

  test('has texts of 600 to 1500 words', () => {
    const wordsOf = (entry: Entry) => textOf(entry.body).split(/\s+/).filter(Boolean).length;
    expect(failing((entry) => wordsOf(entry) >= 600 && wordsOf(entry) <= 1_500)).toEqual([]);
  });

  test('has titles, descriptions and keywords of its own in every text', () => {
    expect(failing(({ title, description, keywords }) => title !== '' && description !== '' && keywords.length > 0)).toEqual([]);
    expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
    expect(new Set(entries.map(({ description }) => description)).size).toBe(entries.length);
  });

  test('begins its descriptions with a sentence that stands whole in two lines of a related column', () => {
    expect(failing(({ description }) => /[.?!]$/.test(inTwoLines(description)) && inTwoLines(description).length > 45)).toEqual([]);
  });

  test('leaves no placeholder unfilled', () => {
    expect(failing((entry) => !/\{[a-zA-Z.]+\}/.test([entry.title, entry.description, textOf(entry.body)].join(' ')))).toEqual([]);
  });

  test('has one address for each entry', () => {
    const addresses = new Set(entries.map(entryPath));
    expect(addresses.size).toBe(entries.length / LOCALES.length);
    for (const address of addresses) {
      expect(isPagePath(address)).toBe(true);
      expect([...ALIASES.keys()]).not.toContain(address);
    }
  });

  test('has unique ids, and entries of known content types with known fields only', () => {
    const ids = [...space.entries, ...space.assets].map(({ sys }) => sys.id);
    expect(new Set(ids).size).toBe(ids.length);
    // https://www.contentful.com/developers/docs/references/content-management-api/: at most 64 characters of these.
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9._-]{1,64}$/);
    for (const entry of space.entries) {
      const type = CONTENT_MODEL.find(({ id }) => id === entry.sys.contentType?.sys.id);
      const known = type?.fields.map(({ id }) => id) ?? [];
      expect(Object.keys(entry.fields).filter((name) => !known.includes(name))).toEqual([]);
      for (const field of type?.fields.filter(({ required }) => required) ?? [])
        expect(entry.fields[field.id]).toHaveProperty([DEFAULT_CODE]);
      for (const field of type?.fields.filter(({ localized }) => !localized) ?? [])
        expect(Object.keys(entry.fields[field.id] ?? {}).filter((code) => code !== DEFAULT_CODE)).toEqual([]);
    }
  });

  test('is the same for all who ask in one process', async () => {
    expect(await sampleSpace()).toBe(space);
  });
});

describe('taken together, the texts use', () => {
  // All that the site knows how to draw: the sample shows an editor each of them. Heading 1 is drawn as well, but no text is to have one (docs/editors.md).
  const NODE_TYPES = [
    'document',
    'paragraph',
    'heading-2',
    'heading-3',
    'heading-4',
    'heading-5',
    'heading-6',
    'ordered-list',
    'unordered-list',
    'list-item',
    'hr',
    'blockquote',
    'table',
    'table-row',
    'table-cell',
    'table-header-cell',
    'embedded-asset-block',
    'embedded-entry-block',
    'hyperlink',
  ];

  test.each(LOCALES.flatMap((locale) => NODE_TYPES.map((nodeType) => [locale, nodeType] as const)))(
    'in %s the node %s',
    (locale, nodeType) => {
      expect(entries.some((entry) => entry.bodyLanguage === locale && bodyOf(entry).some((node) => node.nodeType === nodeType))).toBe(true);
    },
  );

  test.each(LOCALES.flatMap((locale) => ['bold', 'italic', 'underline', 'code'].map((mark) => [locale, mark] as const)))(
    'in %s the mark %s',
    (locale, mark) => {
      expect(
        entries.some(
          (entry) => entry.bodyLanguage === locale && bodyOf(entry).some((node) => node.marks?.some(({ type }) => type === mark)),
        ),
      ).toBe(true);
    },
  );

  test.each(LOCALES)('in %s links within the site and out of it', (locale) => {
    const links = entries
      .filter(({ bodyLanguage }) => bodyLanguage === locale)
      .flatMap((entry) => bodyOf(entry).flatMap(({ data }) => data.uri ?? []));
    expect(links.some((uri) => uri.startsWith('/'))).toBe(true);
    expect(links.some((uri) => uri.startsWith('https://'))).toBe(true);
  });
});

describe('every link in the texts', () => {
  const linksOf = (entry: Entry) => bodyOf(entry).flatMap(({ data }) => data.uri ?? []);

  test('leads out over https, or to a page of the site', () => {
    expect(
      failing((entry) =>
        linksOf(entry).every((uri) => uri.startsWith('https://') || isPagePath(new URL(uri, 'https://site.invalid').pathname)),
      ),
    ).toEqual([]);
  });

  test('within the site leads to an entry that exists, or to a page of its own, by its final address', () => {
    const addresses = new Set(entries.map(entryPath));
    const stands = (uri: string) => {
      const { pathname } = new URL(uri, 'https://site.invalid');
      const namesEntry = /^\/(?:blog|resource|compare)\/[^/]+$/.test(pathname) && !/^\/compare\/[a-z]+-alternative$/.test(pathname);
      return (namesEntry ? addresses.has(pathname) : isPagePath(pathname)) && !ALIASES.has(pathname);
    };
    expect(failing((entry) => linksOf(entry).every((uri) => uri.startsWith('https://') || stands(uri)))).toEqual([]);
  });

  test('leads somewhere else than to the entry itself', () => {
    expect(failing((entry) => !linksOf(entry).includes(entryPath(entry)))).toEqual([]);
  });
});

describe('every picture', () => {
  test('of an entry is there, with an alternative text', () => {
    expect(failing(({ picture }) => picture !== null && picture.alt.length > 10)).toEqual([]);
  });

  test('and every code block that a text embeds is there', () => {
    const embedded = (entry: Entry) => bodyOf(entry).filter(({ nodeType }) => nodeType.startsWith('embedded-'));
    expect(
      failing((entry) =>
        embedded(entry).every(({ data }) => data.target?.type === 'picture' || (data.target?.type === 'code' && data.target.code !== '')),
      ),
    ).toEqual([]);
  });

  test('is a file of the size and weight that the list says, described in both languages', () => {
    const list = JSON.parse(readFileSync('lib/content/store/sample/assets.json', 'utf8')) as {
      file: string;
      bytes: number;
      width: number;
      height: number;
      title: Record<string, string>;
      description: Record<string, string>;
    }[];
    for (const { file, bytes, width, height, title, description } of list) {
      expect(existsSync(`public${file}`), file).toBe(true);
      expect(statSync(`public${file}`).size, file).toBe(bytes);
      expect(webpSize(readFileSync(`public${file}`)), file).toEqual([width, height]);
      for (const locale of LOCALES) for (const words of [title[locale], description[locale]]) expect(words, file).toMatch(/\S{3}/);
      expect(description.en).not.toBe(description.es);
    }
  });

  test('of the list is used by an entry', () => {
    const used = new Set(entries.flatMap((entry) => [entry.picture?.id, ...bodyOf(entry).map(({ data }) => data.target?.picture?.id)]));
    expect(space.assets.map(({ sys }) => sys.id).filter((id) => !used.has(id))).toEqual([]);
  });
});
