// @vitest-environment jsdom
import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import fc from 'fast-check';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RichText } from '../../../components/content/rich-text.tsx';
import { TOKEN_KINDS, type Token } from '../../../lib/content/rich-text/highlight.ts';
import { type Readable, readable } from '../../../lib/content/rich-text/readable.ts';
import { plainText } from '../../../lib/content/rich-text/reading.ts';
import { walk } from '../../../lib/content/rich-text/walk.ts';
import type { BodyTarget } from '../../../lib/content/types.ts';
import en from '../../../messages/en/messages.ts';
import es from '../../../messages/es/messages.ts';
import { anyDocument } from '../../support/any-document.ts';
import { documentOf, node, paragraph, text } from '../../support/rich-text.ts';

type Drawn = { locale?: 'en' | 'es'; code?: ReadonlyMap<BodyTarget, Token[][]>; firstPicture?: boolean };

const quiet = { report: () => {} };

function markupOf(read: Readable, { locale = 'en', ...rest }: Drawn = {}): string {
  const messages = { en, es }[locale];
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <RichText text={read} {...rest} />
    </NextIntlClientProvider>,
  );
}

/** A text as a browser has it. */
function draw(content: ReturnType<typeof node>[], options?: Drawn): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = markupOf(readable(documentOf(...content), quiet), options);
  return root;
}

const linkTo = (uri: string) => node(BLOCKS.PARAGRAPH, [node(INLINES.HYPERLINK, [text('words')], { uri })]);
const picture = (more: object = {}) =>
  node(BLOCKS.EMBEDDED_ASSET, [], {
    target: {
      type: 'picture',
      picture: {
        id: 'a',
        url: '/a.webp',
        width: 1360,
        height: 800,
        contentType: 'image/webp',
        alt: 'A loom',
        caption: 'How it is woven',
        ...more,
      },
    },
  });

describe('a link', () => {
  test('to another site opens a new tab that knows nothing of ours', () => {
    const link = draw([linkTo('https://example.com/a')]).querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://example.com/a');
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  test.each([
    ['en', '/pricing'],
    ['es', '/es/pricing'],
  ] as const)('within the site is in the language of the page: %s', (locale, href) => {
    const link = draw([linkTo('/pricing')], { locale }).querySelector('a');
    expect([link?.getAttribute('href'), link?.hasAttribute('target')]).toEqual([href, false]);
  });

  test.each([
    ['/es/pricing', '/es/pricing'],
    ['/en/pricing', '/es/pricing'],
    ['http://localhost:3000/pricing#plans', '/es/pricing#plans'],
    ['http://localhost:3000/es', '/es'],
    ['/images/flags/es.svg', '/images/flags/es.svg'],
    ['/es/images/flags/es.svg', '/images/flags/es.svg'],
    ['http://localhost:3000/sitemap.xml', '/sitemap.xml'],
    ['/feeds/blog.rss', '/es/feeds/blog.rss'],
  ])('to %s in a Spanish text stays in the tab and leads to %s', (uri, href) => {
    const link = draw([linkTo(uri)], { locale: 'es' }).querySelector('a');
    expect([link?.getAttribute('href'), link?.hasAttribute('target')]).toEqual([href, false]);
  });

  test.each(['#part', 'mailto:hello@example.com', 'tel:+34600'])('%s is left as it is', (uri) => {
    const link = draw([linkTo(uri)], { locale: 'es' }).querySelector('a');
    expect([link?.getAttribute('href'), link?.hasAttribute('target')]).toEqual([uri, false]);
  });

  test('to somewhere unsafe is its words', () => {
    const root = draw([linkTo('java\nscript:alert(1)')]);
    expect([root.querySelector('a'), root.textContent]).toEqual([null, 'words']);
  });
});

describe('a heading', () => {
  test('links to itself, and starts one level below the title of the page', () => {
    const root = draw([node(BLOCKS.HEADING_1, [text('Año uno')])]);
    expect(root.querySelector('h1')).toBeNull();
    expect(root.querySelector('h2#ano-uno > a')?.getAttribute('href')).toBe('#ano-uno');
  });

  test('with a link in it keeps that link, and links to itself by its sign', () => {
    const root = draw([node(BLOCKS.HEADING_2, [text('See '), node(INLINES.HYPERLINK, [text('plans')], { uri: '/pricing' })])]);
    const links = [...root.querySelectorAll('h2#see-plans > a')].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('aria-label'),
    ]);
    expect(links).toEqual([
      ['/pricing', null],
      ['#see-plans', en.shell.sections.link],
    ]);
  });
});

