import { existsSync, readFileSync, statSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_MODEL } from '../../../../../lib/content/model.ts';
import type { ContentProblem } from '../../../../../lib/content/store/entry.ts';
import { DEFAULT_CODE } from '../../../../../lib/content/store/sample/model.ts';
import { type Space, sampleSpace } from '../../../../../lib/content/store/sample/space.ts';
import { ContentSource } from '../../../../../lib/content/store/source.ts';
import type { Card, Entry } from '../../../../../lib/content/types.ts';
import { parseEnv } from '../../../../../lib/env.ts';
import { LOCALES } from '../../../../../lib/i18n/locales.ts';
import { entryPath } from '../../../../../lib/routing/collection-addresses.ts';
import { ENTRY_KINDS, type EntryKind } from '../../../../../lib/site/collections.ts';
import { SITE } from '../../../../../lib/site/identity.ts';
import { ALIASES } from '../../../../../lib/site/pages.ts';
import { PAPER_WEEK_SLUG } from '../../../../../lib/site/paper-week.ts';
import { isPagePath } from '../../../../support/addresses.ts';
import { entriesOf } from '../../../../support/for-test.ts';
import { printedPages } from '../../../../support/pdf.ts';
import { pictureSize } from '../../../../support/picture-size.ts';
import { textOf } from '../../../../support/rich-text.ts';

type Node = {
  nodeType: string;
  value?: string;
  data: {
    uri?: string;
    target?: { type: string; id?: string; url?: string; about?: string; picture?: { id: string; url: string }; code?: string };
  };
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
  const pages = await Promise.all(ENTRY_KINDS.map((kind) => entriesOf(source, kind, problems)));
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
});

describe('every link in the texts', () => {
  const linksOf = (entry: Entry) => bodyOf(entry).flatMap(({ data }) => data.uri ?? []);

  test('within the site leads to an existing entry, or to a page, by its final address', () => {
    const addresses = new Set(entries.map(entryPath));
    const stands = (uri: string) => {
      const { pathname } = new URL(uri, 'https://site.invalid');
      const namesEntry = /^\/(?:blog|resource|compare)\/[^/]+$/.test(pathname) && !/^\/compare\/[a-z]+-alternative$/.test(pathname);
      return (namesEntry ? addresses.has(pathname) : isPagePath(pathname)) && !ALIASES.has(pathname);
    };
    expect(failing((entry) => linksOf(entry).every((uri) => uri.startsWith('https://') || stands(uri)))).toEqual([]);
  });

  test('leads to another page than the entry itself', () => {
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
        embedded(entry).every(
          ({ data: { target } }) =>
            target?.type === 'picture' || target?.type === 'file' || (target?.type === 'code' && target.code !== ''),
        ),
      ),
    ).toEqual([]);
  });

  test('is a file with the size and weight in the list, described in both languages', () => {
    const list = ['assets', 'screens'].flatMap(
      (name) =>
        JSON.parse(readFileSync(`lib/content/store/sample/${name}.json`, 'utf8')) as {
          file: string;
          bytes: number;
          width: number;
          height: number;
          title: Record<string, string>;
          description: Record<string, string>;
        }[],
    );
    for (const { file, bytes, width, height, title, description } of list) {
      expect(existsSync(`public${file}`), file).toBe(true);
      expect(statSync(`public${file}`).size, file).toBe(bytes);
      expect(pictureSize(readFileSync(`public${file}`)), file).toEqual([width, height]);
      for (const locale of LOCALES) for (const words of [title[locale], description[locale]]) expect(words, file).toMatch(/\S{3}/);
      expect(description.en).not.toBe(description.es);
    }
  });
});

describe('a text that promises something to use', () => {
  /** What titles and descriptions call it. The sheet of a week prints itself. */
  const PROMISE =
    /template|checklist|workbook|formula|to copy|copy the|-minute check|plantilla|lista de control|cuaderno|fórmula para|para copiar|copia la|revisión de|lista para/i;
  const promises = ({ slug, title, description }: Entry) => slug !== PAPER_WEEK_SLUG && PROMISE.test(`${title} ${description}`);
  const filesOf = (entry: Entry) => bodyOf(entry).flatMap(({ data: { target } }) => (target?.type === 'file' ? (target.url ?? []) : []));
  const contentOf = (url: string) => readFileSync(`public${url}`);

  test('has a file with it, a different one in each language', () => {
    expect(failing((entry) => !promises(entry) || filesOf(entry).length > 0)).toEqual([]);
    expect(entries.filter(promises).length).toBeGreaterThan(10);
    const all = entries.flatMap(filesOf);
    expect(new Set(all).size).toBe(all.length);
    for (const kind of ENTRY_KINDS) {
      const withFiles = LOCALES.map((locale) =>
        entries.filter((entry) => entry.kind === kind && entry.language === locale && filesOf(entry).length > 0).map(({ slug }) => slug),
      );
      expect(withFiles[1]?.toSorted()).toEqual(withFiles[0]?.toSorted());
    }
  });

  test('has one that opens, is small, and has the weight that the page shows', () => {
    const list = JSON.parse(readFileSync('lib/content/store/sample/files.json', 'utf8')) as { file: string; bytes: number }[];
    for (const { file, bytes } of list) {
      const content = contentOf(file);
      expect([file, content.length]).toEqual([file, bytes]);
      expect(bytes, file).toBeLessThanOrEqual(60 * 1024);
      if (file.endsWith('.pdf')) expect(printedPages(content).length, file).toBeGreaterThan(0);
      // Excel knows UTF-8 by this mark alone.
      else expect(content.toString('utf8'), file).toMatch(/^\uFEFF.*\p{L}/u);
    }
  });

  test.each(['utm-link-builder', 'enlaces-utm'])('has a formula in each line that reads its own line: %s', (name) => {
    const [, ...rows] = parse(contentOf(`/files/${name}.csv`), { bom: true }) as string[][];
    for (const [index, row] of rows.entries())
      expect([...(row.at(-1) ?? '').matchAll(/\b[A-D](\d+)\b/g)].map(([, line]) => Number(line))).toEqual(Array(4).fill(index + 2));
  });
});
