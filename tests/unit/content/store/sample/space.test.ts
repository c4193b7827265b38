import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { ContentProblem } from '../../../../../lib/content/store/entry.ts';
import { type Space, sampleSpace } from '../../../../../lib/content/store/sample/space.ts';
import { ContentSource } from '../../../../../lib/content/store/source.ts';
import type { Card, Entry } from '../../../../../lib/content/types.ts';
import { parseEnv } from '../../../../../lib/env.ts';
import { LOCALES } from '../../../../../lib/i18n/locales.ts';
import { entryPath } from '../../../../../lib/routing/collection-addresses.ts';
import { ENTRY_KINDS } from '../../../../../lib/site/collections.ts';
import { ALIASES } from '../../../../../lib/site/pages.ts';
import { PAPER_WEEK_SLUG } from '../../../../../lib/site/paper-week.ts';
import { isPagePath } from '../../../../support/addresses.ts';
import { entriesOf } from '../../../../support/for-test.ts';
import { printedPages } from '../../../../support/pdf.ts';
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

test('the sample space has no entry that would have to be left out', () => {
  expect(problems).toEqual([]);
  const articles = space.entries.filter(({ sys }) => sys.contentType?.sys.id !== 'codeBlock');
  expect(entries).toHaveLength(articles.length * LOCALES.length);
});

test('the sample space leaves no placeholder unfilled', () => {
  expect(failing((entry) => !/\{[a-zA-Z.]+\}/.test([entry.title, entry.description, textOf(entry.body)].join(' ')))).toEqual([]);
});

test('the sample space has one address for each entry', () => {
  const addresses = new Set(entries.map(entryPath));
  expect(addresses.size).toBe(entries.length / LOCALES.length);
  for (const address of addresses) {
    expect(isPagePath(address)).toBe(true);
    expect([...ALIASES.keys()]).not.toContain(address);
  }
});

const linksOf = (entry: Entry) => bodyOf(entry).flatMap(({ data }) => data.uri ?? []);

test('every link of a text within the site leads to an existing entry, or to a page, by its final address', () => {
  const addresses = new Set(entries.map(entryPath));
  const stands = (uri: string) => {
    const { pathname } = new URL(uri, 'https://site.invalid');
    const namesEntry = /^\/(?:blog|resource|compare)\/[^/]+$/.test(pathname) && !/^\/compare\/[a-z]+-alternative$/.test(pathname);
    return (namesEntry ? addresses.has(pathname) : isPagePath(pathname)) && !ALIASES.has(pathname);
  };
  expect(failing((entry) => linksOf(entry).every((uri) => uri.startsWith('https://') || stands(uri)))).toEqual([]);
});

/** What titles and descriptions call it. The sheet of a week prints itself. */
const PROMISE =
  /template|checklist|workbook|formula|to copy|copy the|-minute check|plantilla|lista de control|cuaderno|fórmula para|para copiar|copia la|revisión de|lista para/i;
const promises = ({ slug, title, description }: Entry) => slug !== PAPER_WEEK_SLUG && PROMISE.test(`${title} ${description}`);
const filesOf = (entry: Entry) => bodyOf(entry).flatMap(({ data: { target } }) => (target?.type === 'file' ? (target.url ?? []) : []));
const contentOf = (url: string) => readFileSync(`public${url}`);

test('a text that promises something to use has a file with it, a different one in each language', () => {
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

test('a file of a text opens, is small, and has the weight that the page shows', () => {
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
