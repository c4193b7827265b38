import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALE_COOKIE } from '../../../lib/i18n/locales.ts';
import { CONSENT_COOKIE } from '../../../lib/visitor/consent.ts';
import { COOKIES, STORAGE_ENTRIES } from '../../../lib/visitor/cookies.ts';
import { BEFORE_PAINT_SCRIPT, PREFERENCES } from '../../../lib/visitor/preferences.ts';
import { REFERRAL_COOKIES } from '../../../lib/visitor/referral.ts';

/** Every match of a pattern in the site's code, as `file: first group`. */
const places = (pattern: RegExp) =>
  ['middleware.ts', ...globSync('{app,components,lib}/**/*.{ts,tsx}')]
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, found]) => `${file}: ${found}`))
    .sort();

/** Where the code sets cookies, and which. A new place has to be entered here, and its cookies in lib/visitor/cookies.ts. */
const SETTERS: Record<string, readonly string[]> = {
  'components/layout/locale-switch.tsx: LOCALE_COOKIE': [LOCALE_COOKIE],
  'lib/visitor/consent.ts: CONSENT_COOKIE': [CONSENT_COOKIE],
  'lib/visitor/pending-referral.ts: REFERRAL_COOKIES[field]': Object.values(REFERRAL_COOKIES),
  'lib/visitor/referral.ts: name': Object.values(REFERRAL_COOKIES),
};

test('the cookie policy lists every cookie that the code sets, and no other', () => {
  expect(places(/\bcookies\.set\(\s*([^,\s]+)/gi)).toEqual(Object.keys(SETTERS).sort());
  expect(COOKIES.map(({ name }) => name).sort()).toEqual([...new Set(Object.values(SETTERS).flat())].sort());
});

test('no cookie is set past those places', () => {
  expect(places(/(document\.cookie\s*=|cookieStore\.|'set-cookie',)/gi)).toEqual([]);
});

test('the cookie policy lists every entry in the browser’s storage, and no other', () => {
  // Read and written in one file, however often.
  const stores = new Set(places(/\b(localStorage|sessionStorage|indexedDB|caches\.open)\b/g));
  expect([...stores]).toEqual(['lib/visitor/dismissed-announcement.ts: localStorage', 'lib/visitor/preferences.ts: localStorage']);
  const inScript = [...BEFORE_PAINT_SCRIPT.matchAll(/(local|session)Storage\.(\w+)/g)].map(([, area, name]) => `${area} ${name}`);
  expect(STORAGE_ENTRIES.map(({ area, name }) => `${area} ${name}`).sort()).toEqual([...new Set(inScript)].sort());
  const local = STORAGE_ENTRIES.filter(({ area }) => area === 'local').map(({ name }) => name);
  expect(local).toEqual([...Object.keys(PREFERENCES), 'announcement']);
});
