// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { EntryCard } from '../../../components/content/entry-card.tsx';
import type { Card } from '../../../lib/content/types.ts';
import { show } from '../../support/island.tsx';

const card: Card = {
  ...{ id: 'a', kind: 'blog', slug: 'a', slugs: { en: 'a', es: 'a' }, title: 'A title', description: 'A description', keywords: [] },
  ...{ picture: null, publishedAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
  ...{ languages: ['en', 'es'], language: 'en' },
};

/** The numbers of lines that an element is cut to, at any width of the window. */
const linesOf = (element: Element) => [...element.className.matchAll(/line-clamp-(\w+)/g)].map(([, lines]) => lines);

describe('a card', () => {
  test.each(['stacked', 'lead', 'wide', 'row'] as const)('has one line of title and three of description, however large: %s', (layout) => {
    show(<EntryCard card={card} layout={layout} />);
    expect(linesOf(screen.getByRole('heading'))).toEqual(['1']);
    expect(linesOf(screen.getByText('A description'))).toEqual(['3']);
    expect(screen.getByRole('article').querySelector('time')?.dateTime).toBe(card.publishedAt);
  });

  test.each(['stacked', 'wide'] as const)('of a comparison has two lines of description and no date: %s', (layout) => {
    show(<EntryCard card={{ ...card, kind: 'compare' }} layout={layout} />);
    expect(linesOf(screen.getByRole('heading'))).toEqual(['1']);
    expect(linesOf(screen.getByText('A description'))).toEqual(['2']);
    expect(screen.getByRole('article').querySelector('time')).toBeNull();
  });
});
