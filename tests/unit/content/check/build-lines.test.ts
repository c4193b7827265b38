import { expect, test } from 'vitest';
import { buildLines } from '../../../../lib/content/check/build-lines.ts';
import type { Finding } from '../../../../lib/content/check/check-entry.ts';
import { PART_RULES } from '../../../../lib/content/check/part-rules.ts';
import { RULES, type RuleId } from '../../../../lib/content/check/rules.ts';
import { LOCALES } from '../../../../lib/i18n/locales.ts';
import { loadMessages } from '../../../../lib/i18n/messages.ts';

test.each(LOCALES)('every rule has words for editors in %s: what it finds, why it matters and what to do', async (locale) => {
  const { preview } = await loadMessages(locale);
  expect(Object.keys(preview.rules).sort()).toEqual([...Object.keys(RULES), ...Object.keys(PART_RULES)].sort());
});

test('a build has one line for each finding, without repeats, and up to a limit', async () => {
  const finding = (id: string, rule: RuleId): Finding => ({
    rule,
    severity: RULES[rule].severity,
    entry: { kind: 'blog', id, title: 'A' },
    field: 'content',
    locales: ['es'],
    message: 'is wrong',
  });
  expect(buildLines([finding('a', 'slug-doubled'), finding('a', 'field-empty'), finding('b', 'heading-skipped')])).toEqual([
    'content: warning blog b: heading-skipped content (es): is wrong',
  ]);
  const many = buildLines(Array.from({ length: 150 }, (_, index) => finding(String(index), 'heading-skipped')));
  expect([many.length, many.at(-1)]).toEqual([101, 'content: 50 more findings, see npm run content:check']);
});
