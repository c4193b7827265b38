import { expect, onTestFinished, test, vi } from 'vitest';
import { tags } from '../../../lib/content/tags.ts';
import { AnnouncementClock } from '../../../lib/publish/announcement-clock.ts';
import type { Brought } from '../../../lib/publish/receipts.ts';
import { rememberPage } from '../../../lib/stored-pages/page-index.ts';
import { makeAnnouncement } from '../../support/parts.ts';

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
  const clock = new AnnouncementClock({
    store: () => store as never,
    marked: () => {},
  });
  clock.wake();
  expect(brought).toEqual([]);
  vi.advanceTimersByTime(60 * 24 * 60 * 60_000);
  clock.stop();
  expect(brought.map(([at, some]) => [at, some.map(({ event, paths }) => [event.id, ...paths])])).toEqual([
    ['2026-06-10T08:00:00.000Z', [['late', PATH]]],
    ['2026-06-11T08:00:00.000Z', [['late', PATH]]],
  ]);
});
