import { beforeEach, expect, test } from 'vitest';
import { announcements } from '../../../lib/content/announcements/announcements.ts';
import { tags } from '../../../lib/content/tags.ts';
import type { RawEntry } from '../../../lib/content/types.ts';
import { parseEnv } from '../../../lib/env.ts';
import { formerTags, wrongAnnouncements } from '../../../lib/publish/announcement-clock.ts';
import { rememberPage } from '../../../lib/stored-pages/page-index.ts';
import { makeAnnouncement } from '../../support/parts.ts';
import { forgetStoredPages } from '../../support/process-state.ts';

beforeEach(() => {
  forgetStoredPages();
  const pages = { '/en/faq': null, '/es/pricing': null, '/en/pricing': 'may', '/es': 'may', '/es/faq': 'gone' };
  for (const [path, announcement] of Object.entries(pages)) rememberPage(path, [tags.announcement(announcement), 'entry:a']);
});

const { announcements: all } = announcements(
  [
    makeAnnouncement('may', { from: '2026-05-01T00:00Z', until: '2026-06-01T00:00Z', pages: ['/pricing', '/'] }),
    makeAnnouncement('talks', { from: '2026-05-10T00:00Z', until: '2026-05-11T00:00Z', pages: ['/pricing'] }),
  ] as readonly RawEntry[],
  parseEnv({}).CONTENTFUL_LOCALES,
);
test.each([
  ['before any begins', '2026-04-01T00:00Z', ['/en/pricing may>null', '/es may>null', '/es/faq gone>null']],
  ['while one is shown', '2026-05-02T00:00Z', ['/es/pricing null>may', '/es/faq gone>null']],
  ['while two are, the later one', '2026-05-10T12:00Z', ['/es/pricing null>talks', '/en/pricing may>talks', '/es/faq gone>null']],
])('pages with another announcement than that of the moment are wrong: %s', (_, at, expected) => {
  const wrong = wrongAnnouncements(all, Date.parse(at));
  expect(wrong.map(({ path, shown, wanted }) => `${path} ${shown}>${wanted}`).toSorted()).toEqual(expected.toSorted());
});

test('caches in front are told of the tags that those pages have until now', () => {
  const wrong = wrongAnnouncements(all, Date.parse('2026-05-10T12:00Z'));
  expect(formerTags(wrong).toSorted()).toEqual([null, 'gone', 'may'].map(tags.announcement).toSorted());
});
