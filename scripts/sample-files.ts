import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCKS, type Block, type Document, type TopLevelBlock } from '@contentful/rich-text-types';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { type Browser, chromium } from 'playwright';
import subsetFont from 'subset-font';
import { plainText } from '../lib/content/rich-text/reading.ts';
import { escapeHtml, toHtml } from '../lib/content/rich-text/to-html.ts';
import { SAMPLE_LANGUAGES, sampleCode } from '../lib/content/store/sample/model.ts';
import { type Space, sampleSpace } from '../lib/content/store/sample/space.ts';
import type { Locale } from '../lib/i18n/locales.ts';
import { SITE } from '../lib/site/identity.ts';
import { BROWSER_ARGS, findBrowser } from './browser.mjs';
import { CORE_RANGE, charactersOf } from './cut-fonts.ts';
import { DOWNLOADS, type Download, type Extract } from './sample/downloads.ts';

// `npm run content:files`: remakes the download files of the sample's articles from their text, and the list of the files. Run it after a
// change of such an article, or of the product's name.

const FOLDER = 'public/files';
const LIST = 'lib/content/store/sample/files.json';
const TYPES = { csv: 'text/csv', pdf: 'application/pdf', txt: 'text/plain' } as const;
/** The mark by which Excel recognises UTF-8. */
const BOM = '\uFEFF';

/** An article in a language: its title, its text, and its pieces of code. */
type Text = { title: string; document: Document; codes: string[] };

function textOf(space: Space, article: Download['article'], locale: Locale): Text {
  const [kind, name = ''] = article.split('/');
  const code = sampleCode(locale);
  const fieldsOf = (id: string) => space.entries.find(({ sys }) => sys.id === id)?.fields;
  const fields = fieldsOf(`${kind}-${name}`);
  if (!fields) throw new Error(`there is no article ${article}`);
  const codes: string[] = [];
  for (let found = fieldsOf(`code-${name}-1`); found; found = fieldsOf(`code-${name}-${codes.length + 1}`))
    codes.push(found.code?.[code] as string);
  return { title: fields.title?.[code] as string, document: fields.content?.[code] as Document, codes };
}

function the<Part>(parts: readonly Part[], index: number): Part {
  const part = parts[index];
  if (part === undefined) throw new Error(`there is no part ${index}`);
  return part;
}

/** "1,904" is a number in one country's spreadsheets and a fraction in another's. */
const asValue = (words: string) => (/^\d{1,3}(?:,\d{3})+$/.test(words) ? words.replaceAll(',', '') : words);

/** The rows of a file that is a table. */
function rowsOf({ document, codes }: Text, extract: Exclude<Extract, { from: 'code' | 'chapters' }>, locale: Locale): string[][] {
  switch (extract.from) {
    case 'codeTable':
      return parse(the(codes, extract.index), { delimiter: extract.delimiter, relax_column_count_less: true });
    case 'table': {
      const tables = document.content.filter(({ nodeType }) => nodeType === BLOCKS.TABLE);
      return (the(tables, extract.index).content as Block[]).map(({ content }) =>
        content.map((cell) => asValue(plainText(cell as Block).trim())),
      );
    }
    case 'links': {
      const { origin, pathname, searchParams } = new URL(the(the(codes, 0).trim().split(/\s+/).slice(-1), 0));
      const [campaign = '', content = ''] = ['utm_campaign', 'utm_content'].map((name) => searchParams.get(name) ?? '');
      const formula = (line: number) =>
        the(codes, 1)
          .trim()
          .replaceAll(/(?<=\b[A-D])2\b/g, `${line}`);
      return [
        extract.head[locale],
        ...extract.sources.map((source, index) => [origin + pathname, source, campaign, content, formula(index + 2)]),
      ];
    }
  }
}

const HEADINGS: readonly string[] = [BLOCKS.HEADING_2, BLOCKS.HEADING_3, BLOCKS.HEADING_4, BLOCKS.HEADING_5, BLOCKS.HEADING_6];
const WORKED_WITH: readonly string[] = [BLOCKS.UL_LIST, BLOCKS.OL_LIST, BLOCKS.TABLE];

