import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import CookiePolicyPage from '../../../../app/[locale]/(legal)/cookie-policy/page.tsx';
import PrivacyPolicyPage from '../../../../app/[locale]/(legal)/privacy-policy/page.tsx';
import TermsPage from '../../../../app/[locale]/(legal)/terms-conditions/page.tsx';
import { ElsewhereTable } from '../../../../components/legal/cookie-tables.tsx';
import { EuRepresentative } from '../../../../components/legal/eu-representative.tsx';
import { ProcessorList } from '../../../../components/legal/processor-list.tsx';
import { parseEnv } from '../../../../lib/env.ts';
import { LOCALES, type Locale } from '../../../../lib/i18n/locales.ts';
import { TERMS } from '../../../../lib/site/legal.ts';
import { drawn } from '../../../support/drawn.tsx';
import { plain } from '../../../support/plain.ts';
import { words } from '../../../support/words.ts';

const { env } = vi.hoisted(() => ({ env: vi.fn() }));
vi.mock('../../../../lib/env.ts', async (original) => ({ ...(await original<object>()), env }));
// Only Next's compiler knows the language that a page's head is made in.
vi.mock('../../../../lib/head/metadata.ts', () => ({ pageMetadata: () => ({}) }));

beforeEach(() => {
  env.mockReturnValue(parseEnv({}));
});

describe.each(LOCALES)('in %s', (locale) => {
  const say = words(locale);
  const textOf = (page: ReactNode) => plain(drawn(page, locale).textContent);
  const inLanguage = (texts: Record<Locale, string>) => texts[locale];
  const year = inLanguage({ en: '1 year', es: '1 año' });

  test.each([
    ['notice', 'required'],
    ['required', 'notice'],
  ] as const)('the policies say when a referral is stored where REFERRAL_CONSENT is %s, and nothing else', (configured, other) => {
    env.mockReturnValue(parseEnv({ REFERRAL_CONSENT: configured }));
    const policies = textOf([<CookiePolicyPage key="cookies" />, <PrivacyPolicyPage key="privacy" />]);
    for (const key of ['cookies.sections.notice.referral', 'privacy.sections.browser.referral', 'privacy.sections.grounds.list.interest']) {
      const saidWith = (referrals: string) => plain(say(key, { referrals, referralLifetime: year }));
      expect(policies, key).toContain(saidWith(configured));
      expect(policies, key).not.toContain(saidWith(other));
    }
  });

  test('a cookie of another host has a lifetime only where the operator has declared it', () => {
    expect(drawn(<ElsewhereTable />, locale).querySelector('table')).toBeNull();
    const declared = drawn(<ElsewhereTable cookies={[{ purpose: 'signIn', setBy: 'application', lifetime: 'session' }]} />, locale);
    expect(declared.querySelectorAll('tbody tr')).toHaveLength(1);
  });

  test('the terms contain the exceptions for consumers', () => {
    const terms = textOf(<TermsPage />);
    for (const key of ['renewal.consumers', 'liability.exceptions', 'liability.claims'])
      expect(terms).toContain(plain(say(`terms.sections.${key}`, TERMS)));
  });

  test('the companies that the operator names are listed with country and task', () => {
    const list = drawn(<ProcessorList processors={[{ name: 'Real Hosting', country: 'DE', task: 'hosting' }]} />, locale);
    const country = inLanguage({ en: 'Germany', es: 'Alemania' });
    expect([...list.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      say('privacy.processor', { name: 'Real Hosting', country, task: say('privacy.tasks.hosting') }),
    ]);
  });

  test('the representative in the European Union is named with an address to write to', () => {
    const representative = { name: 'Example GmbH', address: 'Hauptstraße 1, Berlin', email: 'eu@example.com' };
    const shown = drawn(<EuRepresentative representative={representative} />, locale);
    expect(shown.textContent).toContain('Example GmbH, Hauptstraße 1, Berlin, eu@example.com.');
    expect(shown.querySelector('a')?.getAttribute('href')).toBe('mailto:eu@example.com');
  });
});

test('nothing is said of companies or of a representative while there is none', () => {
  expect(drawn([<ProcessorList key="list" processors={[]} />, <EuRepresentative key="eu" representative={null} />]).textContent).toBe('');
});
