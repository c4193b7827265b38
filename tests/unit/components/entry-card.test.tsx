// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EntryRows } from '../../../components/content/entry-rows.tsx';
import type { Card } from '../../../lib/content/types.ts';
import type { EntryKind } from '../../../lib/site/collections.ts';
import { show } from '../../support/island.tsx';
import { words } from '../../support/words.ts';

const en = words('en');

const card: Card = {
  ...{ id: 'a', kind: 'blog', slug: 'a', slugs: { en: 'a', es: 'a' }, title: 'A title', description: 'A description', keywords: [] },
  ...{ picture: null, publishedAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
  ...{ languages: ['en', 'es'], language: 'en' },
};

/** The facts of a text with two chapters. */
const facts = { minutes: 4, tables: 0, copies: 0, chapters: ['A chapter', 'Another'] };

const dateOf = (element: Element) => element.querySelector('time')?.dateTime;
const minutesOf = (minutes: number) => en('entry.readingTime', { minutes });

const rowOf = (kind: EntryKind, more: Partial<Card> = {}, leads = false) => {
  show(<EntryRows kind={kind} cards={[{ ...card, kind, ...more }]} leads={leads} sections={[]} />);
  return screen.getByRole('article');
};

test.each([
  ['blog', true],
  ['blog', false],
  ['compare', true],
  ['compare', false],
] as const)('a row of the kind %s says its keyword, its date and its reading time; leading: %s', (kind, leads) => {
  const row = rowOf(kind, { keywords: ['planning', 'teams'], facts }, leads);
  expect(row.textContent).toContain('planning');
  expect(row.textContent).not.toContain('teams');
  expect([dateOf(row), row.querySelector('time')?.textContent]).toEqual([card.publishedAt, 'Jan 1, 2026']);
  expect(row.textContent).toContain(minutesOf(4));
});

test('a row of the resources names the takeaway and the contents', () => {
  const row = rowOf('resource', { title: 'A template for Mondays', facts: { minutes: 6, tables: 2, copies: 1, chapters: [] } });
  const said = [
    en('resources.takeaway.template'),
    en('resources.takeaway.copies', { count: 1 }),
    en('resources.takeaway.tables', { count: 2 }),
    en('resources.takeaway.minutes', { minutes: 6 }),
  ];
  for (const each of said) expect(row.textContent).toContain(each);
});

test('a row of the resources promises no template where neither title nor text has one', () => {
  const row = rowOf('resource').textContent;
  expect(row).toContain(en('resources.takeaway.other'));
  expect(row).not.toContain(en('resources.takeaway.template'));
});
