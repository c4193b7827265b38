import { describe, expect, test } from 'vitest';
import { FAQ_GROUPS, questionAnchor } from '../../../components/faq/questions.ts';
import en from '../../../messages/en/messages.ts';

const ALL = FAQ_GROUPS.flatMap(({ questions }) => [...questions]);

describe('the questions', () => {
  test('have addresses of their own, which are no group’s either', () => {
    const anchors = [...ALL.map(questionAnchor), ...FAQ_GROUPS.map(({ id }) => id)];
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(questionAnchor('whiteLabelSetup')).toBe('question-white-label-setup');
  });

  test('are all on the FAQ page, each once', () => {
    expect([...ALL].sort()).toEqual(Object.keys(en.faq.items).sort());
  });
});
