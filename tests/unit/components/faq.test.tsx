// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
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

describe('the FAQ page', () => {
  beforeEach(() => {
    show(<FaqGroups />);
  });

  test('has at most one answer open', () => {
    const [first, second] = screen.getAllByRole('button', { expanded: false });
    fireEvent.click(first as Element);
    fireEvent.click(second as Element);
    expect(screen.getAllByRole('button', { expanded: true })).toEqual([second]);
  });

  test('has every question as a heading at its own address, with its answer in the document', () => {
    for (const question of ALL) {
      const heading = document.getElementById(questionAnchor(question));
      expect(heading?.tagName, question).toBe('H3');
      const asked = heading?.textContent ?? '';
      expect(heading?.parentElement?.textContent?.replace(asked, '').trim(), question).not.toBe('');
    }
  });
});
