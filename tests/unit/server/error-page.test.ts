import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES, localizedPath } from '../../../lib/i18n/locales.ts';
import { errorPages, tooLong } from '../../../lib/server/error-page.ts';

const PAGES = errorPages();

test.each(LOCALES)('a form that is too long is refused in the language of its page: %s', (locale) => {
  const { refused } = JSON.parse(readFileSync(`messages/${locale}/problem.json`, 'utf8')) as { refused: Record<string, string> };
  const answer = tooLong({ method: 'POST', url: localizedPath('/affiliates?ref=ana', locale) }, 16_384, PAGES);
  expect(answer).toMatchObject({ status: 413, headers: { 'content-language': locale, 'cache-control': 'no-store' } });
  expect(answer.text.trim()).toBe(refused['413']);
});

test('a program whose body is too long learns the limit', () => {
  expect(tooLong({ method: 'POST', url: '/api/revalidate' }, 262_144, PAGES)).toMatchObject({
    status: 413,
    text: expect.stringContaining('262144'),
  });
});
