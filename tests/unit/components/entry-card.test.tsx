// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { EntryCard } from '../../../components/content/entry-card.tsx';
import { EntryRows } from '../../../components/content/entry-rows.tsx';
import type { Card } from '../../../lib/content/types.ts';
import { ENTRY_KINDS, type EntryKind } from '../../../lib/site/collections.ts';
import { PAPER_WEEK_SLUG } from '../../../lib/site/paper-week.ts';
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

test.each(['lead', 'row'] as const)('a card links to its entry by its title, with its description and its date: %s', (layout) => {
  show(<EntryCard card={card} layout={layout} />);
  expect(within(screen.getByRole('heading')).getByRole('link', { name: 'A title' }).getAttribute('href')).toBe('/blog/a');
  expect(screen.getByText('A description')).toBeTruthy();
  expect(dateOf(screen.getByRole('article'))).toBe(card.publishedAt);
});

describe('a row of a list', () => {
  const rowOf = (kind: EntryKind, more: Partial<Card> = {}, leads = false) => {
    show(<EntryRows kind={kind} cards={[{ ...card, kind, ...more }]} leads={leads} sections={[]} />);
    return screen.getByRole('article');
  };

  test.each(ENTRY_KINDS)('links to its entry by its title, with its whole description: %s', (kind) => {
    const description = `Write first lines that hold. ${'word '.repeat(40).trim()}.`;
    const row = rowOf(kind, { description });
    expect(within(row).getByRole('heading').textContent).toBe('A title');
    expect(within(row).getByRole('link', { name: 'A title' }).getAttribute('href')).toBe(`/${kind}/a`);
    expect(row.textContent).toContain(description);
  });

  test('in the lead is marked as the latest, and no other is', () => {
    show(<EntryRows kind="blog" cards={['a', 'b'].map((id) => ({ ...card, id }))} leads sections={[]} />);
    const isLatest = screen.getAllByRole('article').map(({ textContent }) => textContent.includes(en('blog.latest')));
    expect(isLatest).toEqual([true, false]);
  });

  test.each([
    ['blog', true],
    ['blog', false],
    ['compare', true],
    ['compare', false],
  ] as const)('of the kind %s says its keyword, its date and its reading time; leading: %s', (kind, leads) => {
    const row = rowOf(kind, { keywords: ['planning', 'teams'], facts }, leads);
    expect(row.textContent).toContain('planning');
    expect(row.textContent).not.toContain('teams');
    expect([dateOf(row), row.querySelector('time')?.textContent]).toEqual([card.publishedAt, 'Jan 1, 2026']);
    expect(row.textContent).toContain(minutesOf(4));
  });

  test.each(['blog', 'compare'] as const)('names its chapters in its large form, and only there: %s', (kind) => {
    show(<EntryRows kind={kind} cards={['a', 'b'].map((id) => ({ ...card, kind, id, facts }))} leads sections={[]} />);
    const named = screen
      .getAllByRole('article')
      .map(({ textContent }) => facts.chapters.filter((chapter) => textContent.includes(chapter)));
    expect(named).toEqual([facts.chapters, []]);
  });

  test('of the blog is announced by all of its keywords that have a page, in the spelling of the list', () => {
    const sections = [
      { slug: 'planificacion', name: 'Planning', topic: 'planning' },
      { slug: 'equipos', name: 'Teams', topic: 'teams' },
      { slug: 'textos', name: 'Writing', topic: 'writing' },
    ];
    show(<EntryRows kind="blog" cards={[{ ...card, keywords: ['video', 'teams', 'planning'] }]} leads={false} sections={sections} />);
    const row = screen.getByRole('article').textContent;
    expect(['Planning', 'Teams', 'Writing', 'video'].filter((name) => row.includes(name))).toEqual(['Planning', 'Teams']);
  });

  test("of a list that is one keyword's own is announced by none", () => {
    show(<EntryRows kind="blog" cards={[{ ...card, keywords: ['video'] }]} leads={false} />);
    expect(screen.getByRole('article').textContent).not.toContain('video');
  });

  test('of an unread text shows no length', () => {
    expect(rowOf('blog').textContent).not.toContain(minutesOf(0).replace('0', '').trim());
  });

  test('of the resources names the takeaway and the contents', () => {
    const row = rowOf('resource', { title: 'A template for Mondays', facts: { minutes: 6, tables: 2, copies: 1, chapters: [] } });
    const said = [
      en('resources.takeaway.template'),
      en('resources.takeaway.copies', { count: 1 }),
      en('resources.takeaway.tables', { count: 2 }),
      en('resources.takeaway.minutes', { minutes: 6 }),
    ];
    for (const each of said) expect(row.textContent).toContain(each);
  });

  test('of the resources in the lead shows the first lines of its table', () => {
    const lines: [string, string][] = [
      ['Field', 'What to write'],
      ['Hook', 'Six words'],
    ];
    const row = rowOf('resource', { slug: PAPER_WEEK_SLUG, facts: { minutes: 6, tables: 1, copies: 0, chapters: [], lines } }, true);
    for (const each of lines.flat()) expect(row.textContent).toContain(each);
  });

  test('of the resources has one link, which its title names', () => {
    const row = rowOf('resource', { title: 'A template for Mondays' });
    expect([...row.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['A template for Mondays']);
  });

  test('of the resources promises no template where neither title nor text has one', () => {
    const row = rowOf('resource').textContent;
    expect(row).toContain(en('resources.takeaway.other'));
    expect(row).not.toContain(en('resources.takeaway.template'));
  });
});
