import { expect, test } from 'vitest';
import { areOurArguments } from '../../../lib/server/action-arguments.ts';

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