describe('a table', () => {
  const row = (type: BLOCKS, ...words: string[]) =>
    node(
      BLOCKS.TABLE_ROW,
      words.map((word) => node(type, [paragraph(word)])),
    );
  const table = node(BLOCKS.TABLE, [
    row(BLOCKS.TABLE_HEADER_CELL, '', 'Per week'),
    row(BLOCKS.TABLE_CELL, 'Show', '3'),
    node(BLOCKS.TABLE_ROW, [
      node(BLOCKS.TABLE_HEADER_CELL, [paragraph('Teach')]),
      node(BLOCKS.TABLE_CELL, [paragraph('1')], { colspan: 2 }),
    ]),
  ]);

  test('has real header cells with a scope; the empty corner is not one', () => {
    const root = draw([table]);
    expect([...root.querySelectorAll('thead th')].map((cell) => [cell.textContent, cell.getAttribute('scope')])).toEqual([
      ['Per week', 'col'],
    ]);
    expect([...root.querySelectorAll('tbody th')].map((cell) => [cell.textContent, cell.getAttribute('scope')])).toEqual([
      ['Teach', 'row'],
    ]);
    expect(root.querySelector('tbody td[colspan="2"]')?.textContent).toBe('1');
  });

  test('of long words shows that it can be scrolled', () => {
    const captionOf = (word: string) =>
      draw([node(BLOCKS.TABLE, [row(BLOCKS.TABLE_CELL, word, word, word, word)])]).querySelector('figcaption');
    expect(captionOf('responsibilities')?.textContent).toBeTruthy();
    expect(captionOf('Mon')).toBeNull();
  });

  test('with a head of two rows has both in its head, and all columns in their place', () => {
    const over = (word: string, spans: Record<string, number>) => node(BLOCKS.TABLE_HEADER_CELL, [paragraph(word)], spans);
    const root = draw([
      node(BLOCKS.TABLE, [
        node(BLOCKS.TABLE_ROW, [over('Plan', { rowspan: 2 }), over('Price', { colspan: 2 })]),
        row(BLOCKS.TABLE_HEADER_CELL, 'Month', 'Year'),
        row(BLOCKS.TABLE_CELL, 'Pro', '9', '90'),
      ]),
    ]);
    expect([...root.querySelectorAll('thead tr')].map(({ children }) => children.length)).toEqual([2, 2]);
    expect([...root.querySelectorAll('th')].map((cell) => cell.getAttribute('scope'))).toEqual(['col', 'col', 'col', 'col']);
    expect([...root.querySelectorAll('tbody td')].map(({ textContent }) => textContent)).toEqual(['Pro', '9', '90']);
  });

  test('can be scrolled by keyboard, under the name of the heading above it', () => {
    const scroller = draw([node(BLOCKS.HEADING_2, [text('Kinds')]), table]).querySelector('table')?.parentElement;
    expect(scroller?.tabIndex).toBe(0);
    expect(scroller?.getAttribute('aria-label')).toContain('Kinds');
  });
});

describe('a file', () => {
  const file = (more: object) =>
    node(BLOCKS.EMBEDDED_ASSET, [], {
      target: {
        type: 'file',
        id: 'f',
        url: 'https://assets.ctfassets.net/f',
        title: 'The plan',
        about: 'PDF, 1.2 MB',
        player: null,
        ...more,
      },
    });

  test('is a link by its title, with its kind and size', () => {
    const root = draw([file({})]);
    expect(root.querySelector('a')?.textContent).toBe('The plan');
    expect(root.querySelector('a')?.getAttribute('href')).toBe('https://assets.ctfassets.net/f');
    expect(root.textContent).toBe('The plan (PDF, 1.2 MB)');
  });

  test('of the site itself is saved by its link, and is the same in every language', () => {
    const link = draw([file({ url: '/files/plan.pdf' })]).querySelector('a');
    expect([link?.getAttribute('href'), link?.hasAttribute('download')]).toEqual(['/files/plan.pdf', true]);
  });

  test.each(['video', 'audio'])('that is %s has a player by its title, which loads nothing by itself, and the link', (player) => {
    const root = draw([file({ player })]);
    const played = root.querySelector(player);
    expect(['controls', 'preload', 'src', 'aria-label'].map((name) => played?.getAttribute(name))).toEqual([
      ...['', 'none', 'https://assets.ctfassets.net/f', 'The plan'],
    ]);
    expect(root.querySelector('a')?.textContent).toBe('The plan');
  });

  test('at an unsafe address is none', () => {
    expect(draw([file({ url: 'javascript:alert(1)' })]).textContent).toBe('');
  });
});

