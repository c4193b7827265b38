import type { PhrasingContent } from 'mdast';
import { cacheLife } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { current } from '../content/current.ts';
import { allCards, newestEntries } from '../content/queries.ts';
import { markdown, markdownHeading, markdownLine } from '../content/rich-text/to-markdown.ts';
import { pageHeadText } from '../head/page-head-text.ts';
import type { Locale } from '../i18n/locales.ts';
import { absoluteUrl } from '../routing/absolute-url.ts';
import { markdownPath } from '../routing/addresses.ts';
import { ENTRY_KINDS, type EntryKind } from '../site/collections.ts';
import { SITE } from '../site/identity.ts';
import { PAGES, type Page, type PagePath, pageAt } from '../site/pages.ts';
import { markdownOf } from './entry-markdown.ts';

/** Maximum number of entries of a kind in llms.txt, the newest; the sitemap has all. */
const LISTED = 500;

export const llmsText = current(async (locale: Locale, _change: number): Promise<string> => {
  'use cache';
  cacheLife('content');
  const groups = await getTranslations({ locale, namespace: 'all.groups' });
  const t = await getTranslations({ locale, namespace: 'shell.nav' });
  const page = async (path: PagePath) =>
    link(
      t(pageAt(path).name),
      absoluteUrl(path === '/pricing' ? '/pricing.md' : path, locale),
      (await pageHeadText(path, locale)).description,
    );
  const pages = async (some: readonly Page[]) => (await Promise.all(some.map(({ path }) => page(path)))).join('\n');
  const sections = await Promise.all(
    ENTRY_KINDS.map(async (kind) => {
      const own = (await allCards(kind, locale)).filter(({ languages }) => languages.includes(locale)).slice(0, LISTED);
      const links = own.map((card) => link(card.title, absoluteUrl(markdownPath(card), locale), card.description));
      return own.length === 0 ? [] : [markdownHeading(2, groups(kind)), links.join('\n')];
    }),
  );
  return [
    ...(await introduction(locale)),
    markdownHeading(2, groups('pages')),
    await pages(PAGES.filter((page: Page) => !page.optional)),
    ...sections.flat(),
    '## Optional',
    [
      link('llms-full.txt', absoluteUrl('/llms-full.txt', locale)),
      link('pricing.json', absoluteUrl('/pricing.json', locale)),
      link('sitemap.xml', absoluteUrl('/sitemap.xml')),
      await pages(PAGES.filter((page: Page) => page.optional)),
    ].join('\n'),
    '',
  ].join('\n\n');
});

export const llmsFullText = current(async (locale: Locale, _change: number): Promise<string> => {
  'use cache';
  cacheLife('content');
  const texts = await Promise.all(ENTRY_KINDS.map((kind) => fullTexts(kind, locale)));
  return [...(await introduction(locale)), ...texts.flat(), ''].join('\n\n');
});

async function fullTexts(kind: EntryKind, locale: Locale): Promise<string[]> {
  const entries = (await newestEntries(kind)).filter(({ languages }) => languages.includes(locale));
  return Promise.all(entries.map(async (entry) => (await markdownOf(entry.in[locale], locale)).trim()));
}

async function introduction(locale: Locale): Promise<string[]> {
  const { description } = await pageHeadText('/', locale);
  return [`# ${SITE.product}`, `> ${markdownLine(description)}`];
}

function link(name: string, url: string, description = ''): string {
  const onALine = (value: string) => value.replace(/\s+/g, ' ').trim();
  const words: PhrasingContent[] = [{ type: 'link', url, children: [{ type: 'text', value: onALine(name) }] }];
  if (description !== '') words.push({ type: 'text', value: `: ${onALine(description)}` });
  return `- ${markdown([{ type: 'paragraph', children: words }])}`;
}
