import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areOurArguments, areTypedArguments } from '../../../lib/server/action-arguments.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const ID = '6006e76f67ee6fcab8173e508a877a3b8a6cf073d2';

test.each<Record<string, string>>([
  { _1_email: 'a@b.c', _1_promotion: '$F1 is what I earn, [[[', '0': '[{"status":"new"},"$K1"]' },
  { '1_email': 'a@b.c', '0': '[{"status":"mistaken","values":{"fullName":"$$rich","email":""},"problems":{"email":"$undefined"}},"$K1"]' },
  {
    $ACTION_REF_1: '',
    '$ACTION_1:0': `{"id":"${ID}","bound":"$@1"}`,
    '$ACTION_1:1': '[{"status":"new"}]',
    $ACTION_KEY: 'k1',
    email: '{{{',
  },
  { email: 'a@b.c' },
])('what our form sends is read: %j', (fields) => {
  expect(areOurArguments(form(fields))).toBe(true);
});

test.each([
  '{{{',
  '',
  '["$F1"]',
  '["$K2"]',
  '["$@1"]',
  '["$Q7","$W8"]',
  '"$1:a:b"',
  '["$0"]',
  '["$B1"]',
  '["$i"]',
  '["$D","$n999"]',
  '{"__proto__":1}',
  `${'['.repeat(500)}${']'.repeat(500)}`,
])('what it never sends is not: %s', (argument) => {
  for (const name of ['0', '1', '_1', '$ACTION_1:0']) expect(areOurArguments(form({ [name]: argument, _1_email: 'a@b.c' }))).toBe(false);
});

test('a file in the place of an argument is not read', () => {
  const data = new FormData();
  data.append('0', new Blob(['[]']));
  expect(areOurArguments(data)).toBe(false);
});

const read = (body: string) => areTypedArguments(Buffer.from(body));
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

test.each([
  '[{}]',
  '[{"id":"a","fields":{"title":"$$5 a month","description":null,"keywords":["a","$undefined"],"n":"$-0"}}]',
  '[{"fields":{"previewImage":{"sys":{"id":"x"}},"content":{"data":{"target":"$0:0:fields:previewImage"}}}}]',
  '[{"fields":{"previewImage":{"sys":{"id":"x"},"fields":{"back":"$0:0:fields:previewImage"}}}}]',
  `[{"fields":{"content":${nested(100)}}}]`,
  `[{"fields":{"title":${JSON.stringify('a'.repeat(1_000_000))}}}]`,
])('what the preview sends of an entry is read (%#)', (body) => {
  expect(read(body)).toBe(true);
});

test.each([
  '',
  'no arguments',
  '{',
  'null',
  '7',
  '"$0"',
  '{}',
  '[]',
  '[null]',
  '["a"]',
  '[{},{}]',
  '[[]]',
  '[{"a":"$F1"}]',
  '[{"a":"$1"}]',
  '[{"a":"$0:7"}]',
  '[{"a":"$0:0:b:c"}]',
  '[{"a":"$0:0:a"}]',
  '[{"a":{"b":"$0:0:a"}}]',
  '[{"a":"$0"}]',
  '[{"a":"$T"}]',
  '[{"a":"$K1"}]',
  '[{"a":"$@1"}]',
  '[{"a":"$Q1"}]',
  '[{"a":"$n1x"}]',
  '[{"a":"$h1"}]',
  '[{"a":"$B1"}]',
  '[{"a":"$R1"}]',
  '[{"__proto__":{"a":1}}]',
  '[{"a":[[1]]}]',
  `[{"a":${nested(2_000)}}]`,
  `[{"a":[1,${JSON.stringify('x'.repeat(1_000_001))}]}]`,
  `${'['.repeat(300_000)}${']'.repeat(300_000)}`,
])('what the preview never sends is not (%#)', (body) => {
  expect(read(body)).toBe(false);
});

test('the form’s action is the only one that visitors have: another one needs its arguments in action-arguments.ts and its page in request-gate.ts', () => {
  const actions = globSync('{app,components,lib}/**/*.{ts,tsx}').flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    if (!/^\s*['"]use server['"]/m.test(text)) return [];
    // Below the directive of a file each export is an action; an action inside a function has the directive to itself.
    const names = /^['"]use server['"]/.test(text)
      ? [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)]
      : [['', '(inside a function)']];
    return names.map(([, name]) => `${file.replaceAll('\\', '/')} ${name}`);
  });
  // The second is taken from editors in draft mode only (draft-request.ts).
  expect(actions.sort()).toEqual(['components/preview/follow-typing.ts followTyping', 'lib/affiliates/apply.ts apply']);
});