/** The chapters of a text, each with its heading. */
function chaptersOf({ content }: Document): TopLevelBlock[][] {
  const chapters: TopLevelBlock[][] = [];
  for (const node of content) {
    if (HEADINGS.includes(node.nodeType)) chapters.push([]);
    chapters.at(-1)?.push(node);
  }
  return chapters;
}

const FONT = readFileSync('node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2');
/** Below each line of a form. */
const FORM_LINES = 4;
const LETTERS = charactersOf(CORE_RANGE).join('');

/** A static weight of the font: with a variable font a PDF would be twice the size. */
async function fontFace(weight: number): Promise<string> {
  const font = await subsetFont(FONT, LETTERS, { targetFormat: 'truetype', variationAxes: { wght: weight } });
  return `@font-face { font-family: "Instrument Sans"; font-weight: ${weight}; src: url("data:font/ttf;base64,${font.toString('base64')}"); }`;
}

const STYLE = [await fontFace(400), await fontFace(700), readFileSync('scripts/sample/print.css', 'utf8')].join('\n');

/** A chapter to print, as HTML. Paper has no links. */
function chapterOf([heading, ...nodes]: TopLevelBlock[], look: string, lines: number): { heading: string; html: string } {
  const content = nodes.filter(
    ({ nodeType }, place) => WORKED_WITH.includes(nodeType) || (place === 0 && look !== 'form' && nodeType === BLOCKS.PARAGRAPH),
  );
  const html = toHtml({ nodeType: BLOCKS.DOCUMENT, data: {}, content }, (path) => path).replaceAll(/<\/?a\b[^>]*>/g, '');
  const ruled = look === 'form' ? html.replaceAll('</li>', `${'<hr>'.repeat(FORM_LINES)}</li>`) : html;
  return { heading: escapeHtml(plainText(heading as Block)), html: ruled + '<hr>'.repeat(lines) };
}

/** A page to print, as HTML: a single chapter has its own title, several have the article's. */
function pageOf({ title, document }: Text, { look, chapters, lines = {} }: Extract & { from: 'chapters' }, locale: Locale): string {
  const all = chaptersOf(document);
  const printed = chapters.map((index) => chapterOf(the(all, index), look, lines[index] ?? 0));
  const [only, ...others] = printed;
  const name = only && others.length === 0 ? only.heading : escapeHtml(title);
  const sections = printed.map(({ heading, html }) => `<section>${printed.length > 1 ? `<h2>${heading}</h2>` : ''}${html}</section>`);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${name}</title><style>${STYLE}</style></head>
<body class="${look}"><header>${escapeHtml(SITE.product)}</header><h1>${name}</h1>${sections.join('\n')}</body></html>`;
}

async function pdfOf(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, tagged: true });
  await page.close();
  // A run without changed text changes no file.
  return Buffer.from(pdf.toString('latin1').replaceAll(/\/(CreationDate|ModDate) \(D:\d{14}/g, '/$1 (D:20260801080000'), 'latin1');
}

async function fileOf(browser: Browser, text: Text, { extract }: Download, locale: Locale): Promise<Buffer> {
  if (extract.from === 'chapters') return pdfOf(browser, pageOf(text, extract, locale));
  if (extract.from === 'code') return Buffer.from(`${BOM}${the(text.codes, extract.index).trim()}\n`.replaceAll('\n', '\r\n'));
  const rows = rowsOf(text, extract, locale);
  const [head = []] = rows;
  // Every line has the length of the first.
  return Buffer.from(
    stringify(
      rows.map((row) => head.map((_, column) => row[column] ?? '')),
      { bom: true, record_delimiter: 'windows' },
    ),
  );
}

const space = await sampleSpace();
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const list = [];
for (const download of DOWNLOADS)
  for (const { locale } of SAMPLE_LANGUAGES) {
    const file = `/files/${download.name[locale]}.${download.extension}`;
    const bytes = await fileOf(browser, textOf(space, download.article, locale), download, locale);
    writeFileSync(join('public', file), bytes);
    list.push({
      id: locale === 'en' ? download.id : `${download.id}-${locale}`,
      file,
      bytes: bytes.length,
      contentType: TYPES[download.extension],
      title: download.title,
    });
    console.log(`${String(bytes.length).padStart(6)}  ${file}`);
  }
writeFileSync(LIST, `${JSON.stringify(list, null, 2)}\n`);
await browser.close();