describe('a picture', () => {
  test('keeps its place, loads when it is near, and has its description and its caption', () => {
    const root = draw([picture()]);
    const image = root.querySelector('img');
    expect([image?.width, image?.height, image?.alt]).toEqual([1360, 800, 'A loom']);
    expect([image?.getAttribute('loading'), image?.getAttribute('decoding')]).toEqual(['lazy', 'async']);
    // Other words than the image's own, so both are heard.
    expect(root.querySelector('figcaption')?.textContent).toBe('How it is woven');
    expect(root.querySelector('figcaption')?.getAttribute('aria-hidden')).toBeNull();
  });

  test.each([
    ['without a name', { alt: 'IMG_4471', caption: null }],
    ['whose name is its description', { alt: 'A loom', caption: 'A loom' }],
  ])('%s has no caption', (_, more) => {
    expect(draw([picture(more)]).querySelector('figcaption')).toBeNull();
  });

  test('that is the first of its page loads eagerly, before everything else', () => {
    const images = [...draw([picture(), picture()], { firstPicture: true }).querySelectorAll('img')];
    expect(images.map((image) => [image.getAttribute('fetchpriority'), image.getAttribute('loading')])).toEqual([
      ['high', 'eager'],
      [null, 'lazy'],
    ]);
  });
});

describe('code', () => {
  const target = { type: 'code' as const, id: 'c', code: 'const a = 1;\n<b>', language: 'js' };
  const block = node(BLOCKS.EMBEDDED_ENTRY, [], { target });

  test('is shown as it was written, with its language and a way to copy it', () => {
    const root = draw([block]);
    expect(root.querySelector('pre code')?.textContent).toBe(target.code);
    expect(root.querySelector('figcaption')?.textContent).toContain('JavaScript');
    expect(root.querySelector('button')?.getAttribute('aria-label')).toBe(en.entry.code.copyLabel);
    expect(root.querySelector('pre')?.tabIndex).toBe(0);
  });

  test('gets its colours without a style attribute, which the policy would block', () => {
    for (const kind of TOKEN_KINDS) {
      const code = new Map([[target, [[{ text: 'const', kind }, { text: ' a' }]]]]);
      const html = markupOf(readable(documentOf(block), quiet), { code });
      expect(html).toMatch(/<span [^>]*>const<\/span> a/);
      expect(html).not.toContain('style=');
    }
  });
});

test('a break within a paragraph is one', () => {
  expect(draw([paragraph('one\ntwo')]).querySelector('p')?.innerHTML).toBe('one<br>two');
});

test('marks are elements with a meaning', () => {
  const marks = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript', 'strikethrough'];
  const html = draw([
    node(
      BLOCKS.PARAGRAPH,
      marks.map((mark) => text('x', mark)),
    ),
  ]).innerHTML;
  expect(html).toBe('<p><strong>x</strong><em>x</em><u>x</u><code>x</code><sup>x</sup><sub>x</sub><s>x</s></p>');
});

const withoutSpace = (value: string | null) => (value ?? '').replaceAll(/\s+/g, '');

test('a text of any shape is drawn, no word of it is lost, and a browser keeps every element in its place', () => {
  fc.assert(
    fc.property(anyDocument, (any) => {
      const read = readable(any, quiet);
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

test('nesting without end is drawn', () => {
  let deep: ReturnType<typeof node> = paragraph('the end');
  for (let level = 0; level < 5_000; level += 1) deep = node(BLOCKS.QUOTE, [deep]);
  expect(draw([deep]).textContent).toBe('the end');
});
