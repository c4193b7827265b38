import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The response to the link of a site with only these settings. */
async function open(settings: Record<string, string>, link: Record<string, string>) {
  for (const name of ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ACCESS_TOKEN', 'CONTENTFUL_PREVIEW_TOKEN', 'PREVIEW_SECRET']) vi.stubEnv(name, '');
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const { openDraft } = await import('../../../../lib/content/drafts/open-draft.ts');
  return openDraft(new URLSearchParams(link));
}

const SPACE = { CONTENTFUL_SPACE_ID: 'a-space', CONTENTFUL_ACCESS_TOKEN: 'a-token' };
const LINK = { kind: 'blog', slug: 'a', locale: 'en', secret: 'x' };

test('a site that shows no drafts names the missing settings, for any link', async () => {
  expect(await open({}, LINK)).toEqual({
    status: 503,
    text: 'This site shows no drafts yet: CONTENTFUL_SPACE_ID, CONTENTFUL_PREVIEW_TOKEN, PREVIEW_SECRET must be set.',
  });
  const { text } = (await open({ ...SPACE, PREVIEW_SECRET: 'a'.repeat(32) }, LINK)) as { text: string };
  expect(text).toBe('This site shows no drafts yet: CONTENTFUL_PREVIEW_TOKEN must be set.');
});
