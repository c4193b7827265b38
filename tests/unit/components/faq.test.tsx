// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { FaqGroups } from '../../../components/faq/faq-groups.tsx';
import { DEFAULT_QUESTIONS, FAQ_GROUPS, faqId, questionAnchor } from '../../../components/faq/questions.ts';
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

test('on the FAQ page one answer is open at most, whichever group it is in', () => {
  // jsdom has none; it tells the list of contents what is in view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  show(<FaqGroups />);
  const last = en.faq.items.tracking.question;
  const [first] = screen.getAllByRole('button', { expanded: false });
  fireEvent.click(first as Element);
  fireEvent.click(screen.getByRole('button', { name: last }));
  expect(screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)).toEqual([last]);
  // What is short stands there whole: its question opens nothing. The eight that other pages show, too, all open.
  const folded = screen.getAllByRole('button').map(({ parentElement }) => parentElement?.id);
  expect(folded.slice(0, 8)).toEqual(DEFAULT_QUESTIONS.map(questionAnchor));
  expect(folded).not.toContain(questionAnchor('deciding'));
  expect(folded).toContain(questionAnchor('difference'));
  const plain = document.getElementById(questionAnchor('deciding'));
  expect(plain?.nextElementSibling?.textContent).toBe(en.faq.items.deciding.answer);
  for (const { parentElement: row } of document.querySelectorAll('.whole')) expect(row?.querySelector('button')).toBeNull();
});
