import { expect, test, vi } from 'vitest';
import type { Entry, Picture } from '../../../lib/content/types.ts';
import { entryPageMetadata } from '../../../lib/head/metadata.ts';
import { documentOf } from '../../support/rich-text.ts';

const shown = vi.hoisted(() => ({ entry: null as unknown, locale: 'en' }));
vi.mock('../../../lib/content/entry-or-list.ts', () => ({ entryOrList: async () => shown.entry }));
vi.mock('../../../lib/content/queries.ts', () => ({}));
vi.mock('../../../lib/content/keywords/keyword-queries.ts', () => ({}));
vi.mock('../../../lib/i18n/current-locale.ts', () => ({ currentLocale: async () => shown.locale }));
vi.mock('../../../lib/head/page-head-text.ts', () => ({ feedTitle: async () => 'Feed' }));
vi.mock('next-intl/server', () => ({}));

const TITLE = 'A long title '.repeat(10).trim();
const DESCRIPTION = 'What it says at length. '.repeat(12).trim();

const entry: Entry = {
  ...{
    id: 'a',
    kind: 'resource',
    slug: 'a',
    slugs: { en: 'a', es: 'a' },
    title: TITLE,
    description: DESCRIPTION,
    keywords: ['one', 'two'],
  },
  picture: {
    ...{ id: 'p', url: '/images/covers/a.webp', width: 1200, height: 630, contentType: 'image/webp', alt: 'A loom', caption: null },
  },
  ...{ publishedAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-02-01T00:00:00.000Z' },
  ...{ language: 'en', languages: ['en'], bodyLanguage: 'en', body: documentOf() },
};

const headOf = (given: Entry) => {
  shown.entry = given;
  return entryPageMetadata(given.kind, given.slug);
};

test('a long title and description are cut for lists of results, and whole in social tags', async () => {
  const { title, description, openGraph, twitter } = await headOf(entry);
  expect(String(title).length).toBeLessThanOrEqual(65);
  expect(description).toMatch(/^.{70,159}…$/);
  for (const tags of [openGraph, twitter]) expect(tags).toMatchObject({ title: TITLE, description: DESCRIPTION });
});

test('the article has the dates of its publication and its revision', async () => {
  const { openGraph } = await headOf(entry);
  expect(openGraph).toMatchObject({ type: 'article', publishedTime: entry.publishedAt, modifiedTime: entry.updatedAt });
});

test('a resource names its picture for every kind of reader, by its whole address', async () => {
  const { metadataBase, openGraph, twitter, other } = await headOf(entry);
  const addressOf = (images: unknown) => new URL((images as { url: string }[])[0]?.url ?? '', metadataBase ?? undefined).href;
  expect(other).toEqual({ image: 'http://localhost:3000/images/covers/a.webp' });
  expect([addressOf(openGraph?.images), addressOf(twitter?.images)]).toEqual([other?.image, other?.image]);
});

test('a resource without a picture that networks show names the drawn one; other kinds have no generic form', async () => {
  const drawing = { ...(entry.picture as Picture), contentType: 'image/svg+xml' };
  for (const picture of [null, drawing])
    expect((await headOf({ ...entry, picture })).other?.image).toBe('http://localhost:3000/social/resources.png');
  expect(await headOf({ ...entry, kind: 'blog' })).not.toHaveProperty('other');
});

test('an entry has its canonical and its Markdown under its slug in the language of the page, or in the one that it is written in', async (context) => {
  shown.locale = 'es';
  context.onTestFinished(() => {
    shown.locale = 'en';
  });
  const spanish: Entry = { ...entry, slug: 'café', slugs: { en: 'Coffee', es: 'café' } };
  const { alternates } = await headOf({ ...spanish, languages: ['en', 'es'] });
  expect(alternates?.canonical).toBe('/es/resource/caf%C3%A9');
  expect(alternates?.languages).toEqual({ en: '/resource/Coffee', es: '/es/resource/caf%C3%A9', 'x-default': '/resource/Coffee' });
  expect(alternates?.types?.['text/markdown']).toEqual([{ url: '/es/resource/caf%C3%A9.md' }]);
  const { alternates: copy, openGraph } = await headOf(spanish);
  expect([copy?.canonical, copy?.languages]).toEqual(['/resource/Coffee', {}]);
  expect(openGraph).toMatchObject({ url: '/resource/Coffee', locale: 'en_US' });
});
