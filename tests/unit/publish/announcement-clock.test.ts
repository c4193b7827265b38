import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { announcements } from '../../../lib/content/announcements/announcements.ts';
import { tags } from '../../../lib/content/tags.ts';
import type { RawEntry } from '../../../lib/content/types.ts';
import { parseEnv } from '../../../lib/env.ts';
import { announcementClock, formerTags, wrongAnnouncements } from '../../../lib/publish/announcement-clock.ts';
import type { Brought } from '../../../lib/publish/receipts.ts';
import { rememberPage } from '../../../lib/stored-pages/page-index.ts';
import { makeAnnouncement } from '../../support/parts.ts';
import { forgetStoredPages } from '../../support/process-state.ts';

beforeEach(forgetStoredPages);

const PATH = '/en/blog/of-the-clock';

test('has the pages of an announcement made when it begins, weeks later, and again when it ends', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-05-01T00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const entry = makeAnnouncement('late', { from: '2026-06-10T08:00Z', until: '2026-06-11T08:00Z', pages: ['/blog/of-the-clock'] });
  const brought: [string, Brought[]][] = [];
  const receipts = {
    stalePages: () => [],
    brought: (some: Brought[], now: Date) => {
      brought.push([now.toISOString(), some]);
      // The page is made at once.
      rememberPage(PATH, [tags.announcement(brought.length === 1 ? 'late' : null)]);
    },
  };
  const store = { receipts, replica: { item: () => entry, parts: () => [entry] }, file: { transaction: (work: () => unknown) => work() } };
  rememberPage(PATH, [tags.announcement(null)]);
  const wake = announcementClock(
    () => store as never,
    () => {},
  );
  wake();
  expect(brought).toEqual([]);
  vi.advanceTimersByTime(60 * 24 * 60 * 60_000);
  expect(brought.map(([at, some]) => [at, some.map(({ event, paths }) => [event.id, ...paths])])).toEqual([
    ['2026-06-10T08:00:00.000Z', [['late', PATH]]],
    ['2026-06-11T08:00:00.000Z', [['late', PATH]]],
  ]);
});

const { announcements: all } = announcements(
  [
    makeAnnouncement('may', { from: '2026-05-01T00:00Z', until: '2026-06-01T00:00Z', pages: ['/pricing', '/'] }),
    makeAnnouncement('talks', { from: '2026-05-10T00:00Z', until: '2026-05-11T00:00Z', pages: ['/pricing'] }),
  ] as readonly RawEntry[],
  parseEnv({}).CONTENTFUL_LOCALES,
);

/** Stores pages with other announcements, and gives those that are wrong at a time. */
function wrongAt(at: string) {
  const pages = { '/en/faq': null, '/es/pricing': null, '/en/pricing': 'may', '/es': 'may', '/es/faq': 'gone' };
  for (const [path, announcement] of Object.entries(pages)) rememberPage(path, [tags.announcement(announcement), 'entry:a']);
  return wrongAnnouncements(all, Date.parse(at));
}

test.each([
  ['before any begins', '2026-04-01T00:00Z', ['/en/pricing may>null', '/es may>null', '/es/faq gone>null']],
  ['while one is shown', '2026-05-02T00:00Z', ['/es/pricing null>may', '/es/faq gone>null']],
  ['while two are, the later one', '2026-05-10T12:00Z', ['/es/pricing null>talks', '/en/pricing may>talks', '/es/faq gone>null']],
])('pages with another announcement than they should have now are wrong: %s', (_, at, expected) => {
  expect(
    wrongAt(at)
      .map(({ path, shown, wanted }) => `${path} ${shown}>${wanted}`)
      .toSorted(),
  ).toEqual(expected.toSorted());
});

test('caches in front are told of the tags that those pages have until now', () => {
  expect(formerTags(wrongAt('2026-05-10T12:00Z')).toSorted()).toEqual([null, 'gone', 'may'].map(tags.announcement).toSorted());
});
