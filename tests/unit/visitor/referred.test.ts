// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { afterEach, expect, test } from 'vitest';
import { REFERRED_SCRIPT } from '../../../lib/visitor/referred.ts';

// As it is, the way a server's answer sets it.
const cookies = Cookies.withConverter({ write: String });

afterEach(() => {
  cookies.remove('ref');
  history.replaceState(null, '', '/');
  delete document.documentElement.dataset.referred;
});

/** Whether the script in the head takes the visitor for one whom a partner sent. */
function isReferred(search: string, cookie?: string): boolean {
  history.replaceState(null, '', `/pricing${search}`);
  if (cookie !== undefined) cookies.set('ref', cookie);
  new Function(REFERRED_SCRIPT)();
  return 'referred' in document.documentElement.dataset;
}

test.each([
  ['a code among other things', '?utm_source=mail&ref=jos%C3%A9+shop', undefined],
  ['a stored code', '', 'partner-1'],
  ['a stored code of any letters', '', 'jos%C3%A9%2Bshop%40example.com'],
])('%s tells that a partner sent the visitor', (_, search, cookie) => {
  expect(isReferred(search, cookie)).toBe(true);
});

test.each([
  ['nothing', '', undefined],
  ['a code that the site would not store', '?ref=%EF%BF%BD', undefined],
  ['another argument', '?preferred=partner-1', undefined],
  ['a broken cookie', '', '%E0%A4%A'],
])('%s means that no partner did', (_, search, cookie) => {
  expect(isReferred(search, cookie)).toBe(false);
});
