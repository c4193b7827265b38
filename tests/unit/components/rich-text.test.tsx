// @vitest-environment jsdom

import { readdirSync } from 'node:fs';
import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { EntryRows } from '../../../components/content/entry-rows.tsx';
import { RichText } from '../../../components/content/rich-text.tsx';
import { type Readable, readable } from '../../../lib/content/rich-text/readable.ts';
import { plainText } from '../../../lib/content/rich-text/reading.ts';
import { walk } from '../../../lib/content/rich-text/walk.ts';
import { mappedDocument } from '../../support/any-document.ts';
import { drawn, markup } from '../../support/drawn.tsx';
import { cardOf } from '../../support/localized-card.ts';
import { documentOf, node, paragraph, text } from '../../support/rich-text.ts';

vi.mock('../../../lib/content/report-once.ts', () => ({ reportOnce: () => {} }));

type Options = { locale?: 'en' | 'es' };

const markupOf = (read: Readable, { locale }: Options = {}) => markup(<RichText text={read} />, locale);

/** A text as a browser has it. */
function draw(content: ReturnType<typeof node>[], options?: Options): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = markupOf(readable(documentOf(...content)), options);
  return root;
}

const linkTo = (uri: string) => node(BLOCKS.PARAGRAPH, [node(INLINES.HYPERLINK, [text('words')], { uri })]);
test('a link to another site opens a new tab that knows nothing of ours', () => {
  const link = draw([linkTo('https://example.com/a')]).querySelector('a');
  expect([link?.getAttribute('href'), link?.target, link?.rel]).toEqual(['https://example.com/a', '_blank', 'noopener noreferrer']);
});

test.each([
  ['/pricing', '/es/pricing'],
  ['/en/pricing', '/es/pricing'],
  ['http://localhost:3000/pricing#plans', '/es/pricing#plans'],
  ['/es/images/flags/es.svg', '/images/flags/es.svg'],
  ['/feeds/blog.rss', '/es/feeds/blog.rss'],
  ['#part', '#part'],
  ['mailto:hello@example.com', 'mailto:hello@example.com'],
])('a link to %s in a Spanish text stays in the tab and leads to %s', (uri, href) => {
  const link = draw([linkTo(uri)], { locale: 'es' }).querySelector('a');
  expect([link?.getAttribute('href'), link?.hasAttribute('target')]).toEqual([href, false]);
});

test('a heading with a link in it keeps that link, and links to itself by its sign', () => {
  const root = draw([node(BLOCKS.HEADING_2, [text('See '), node(INLINES.HYPERLINK, [text('plans')], { uri: '/pricing' })])]);
  expect([...root.querySelectorAll('h2#see-plans > a')].map((link) => link.getAttribute('href'))).toEqual(['/pricing', '#see-plans']);
});

const head = (word: string) => node(BLOCKS.TABLE_HEADER_CELL, [paragraph(word)]);
const cell = (word: string, spans = {}) => node(BLOCKS.TABLE_CELL, [paragraph(word)], spans);
const rows = [
  [head(''), head('Per week')],
  [cell('Show'), cell('3')],
  [head('Teach'), cell('1', { colspan: 2 })],
];
const table = node(
  BLOCKS.TABLE,
  rows.map((cells) => node(BLOCKS.TABLE_ROW, cells)),
);

test('a table has real header cells with a scope; the empty corner is not one', () => {
  const root = draw([table]);
  const heads = Array.from(root.querySelectorAll('th'), (cell) => [cell.closest('thead, tbody')?.localName, cell.textContent, cell.scope]);
  expect(heads).toEqual([
    ['thead', 'Per week', 'col'],
    ['tbody', 'Teach', 'row'],
  ]);
  expect(root.querySelector('tbody td[colspan="2"]')?.textContent).toBe('1');
});

test('a table can be scrolled by keyboard, under the name of the heading above it', () => {
  const scroller = draw([node(BLOCKS.HEADING_2, [text('Kinds')]), table]).querySelector('table')?.parentElement;
  expect(scroller?.tabIndex).toBe(0);
  expect(scroller?.getAttribute('aria-label')).toContain('Kinds');
});

test.each(['video', 'audio'])('a file that is %s has a player by its title, which loads nothing by itself, and the link', (player) => {
  const url = 'https://assets.ctfassets.net/f';
  const target = { type: 'file', id: 'f', url, title: 'The plan', about: 'PDF, 1.2 MB', player };
  const root = draw([node(BLOCKS.EMBEDDED_ASSET, [], { target })]);
  const played = root.querySelector(player);
  const said = ['controls', 'preload', 'src', 'aria-label'].map((name) => played?.getAttribute(name));
  expect(said).toEqual(['', 'none', url, 'The plan']);
  expect(root.querySelector('a')?.textContent).toBe('The plan');
});

const withoutSpace = (value: string | null) => (value ?? '').replaceAll(/\s+/g, '');

test('a text of any shape is drawn, no word of it is lost, and a browser keeps every element in its place', () => {
  fc.assert(
    fc.property(mappedDocument, (any) => {
      const read = readable(any);
      const html = markupOf(read);
      const root = document.createElement('div');
      root.innerHTML = html;
      // Where HTML does not allow an element, the browser's parser moves or drops it, and React would not recognise the page.
      const written = [...html.matchAll(/<([a-z][a-z0-9]*)[\s/>]/g)].map(([, name]) => name);
      expect([...root.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(written);

      let rest = withoutSpace(root.textContent);
      walk(read.document, (each) => {
        if (each.nodeType !== 'text') return;
        const words = withoutSpace(plainText(each));
        const at = rest.indexOf(words);
        expect(at).toBeGreaterThanOrEqual(0);
        rest = rest.slice(at + words.length);
      });
      for (const link of root.querySelectorAll('a')) expect(link.protocol).toMatch(/^(https?|mailto|tel):$/);
    }),
    { numRuns: 300 },
  );
});

test('a row shows the first keyword of an entry where no keyword of the list has a page', () => {
  const { en: card } = cardOf('a', { keywords: ['planning', 'teams'] }).in;
  const row = drawn(<EntryRows kind="blog" cards={[card]} leads={false} sections={[]} />).textContent;
  expect([row.includes('planning'), row.includes('teams')]).toEqual([true, false]);
});

test.each(['figures', 'screens'])('each of our own %s has a version for the dark theme', (folder) => {
  const files = readdirSync(`public/images/${folder}`).filter((name) => name !== 'night');
  expect(readdirSync(`public/images/${folder}/night`).toSorted()).toEqual(files.toSorted());
});
