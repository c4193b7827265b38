import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { walk } from '../../../../../lib/content/rich-text/walk.ts';
import { ContentSource } from '../../../../../lib/content/store/source.ts';
import type { Entry } from '../../../../../lib/content/types.ts';
import { parseEnv } from '../../../../../lib/env.ts';
import { LOCALES } from '../../../../../lib/i18n/locales.ts';
import { ENTRY_KINDS } from '../../../../../lib/site/collections.ts';
import { PAPER_WEEK_SLUG } from '../../../../../lib/site/paper-week.ts';
import { entriesOf } from '../../../../support/for-test.ts';
import { printedPages } from '../../../../support/pdf.ts';
import { textOf } from '../../../../support/rich-text.ts';

let entries: Entry[];

// Through the SDK, as the site reads them.
beforeAll(async () => {
  const source = new ContentSource(parseEnv({}));
  const pages = await Promise.all(ENTRY_KINDS.map((kind) => entriesOf(source, kind)));
  entries = pages.flat().flatMap(({ items }) => items.flatMap((entry) => LOCALES.map((locale) => entry.in[locale])));
});

/** The entries that fail a check, by name. */
const failing = (passes: (entry: Entry) => boolean) =>
  entries.filter((entry) => !passes(entry)).map(({ kind, slug, bodyLanguage }) => `${kind}/${slug} (${bodyLanguage})`);

test('the sample space leaves no placeholder unfilled', () => {
  expect(failing((entry) => !/\{[a-zA-Z.]+\}/.test([entry.title, entry.description, textOf(entry.body)].join(' ')))).toEqual([]);
});

/** What titles and descriptions call something to use. The sheet of a week prints itself. */
const PROMISE =
  /template|checklist|workbook|formula|to copy|copy the|-minute check|plantilla|lista de control|cuaderno|fórmula para|para copiar|copia la|revisión de|lista para/i;
const promises = ({ slug, title, description }: Entry) => slug !== PAPER_WEEK_SLUG && PROMISE.test(`${title} ${description}`);

function filesOf(entry: Entry): string[] {
  const files: string[] = [];
  walk(entry.body, ({ data }) => {
    if (data?.target?.type === 'file') files.push(data.target.url);
  });
  return files;
}

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
    const content = readFileSync(`public${file}`);
    expect([file, content.length]).toEqual([file, bytes]);
    expect(bytes, file).toBeLessThanOrEqual(60 * 1024);
    if (file.endsWith('.pdf')) expect(printedPages(content).length, file).toBeGreaterThan(0);
    // Excel knows UTF-8 by this mark alone.
    else expect(content.toString('utf8'), file).toMatch(/^\uFEFF.*\p{L}/u);
  }
});
