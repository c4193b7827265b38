import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RawEntry } from '../../../../lib/content/types.ts';
import { documentOf, node } from '../../../support/rich-text.ts';
import { link, makeArticle, makeAsset, makeCodeBlock } from '../../../support/space.ts';
import { type StandIn, startStandIn } from '../../../support/stand-in.ts';

let drafts: StandIn;
let typed: typeof import('../../../../lib/content/drafts/typed.ts');

beforeAll(async () => {
  drafts = await startStandIn({ entries: [makeCodeBlock('code', 'const a = 1;')], assets: [makeAsset('cover'), makeAsset('other')] });
  for (const [name, value] of Object.entries({ ...drafts.env, CONTENTFUL_PREVIEW_TOKEN: 'a', CONTENTFUL_PREVIEW_HOST: drafts.host }))
    vi.stubEnv(name, value);
  typed = await import('../../../../lib/content/drafts/typed.ts');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await drafts.close();
});

/** As the source gives it: with what it links to in the place of the links. */
const saved = () => makeArticle({ id: 'a', kind: 'blog', fields: { previewImage: { 'en-US': makeAsset('cover') } } }) as RawEntry;
const withFields = (fields: Record<string, unknown>, locale: 'en' | 'es' = 'en') => typed.withTyped(saved(), { id: 'a', fields }, locale);

test('unsaved fields replace saved ones in its language only; a field that was emptied has no value there', async () => {
  const { fields } = await withFields({ title: 'Typed', description: null, keywords: ['a'] }, 'es');
  expect(fields?.title).toEqual({ 'en-US': 'Title of a (English)', es: 'Typed' });
  expect(fields?.description).toEqual({ 'en-US': 'What a is about, in English.' });
  expect(fields?.keywords).toEqual({ 'en-US': ['planning', 'a'], es: ['a'] });
  expect(fields?.content).toEqual(saved().fields?.content);
});

test('linked items of unsaved fields come from the API, never from the browser', async () => {
  const asked = drafts.requests.length;
  const forged = { sys: { id: 'other', type: 'Asset' }, fields: { file: { 'en-US': { url: 'https://evil.example/a.png' } } } };
  const content = documentOf(node('embedded-entry-block', [], { target: link('Entry', 'code') }));
  const { fields } = await withFields({ previewImage: forged, content });
  const file = { 'en-US': { url: '/images/covers/other.webp' } };
  expect(fields?.previewImage?.['en-US']).toMatchObject({ sys: { id: 'other' }, fields: { file } });
  expect(JSON.stringify(fields?.content?.['en-US'])).toContain('const a = 1;');
  expect(drafts.requests.length - asked).toBe(2);
});

test('nothing but fields of an entry is taken as unsaved', () => {
  const ids = ['', 'x'.repeat(65)].map((id) => ({ id, fields: {} }));
  for (const wrong of [null, 'a', {}, { id: 'a' }, ...ids, { id: 'a', fields: { sys: 1 } }])
    expect(typed.typedEntry.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  expect(typed.typedEntry.safeParse({ id: 'a', fields: { title: 'A' } }).success).toBe(true);
});
