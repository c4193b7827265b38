import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Announcement, callOf, read, write } from '../../../lib/publish/announcement.ts';
import type { Reading } from '../../../lib/publish/announcement-record.ts';
import type { Journal } from '../../../lib/publish/journal.ts';
import { event, journalFor, later, NOON, receive } from '../../support/publications.ts';

const context = { onTestFinished };
let calls = 0;

const announcement = (id: string, changes: Partial<Announcement> = {}): Announcement => {
  calls += 1;
  return { ...event(id), call: `call-${calls}`, event: 'Entry.publish', from: 'other', ...changes };
};
const AT: Reading = { position: '5-1', isMessage: true };

function journalOf(pages = 'pages'): Journal {
  const { journal } = journalFor(context, 'own');
  journal.announcements.readingFor(pages, () => ({ position: '1-0', isMessage: false }));
  return journal;
}
const take = (journal: Journal, announcements: Announcement[]) => journal.takeAnnounced(announcements, AT, NOON);
const bring = (journal: Journal) => journal.done(journal.claim(99, NOON), NOON);
const states = (journal: Journal) => journal.newest(99).map(({ id, revision, state }) => `${id} ${revision} ${state}`);

describe('an announcement', () => {
  test('is read as it was written', () => {
    const one = announcement('a', { action: 'remove', item: 'Asset', kind: null, revision: null, event: 'Asset.delete' });
    expect(read(write(one))).toEqual(one);
  });

  test('of a kind that only a newer build knows is read without it', () => {
    expect(read(write(announcement('a')).replace('"kind":"blog"', '"kind":"podcast"'))).toMatchObject({ id: 'a', kind: null });
  });

  test.each(['', 'null', '{}', '{"v":2}', write(announcement('a')).replace('"v":1', '"v":2'), write(announcement('a', { id: '' }))])(
    'is none that this build reads: %s',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  test('does not carry the signature by which a call could be sent again', () => {
    expect(callOf('a'.repeat(64))).toMatch(/^[\w-]{22}$/);
    expect(callOf('a'.repeat(64))).not.toBe(callOf('b'.repeat(64)));
  });
});

describe('what another instance announced', () => {
  test('is worked like a call of the webhook, and not announced again', () => {
    const journal = journalOf();
    expect(take(journal, [announcement('a'), announcement('b', { revision: 3 })])).toBe(2);
    expect(journal.claim(9, NOON).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(journal.announcements.toAnnounce(9)).toEqual([]);
    expect(journal.receipts({ limit: 1 })).toMatchObject([{ id: 'b', via: 'redis', receivedBy: 'other', event: 'Entry.publish' }]);
  });

  test('is taken once, be it read again, or the same call come here as well', () => {
    const journal = journalOf();
    const one = announcement('a', { call: callOf('signed') });
    expect([take(journal, [one]), take(journal, [one])]).toEqual([1, 0]);
    expect(journal.receive(event('a'), 'signed', NOON, { event: null, receivedAt: NOON, announce: true })).toBe('replayed');
    const own = { ...event('b'), call: callOf('own'), event: null, from: 'own' };
    journal.receive(event('b'), 'own', NOON, { event: null, receivedAt: NOON, announce: true });
    expect(journal.announcements.toAnnounce(9)).toMatchObject([own]);
    expect(take(journal, [own])).toBe(0);
    journal.announcements.announced(journal.announcements.toAnnounce(9).map(({ number }) => number));
    expect([journal.announcements.toAnnounce(9), states(journal)]).toEqual([[], ['b 1 waiting', 'a 1 waiting']]);
  });

  test('is noted and not worked where its item is known in that revision or a newer one, however far that is', () => {
    const journal = journalOf();
    take(journal, [announcement('waits', { revision: 4 }), announcement('worked', { revision: 4 }), announcement('done', { revision: 4 })]);
    journal.claim(9, NOON);
    journal.done(
      journal.newest(9).filter(({ id }) => id === 'done'),
      NOON,
    );
    take(journal, [announcement('waits-2', { revision: 4 })]);
    expect(
      take(
        journal,
        ['worked', 'done', 'waits-2'].flatMap((id) => [3, 4].map((revision) => announcement(id, { revision }))),
      ),
    ).toBe(0);
    expect(journal.claim(9, NOON).map(({ id, revision }) => `${id} ${revision}`)).toEqual(['waits-2 4']);
    // On the pages already, or with the one that stands for it.
    expect(journal.receipts({ limit: 6 }).map(({ id, liveAt }) => `${id} ${liveAt !== null}`)).toEqual([
      ...['waits-2 false', 'waits-2 false', 'done true', 'done true', 'worked false', 'worked false'],
    ]);
    bring(journal);
    journal.done(
      journal.newest(9).filter(({ state }) => state === 'working'),
      NOON,
    );
    expect(journal.receipts({ limit: 9 }).filter(({ liveAt }) => liveAt === null)).toEqual([]);
  });

  test('is worked where it is newer, or where nobody can tell', () => {
    const journal = journalOf();
    take(journal, [announcement('a', { revision: 4 })]);
    bring(journal);
    expect(take(journal, [announcement('a', { revision: 5 })])).toBe(1);
    bring(journal);
    expect(take(journal, [announcement('a', { revision: null })])).toBe(1);
    bring(journal);
    // Taken away in the revision that it had, and made again under its old id: revisions begin anew.
    expect(take(journal, [announcement('a', { action: 'remove', revision: 5 })])).toBe(1);
    bring(journal);
    expect(take(journal, [announcement('a', { revision: 1 })])).toBe(1);
    bring(journal);
    // A removal that was overtaken.
    expect(take(journal, [announcement('b', { revision: 6 })])).toBe(1);
    bring(journal);
    expect(take(journal, [announcement('b', { action: 'remove', revision: 5 })])).toBe(0);
  });

  test('counts for what the delivery API has given of it, where that was newer', () => {
    const journal = journalOf();
    take(journal, [announcement('a', { revision: 1 })]);
    const [claimed] = journal.claim(1, NOON);
    if (!claimed) throw new Error('nothing was claimed');
    journal.seen([[claimed, { tags: [], paths: [] }, 3]], NOON);
    expect([take(journal, [announcement('a', { revision: 3 })]), take(journal, [announcement('a', { revision: 4 })])]).toEqual([0, 1]);
  });

  test('is not there without the place up to which it was read', () => {
    const { journal, file } = journalFor(context);
    journal.announcements.readingFor('pages', () => ({ position: '1-0', isMessage: false }));
    const other = new DatabaseSync(file);
    other.exec("CREATE TRIGGER full BEFORE UPDATE ON reading BEGIN SELECT RAISE(FAIL, 'disk full'); END");
    expect(() => take(journal, [announcement('a')])).toThrow('disk full');
    other.exec('DROP TRIGGER full');
    other.close();
    expect([states(journal), journal.announcements.readingFor('pages', () => AT).position]).toEqual([[], '1-0']);
  });
});

describe('the place up to which announcements are read', () => {
  test('stays as long as the stored pages are the same', () => {
    const { journal, open } = journalFor(context);
    const start = { position: '1-0', isMessage: false };
    expect(journal.announcements.readingFor('pages', () => start)).toEqual(start);
    take(journal, [announcement('a')]);
    expect(open().announcements.readingFor('pages', () => start)).toEqual(AT);
    expect(open().announcements.readingFor('others', () => start)).toEqual(start);
  });

  test('begins anew with other stored pages: what was done to the old ones is to be done again', () => {
    const journal = journalOf();
    const known = announcement('a', { revision: 4 });
    take(journal, [known]);
    bring(journal);
    expect(take(journal, [known])).toBe(0);
    journal.announcements.readingFor('others', () => ({ position: '1-0', isMessage: false }));
    expect(take(journal, [known, known])).toBe(1);
    expect(states(journal)).toEqual(['a 4 waiting', 'a 4 done']);
  });

  test('alone, what came since the build is brought to other pages once more: of each item the newest, once', () => {
    const journal = journalOf();
    const start = { position: '1-0', isMessage: false };
    for (const [id, at, revision] of [
      ['before', later(-10_000), 1],
      ['a', NOON, 1],
      ['a', later(1), 2],
      ['b', later(2), 1],
    ] as const) {
      journal.receive({ ...event(id), revision }, `${id}-${revision}`, at);
      journal.done(journal.claim(99, at), at);
    }
    journal.receive(event('open'), 'open', later(3));
    const again = (pages: string) => journal.bringAgain(pages, start, NOON, later(9));
    expect([again('pages'), again('others'), again('others')]).toEqual([0, 2, 0]);
    expect(states(journal).slice(0, 3)).toEqual(['b 1 waiting', 'a 2 waiting', expect.stringMatching(/^open .* waiting$/)]);
    expect(states(journal)).toHaveLength(7);
  });

  test('after a break goes on where it is told to; what was taken here since is told once more', () => {
    const journal = journalOf();
    for (const [id, at] of [
      ['old', later(-10_000)],
      ['new', NOON],
    ] as const)
      journal.receive(event(id), id, at, { event: null, receivedAt: at, announce: true });
    journal.announcements.announced([1, 2]);
    receive(journal, 'before-redis');
    take(journal, [announcement('a')]);
    journal.announcements.noteBreak({ position: '9-9', isMessage: true }, later(-5_000));
    expect(journal.announcements.toAnnounce(9).map(({ id }) => id)).toEqual(['new', 'before-redis']);
    expect([journal.announcements.isBroken, journal.announcements.readingFor('pages', () => AT).position]).toEqual([true, '9-9']);
    take(journal, [announcement('b')]);
    expect(journal.announcements.isBroken).toBe(true);
    journal.announcements.mended(new Date());
    expect(journal.announcements.isBroken).toBe(false);
  });
});
