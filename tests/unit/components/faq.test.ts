import { describe, expect, test } from 'vitest';
import { DEFAULT_QUESTIONS, FAQ_GROUPS, faqId } from '../../../components/faq/questions.ts';
import en from '../../../messages/en/messages.ts';

const ALL = FAQ_GROUPS.flatMap(({ questions }) => [...questions]);

describe('the questions', () => {
  test('that are shown by default are eight, with the ids 2 to 9', () => {
    expect(DEFAULT_QUESTIONS.map(faqId)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('have ids of their own', () => {
    expect(new Set(ALL.map(faqId)).size).toBe(ALL.length);
  });

  test('are all on the FAQ page, each once', () => {
    expect([...ALL].sort()).toEqual(Object.keys(en.faq.items).sort());
  });
});
