// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { FaqGroups } from '../../../components/faq/faq-groups.tsx';
import { DEFAULT_QUESTIONS, FAQ_GROUPS, type FaqQuestion, faqId, questionAnchor } from '../../../components/faq/questions.ts';
import en from '../../../messages/en/messages.ts';
import { show } from '../../support/island.tsx';

const ALL = FAQ_GROUPS.flatMap(({ questions }) => [...questions]);

describe('the questions', () => {
  test('that are shown by default are eight, with the ids 2 to 9', () => {
    expect(DEFAULT_QUESTIONS.map(faqId)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('have ids of their own', () => {
    expect(new Set(ALL.map(faqId)).size).toBe(ALL.length);
  });

  test('have addresses of their own, which are no group’s either', () => {
    const anchors = [...ALL.map(questionAnchor), ...FAQ_GROUPS.map(({ id }) => id)];
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(questionAnchor('whiteLabelSetup')).toBe('question-white-label-setup');
  });

  test('are all on the FAQ page, each once', () => {
    expect([...ALL].sort()).toEqual(Object.keys(en.faq.items).sort());
  });
});

test('on the FAQ page the eight questions that other pages show fold, one open at most, and the answers of all others stand there whole', () => {
  // jsdom has none; it tells the list of contents what is in view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  show(<FaqGroups />);
  const [first, second] = screen.getAllByRole('button', { expanded: false });
  fireEvent.click(first as Element);
  fireEvent.click(second as Element);
  expect(screen.getAllByRole('button', { expanded: true })).toEqual([second]);
  const folded = screen.getAllByRole('button').map(({ parentElement }) => parentElement?.id);
  expect(folded).toEqual(DEFAULT_QUESTIONS.map(questionAnchor));
  for (const question of FAQ_GROUPS.flatMap(({ questions }): FaqQuestion[] => [...questions]).slice(folded.length)) {
    const heading = document.getElementById(questionAnchor(question));
    expect(heading?.nextElementSibling?.className).toBe('open-answer');
    expect(heading?.nextElementSibling?.textContent?.length).toBeGreaterThan(20);
  }
});
