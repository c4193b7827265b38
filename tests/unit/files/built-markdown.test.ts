import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type TestContext, test } from 'vitest';
import { writeMarkdown } from '../../../lib/files/built-markdown.ts';
import { entryMarkdown } from '../../../lib/files/entry-markdown.ts';
import { markdownResponse } from '../../../lib/files/markdown-response.ts';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { temporaryFolder } from '../../support/for-test.ts';
import { copyOf } from '../../support/replica.ts';
import { makeArticle } from '../../support/space.ts';

const NEXT_TAGS = '_N_T_/layout,_N_T_/en/markdown/blog/newest';
const LIFETIME = { revalidate: 3600, expire: 31_536_000 };

/** A space of three entries, and a build's pages in which Next made the newest one's Markdown. */
async function builtPages(context: TestContext, change: (text: string) => string = (text) => text) {
  const entries = ['newest', 'older', 'oldest'].map((id, index) =>
    makeArticle({ id, kind: 'blog', createdAt: `2024-0${9 - index}-01T00:00:00.000Z`, ...(id === 'older' ? { slug: 'Más-años' } : {}) }),
  );
  const { replica } = await copyOf(context, { entries, assets: [] });
  const folder = temporaryFolder(context);
  for (const locale of LOCALES) {
    const entry = replica.entryBySlug('blog', 'newest', locale)?.in[locale];
    if (!entry) throw new Error('the space has no entry "newest"');
    const response = markdownResponse(await entryMarkdown(entry, locale));
    const file = join(folder, locale, 'markdown', 'blog', 'newest');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.body`, change(await response.text()));
    const headers = {
      ...Object.fromEntries(response.headers),
      'x-next-cache-tags': `${NEXT_TAGS},slug:blog:${locale}:newest,entry:newest`,
    };
    const routeCache = {
      key: `/route-cache/APP_ROUTE/a1/$/${locale}/markdown/blog/newest`,
      owner: { kind: 'APP_ROUTE' },
      isFallback: false,
    };
    writeFileSync(`${file}.meta`, JSON.stringify({ status: 200, headers, routeCache }));
  }
  return { folder, replica };
}

test('the Markdown of every entry is written as Next wrote the newest one’s: under its own path, with its own tags and lifetime', async (context) => {
  const { folder, replica } = await builtPages(context);
  expect(await writeMarkdown(folder, replica, () => LIFETIME)).toBe(4);
  const meta = JSON.parse(readFileSync(join(folder, 'es/markdown/blog/Más-años.meta'), 'utf8'));
  expect(meta).toMatchObject({
    status: 200,
    routeCache: { key: '/route-cache/APP_ROUTE/a1/$/es/markdown/blog/Más-años', owner: { kind: 'APP_ROUTE' }, isFallback: false },
    cacheControl: LIFETIME,
  });
  expect(meta.headers.link).toContain('/es/blog/M%C3%A1s-a%C3%B1os>; rel="canonical"');
  expect(meta.headers['x-next-cache-tags']).toMatch(/^slug:blog:es:[\w-]{43},entry:older$/);
  expect(readFileSync(join(folder, 'en/markdown/blog/oldest.body'), 'utf8')).toContain('# Title of oldest (English)');
});

test('a build stops if Next’s own file differs, and names it', async (context) => {
  const { folder, replica } = await builtPages(context, (text) => `${text}!`);
  await expect(writeMarkdown(folder, replica, () => LIFETIME)).rejects.toThrow('/en/markdown/blog/newest: what Next made is not');
});
