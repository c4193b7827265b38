// @vitest-environment jsdom
import fc from 'fast-check';
import matter from 'gray-matter';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test, vi } from 'vitest';
import { printable } from '../../../lib/content/printable.ts';
import { markdownHeading, markdownLine } from '../../../lib/content/rich-text/to-markdown.ts';
import { toEntry } from '../../../lib/content/store/entry.ts';
import type { LocalizedEntry } from '../../../lib/content/types.ts';
import { parseEnv } from '../../../lib/env.ts';
import { markdownOf } from '../../../lib/files/entry-markdown.ts';
import { feedId, feedItem } from '../../../lib/files/feeds/feed-items.ts';
import { writeFeed } from '../../../lib/files/feeds/write-feed.ts';
import { article } from '../../../lib/head/structured-data/article.ts';
import { safeJson } from '../../../lib/head/structured-data/safe-json.ts';
import type { FeedFormat } from '../../../lib/routing/addresses.ts';
import { anyText } from '../../support/any-text.ts';
import { documentOf, node, paragraph, text } from '../../support/rich-text.ts';
import { inBoth, makeArticle, makeAsset, makeCodeBlock } from '../../support/space.ts';

type Texts = { title: string; description: string; keyword: string; body: string };

function entryWith({ title, description, keyword, body }: Texts, slug = 'one', cover = '/a/b&c.webp'): LocalizedEntry {
  const content = documentOf(
    paragraph(body),
    node('paragraph', [node('hyperlink', [text(body)], { uri: '/pricing?a=1&b=2' })]),
    node('embedded-entry-block', [], { target: makeCodeBlock('code-a', body) }),
    node('table', [node('table-row', [node('table-header-cell', [paragraph(body)])])]),
  );
  const fields = { title: inBoth(title), description: inBoth(description), keywords: inBoth([keyword]), content: inBoth(content) };
  const previewImage = { 'en-US': makeAsset('cover', `//images.ctfassets.net${cover}`, body) };
  const item = makeArticle({ id: 'one', kind: 'blog', slug, fields: { ...fields, previewImage } });
  return toEntry('blog', item, parseEnv({}).CONTENTFUL_LOCALES);
}

const plain: Texts = { title: 'A', description: 'B', keyword: 'C', body: 'D' };

const feedOf = (entry: LocalizedEntry, format: FeedFormat) =>
  writeFeed(format, {
    ...{ id: feedId('feed', 'blog', 'en'), title: 'Blog', description: 'All', language: 'en', author: 'The authors' },
    ...{ home: 'https://www.example.com/blogs', icon: 'https://www.example.com/i.png' },
    self: { rss: 'https://www.example.com/r', atom: 'https://www.example.com/a', json: 'https://www.example.com/j' },
    items: [feedItem(entry.in.en, 'en')],
  });

/** A document as a strict parser reads it. */
function xmlOf(source: string): Document {
  const read = new DOMParser().parseFromString(source, 'application/xml');
  expect(read.querySelector('parsererror')?.textContent ?? null).toBeNull();
  return read;
}

const textIn = (within: Element, name: string) => within.getElementsByTagName(name)[0]?.textContent;
const anyTexts = fc.record({ title: anyText, description: anyText, keyword: anyText, body: anyText });
const seen = (value: string) => printable(value).trim();

test('any text of an editor is read back from RSS, from JSON, from structured data and from Markdown', async () => {
  const readBack = async ({ title, description, keyword }: Texts, entry: LocalizedEntry) => {
    const rss = xmlOf(feedOf(entry, 'rss')).querySelector('item') as Element;
    const page = new DOMParser().parseFromString(`<p>${textIn(rss, 'description')}</p>`, 'text/html');
    expect([textIn(rss, 'title'), textIn(rss, 'category')]).toEqual([seen(title), printable(keyword)]);
    // It is HTML, whose parser knows one sign of a line break.
    expect(page.body.textContent).toBe(seen(description).replace(/\r\n?/g, '\n'));
    expect(textIn(rss, 'content:encoded')).toBe(feedItem(entry.in.en, 'en').html);

    const [item] = JSON.parse(feedOf(entry, 'json')).items;
    expect([item.title, item.summary, item.tags]).toEqual([seen(title), seen(description), [printable(keyword)]]);
    const data = JSON.parse(safeJson(article('https://www.example.com', entry.in.en, 'https://www.example.com/a', null, 'The authors')));
    expect([data.description, data.keywords]).toEqual([seen(description), [printable(keyword)]]);

    const markdown = await markdownOf(entry.in.en, 'en');
    // What YAML 1.1 takes for a line break or refuses is written as an escape.
    expect(markdown.split('\n---\n')[0]).not.toMatch(/[^\P{Cc}\t\n]|[\u00a0\u2028\u2029\ufeff\ufffe\uffff\p{Cs}]/u);
    expect(matter(markdown).data).toMatchObject({ title: seen(title), description: seen(description), keywords: [printable(keyword)] });
  };
  await fc.assert(
    fc.asyncProperty(anyTexts, async (texts) => readBack(texts, entryWith(texts))),
    { numRuns: 200, examples: [[{ ...plain, title: 'a ]]> b ]]> c', description: 'a ]]> b ]]> c', keyword: '<R&amp;D>' }]] },
  );
});

test('any text of an editor is one heading and one line of a file in Markdown', () => {
  fc.assert(
    fc.property(anyText.map(printable), (some) => {
      for (const [type, written] of Object.entries({ heading: markdownHeading(2, some), paragraph: markdownLine(some) }))
        expect(fromMarkdown(written).children).toMatchObject([{ type, children: [{ type: 'text' }] }]);
    }),
  );
});

test('an entry that gets another slug, on a site that gets another host, keeps its ids in every feed', async () => {
  const idsOf = (entry: LocalizedEntry, write = feedOf) => [
    textIn(xmlOf(write(entry, 'rss')).documentElement, 'guid'),
    ...[...xmlOf(write(entry, 'atom')).querySelectorAll('id')].map(({ textContent }) => textContent),
    JSON.parse(write(entry, 'json')).items[0].id,
  ];
  const before = idsOf(entryWith(plain));
  expect(new Set(before).size).toBe(2);
  expect(before[0]).toContain('one');
  vi.stubEnv('SITE_URL', 'https://www.moved.example');
  vi.resetModules();
  const moved = await import('../../../lib/files/feeds/feed-items.ts');
  const item = moved.feedItem(entryWith(plain, 'two').in.en, 'en');
  expect([item.id, item.url]).toEqual([before[0], 'https://www.moved.example/blog/two']);
  expect(moved.feedItem(entryWith(plain).in.es, 'es').id).not.toBe(before[0]);
});
