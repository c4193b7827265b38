import { expect, test } from 'vitest';
import { CORRECTIONS } from '../../../lib/site/corrections.ts';
import en from '../../../messages/en/messages.ts';
import es from '../../../messages/es/messages.ts';

test('each correction has a day that has come, the newest first, and words in both languages that stand nowhere for nothing', () => {
  const days = CORRECTIONS.map(({ day }) => day);
  expect(days).toEqual([...days].sort().reverse());
  for (const day of days) expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
  const words = CORRECTIONS.map((correction) => correction.words).sort();
  for (const messages of [en, es]) expect(Object.keys(messages.competitors.ledger.corrections).sort()).toEqual(words);
});
