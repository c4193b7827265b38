// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { EntryCard } from '../../../components/content/entry-card.tsx';
import { EntryRows } from '../../../components/content/entry-rows.tsx';
import { hueOf } from '../../../components/keywords/keyword-row.tsx';
import type { Card } from '../../../lib/content/types.ts';
import { ENTRY_KINDS, type EntryKind } from '../../../lib/site/collections.ts';
import { show } from '../../support/island.tsx';

const card: Card = {
  ...{ id: 'a', kind: 'blog', slug: 'a', slugs: { en: 'a', es: 'a' }, title: 'A title', description: 'A description', keywords: [] },
  ...{ picture: null, publishedAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
  ...{ languages: ['en', 'es'], language: 'en' },
};

/** What a text of two chapters has in it. */
const facts = { minutes: 4, tables: 0, copies: 0, chapters: ['A chapter', 'Another'] };

/** The numbers of lines that an element is cut to, at any width of the window. */
const linesOf = (element: Element) => [...element.className.matchAll(/line-clamp-(\w+)/g)].map(([, lines]) => lines);
const dateOf = (element: Element) => element.querySelector('time')?.dateTime;

test.each(['lead', 'row'] as const)('a card has its whole title, four lines of description and its date, however large: %s', (layout) => {
  show(<EntryCard card={card} layout={layout} />);
  expect(linesOf(screen.getByRole('heading'))).toEqual([]);
  expect(linesOf(screen.getByText('A description'))).toEqual(['4']);
  expect(dateOf(screen.getByRole('article'))).toBe(card.publishedAt);
});

describe('a row of a list', () => {
  const rowOf = (kind: EntryKind, more: Partial<Card> = {}, leads = false) => {
    show(<EntryRows kind={kind} cards={[{ ...card, kind, ...more }]} leads={leads} sections={[]} />);
    return screen.getByRole('article');
  };

  test.each(ENTRY_KINDS)('has a title of one line, and leads to its entry by it: %s', (kind) => {
    rowOf(kind);
    // How wide that line is, tests/browser/lists.spec.ts measures.
    expect(screen.getByRole('heading').className).toBe('one-line');
    expect(screen.getByRole('link', { name: 'A title' })).toBeTruthy();
  });

  test.each([
    ['blog', '3'],
    ['resource', '3'],
    ['compare', '2'],
  ] as const)('of the kind %s has %s lines of description', (kind, lines) => {
    rowOf(kind);
    expect(linesOf(screen.getByText('A description'))).toEqual([lines]);
  });

  test.each(['blog', 'resource'] as const)('of the kind %s says on a phone the sentences that fit on two lines', (kind) => {
    const [first, rest] = [
      'Write first lines that hold.',
      ' Cut a draft in seven steps, and fit the same text to each of the networks that you use.',
    ];
    const row = rowOf(kind, { description: first + rest });
    const said = row.querySelector('.rest > p');
    expect(said?.textContent).toBe(first + rest);
    expect(said?.querySelector('span')?.textContent).toBe(rest);
    // What has no sentence of that length is left to the style sheet, whole.
    show(<EntryRows kind={kind} cards={[{ ...card, kind, description: 'word '.repeat(40).trim() }]} leads={false} sections={[]} />);
    expect(screen.getAllByRole('article').at(-1)?.querySelector('.rest > p:first-child > span')).toBeNull();
  });

  test('that leads says that it is the latest, and no other does', () => {
    const cards = ['a', 'b'].map((id) => ({ ...card, id }));
    show(<EntryRows kind="blog" cards={cards} leads sections={[]} />);
    expect(screen.getAllByText('The latest').map((word) => word.closest('article')?.className)).toEqual(['entry lead lead-blog']);
  });

  test.each([true, false])('of the blog says its keyword, when it was written, and how long it takes to read; leading: %s', (leads) => {
    const row = rowOf('blog', { keywords: ['planning', 'teams'], facts }, leads);
    expect(row.textContent).toContain('planning');
    expect(row.textContent).not.toContain('teams');
    expect(row.textContent).toMatch(/Jan 1, 2026.*4 min read/);
    // The list says it once.
    expect(row.textContent).not.toContain('Feedloom');
    expect(dateOf(row)).toBe(card.publishedAt);
  });

  test.each(['blog', 'compare'] as const)('names chapters where it is large, and only there: %s', (kind) => {
    const cards = ['a', 'b'].map((id) => ({ ...card, kind, id, facts }));
    show(<EntryRows kind={kind} cards={cards} leads sections={[]} />);
    expect(screen.getAllByRole('article').map((row) => [...row.querySelectorAll('.chapters li')].map((item) => item.textContent))).toEqual([
      ['A chapter', 'Another'],
      [],
    ]);
  });

  test('of the blog is announced by all of its keywords that have a page, in the spelling of the list', () => {
    const sections = [
      { slug: 'planificacion', name: 'Planning', topic: 'planning' },
      { slug: 'equipos', name: 'Teams', topic: 'teams' },
      { slug: 'textos', name: 'Writing', topic: 'writing' },
    ];
    show(<EntryRows kind="blog" cards={[{ ...card, keywords: ['video', 'teams', 'planning'] }]} leads={false} sections={sections} />);
    expect(screen.getByText('Teams').className).toContain(hueOf('teams'));
    expect(screen.queryByText('Writing')).toBeNull();
    expect(screen.getByRole('article').textContent).toContain('Planning');
    expect(screen.getByRole('article').textContent).not.toContain('video');
    // In the colour of its topic, whatever that is called here.
    expect(screen.getByText('Planning').className).toContain(hueOf('planning'));
  });

  test("of a list that is one keyword's own is announced by none", () => {
    show(<EntryRows kind="blog" cards={[{ ...card, keywords: ['video'] }]} leads={false} />);
    expect(screen.getByRole('article').textContent).not.toContain('video');
  });

  test('of a text that nobody has read says nothing of its length', () => {
    expect(rowOf('blog').textContent).not.toContain('min');
  });

  test('of the resources says what one takes away and what is in it', () => {
    const row = rowOf('resource', {
      title: 'A template for Mondays',
      facts: {
        minutes: 6,
        tables: 2,
        copies: 1,
        chapters: ['A chapter'],
        lines: [
          ['Field', 'What to write'],
          ['Hook', 'Six words'],
        ],
      },
    });
    expect(row.textContent).toMatch(/^Master copy1 text to copy2 tables6 min readMake a copyA template for Mondays/);
    // What to do with it is no second link. A wide one shows the first lines of what is in it.
    expect([...row.querySelectorAll('a')].map((way) => way.textContent)).toEqual(['A template for Mondays']);
    expect(row.textContent).toMatch(/FieldWhat to writeHookSix words$/);
    // Its folder has the colour of its kind.
    expect(row.className).toBe('entry folder of-template');
  });

  test('of the resources promises nothing that its title and its text do not', () => {
    expect(rowOf('resource').textContent).toBe('ReadingRead itA titleA description');
  });

  test.each([true, false])(
    'of the comparisons says its keyword, when it was written, and how long it takes to read; leading: %s',
    (leads) => {
      const row = rowOf('compare', { keywords: ['planning', 'teams'], facts }, leads);
      expect(row.textContent).toMatch(/planningJan 1, 2026.*4 min read/);
      expect(dateOf(row)).toBe(card.publishedAt);
    },
  );
});
