import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { QUESTIONS_OF } from '../../../../lib/site/questions.ts';

test('editors read the names of the questions of each list', () => {
  const rows = readFileSync('docs/editors.md', 'utf8').matchAll(/^\| `([a-z-]+)` \| .* \| (`.*`) \|$/gm);
  const lists = Array.from(rows, ([, list, names = '']) => [list, names.split(' ').map((name) => name.replaceAll('`', ''))]);
  expect(Object.fromEntries(lists)).toEqual(QUESTIONS_OF);
});
