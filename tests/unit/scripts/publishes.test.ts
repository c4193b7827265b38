import { expect, onTestFinished, test } from 'vitest';
import { lineOf } from '../../../scripts/publishes/table.ts';
import { event, journalFor, NOON, receive } from '../../support/publications.ts';

test('a line names who brought a publication, and who was called where that is another instance', () => {
  const { journal } = journalFor({ onTestFinished }, 'one');
  const lines = () => journal.receipts({ limit: 9 }).map((receipt) => lineOf(receipt).trimEnd().split(/ {2,}/).at(-1));
  receive(journal, 'a');
  journal.announcements.readingFor('pages', () => ({ position: '1-0', isMessage: false }));
  journal.takeAnnounced([{ ...event('b'), call: 'call', event: 'Entry.publish', from: 'two' }], { position: '2-0', isMessage: true }, NOON);
  expect(lines()).toEqual(['told by two', 'one']);
  journal.done(journal.claim(9, NOON), NOON);
  expect(lines()).toEqual(['one, told by two', 'one']);
});

test('a line is one line, without anything that a terminal obeys, whatever the journal holds', () => {
  const { journal } = journalFor({ onTestFinished }, 'one');
  receive(journal, 'a\u001B[2J\n\u009Bb');
  const [receipt] = journal.receipts({ limit: 1 });
  if (!receipt) throw new Error('no receipt');
  const line = lineOf({ ...receipt, event: 'Entry\u0007', lastError: 'no\n\u001B[31m', workedBy: '\u202Etwo' });
  expect(line).not.toMatch(/[\p{Cc}\u202A-\u202E]/u);
  expect(line).toContain('a\\u001b[2J\\u000a\\u009bb');
});
