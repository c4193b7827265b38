// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import CookiePolicyPage from '../../../../app/[locale]/(legal)/cookie-policy/page.tsx';
import PrivacyPolicyPage from '../../../../app/[locale]/(legal)/privacy-policy/page.tsx';
import TermsPage from '../../../../app/[locale]/(legal)/terms-conditions/page.tsx';
import { ElsewhereTable } from '../../../../components/legal/cookie-tables.tsx';
import { ProcessorList } from '../../../../components/legal/processor-list.tsx';
import { parseEnv } from '../../../../lib/env.ts';
import { AFFILIATE } from '../../../../lib/site/affiliate-program.ts';
import { RETENTION, TERMS } from '../../../../lib/site/legal.ts';
import { drawn } from '../../../support/drawn.tsx';

const { env } = vi.hoisted(() => ({ env: vi.fn() }));
vi.mock('../../../../lib/env.ts', async (original) => ({ ...(await original<object>()), env }));
// Only Next's compiler knows the language that a page's head is made in.
vi.mock('../../../../lib/head/metadata.ts', () => ({ pageMetadata: () => ({}) }));

beforeEach(() => {
  env.mockReturnValue(parseEnv({}));
});

describe.each([
  ['en', /before the notice comes up/, /until you click “Understood”/, /click “Understood” in the notice/],
  ['es', /antes de que aparezca el aviso/, /hasta que pulsas «Entendido»/, /pulsas «Entendido» en el aviso/],
] as const)('in %s', (locale, atOnce, asked, agreed) => {
  const textOf = (page: Parameters<typeof drawn>[0]) => drawn(page, locale).textContent?.replaceAll('\u00a0', ' ');

  test('the policies say when a referral is stored, as it is configured', () => {
    expect(textOf(<CookiePolicyPage />)).toMatch(atOnce);
    expect(textOf(<PrivacyPolicyPage />)).not.toMatch(agreed);
    env.mockReturnValue(parseEnv({ REFERRAL_CONSENT: 'required' }));
    expect(textOf(<CookiePolicyPage />)).toMatch(asked);
    expect(textOf(<CookiePolicyPage />)).not.toMatch(atOnce);
    expect(textOf(<PrivacyPolicyPage />)).toMatch(agreed);
    expect(textOf(<PrivacyPolicyPage />)).toMatch(/Your consent:|tu consentimiento:/);
  });

  test('a cookie of another host has a lifetime only where the operator has declared it', () => {
    expect(drawn(<ElsewhereTable />, locale).querySelector('table')).toBeNull();
    const declared = drawn(<ElsewhereTable cookies={[{ purpose: 'signIn', setBy: 'application', lifetime: 'session' }]} />, locale);
    expect(declared.querySelectorAll('tbody tr')).toHaveLength(1);
  });

  test('the privacy policy says how long each thing is kept', () => {
    const text = textOf(<PrivacyPolicyPage />) ?? '';
    for (const period of [RETENTION.applicationMonths, RETENTION.messageMonths])
      expect(text).toMatch(new RegExp(`${period} (months|meses)`));
    expect(text).toMatch(new RegExp(`${RETENTION.hostingLogDays} (days|días)`));
  });

  test('the terms say how long a consumer may withdraw, and spare consumers the costs of others', () => {
    const text = textOf(<TermsPage />) ?? '';
    expect(text).toMatch(
      new RegExp(`${TERMS.withdrawalDays} (days and need not say why|días para desistir de una compra sin dar explicaciones)`),
    );
    expect(text).toMatch(/for businesses only, not for consumers|solo para empresas, no para consumidores/);
    expect(text).toMatch(/willful misconduct, gross negligence|el dolo, la negligencia grave/);
  });

  test('the terms name the country as the language does, and say how long a referral is kept and how long it counts', () => {
    const text = textOf(<TermsPage />) ?? '';
    expect(text).toContain(locale === 'en' ? 'DE 19901, US.' : 'DE 19901, EE. UU.)');
    expect(text).not.toContain('..');
    expect(text).toMatch(new RegExp(`1 (year|año) .{0,30}${AFFILIATE.cookieDays} (days|días)`));
  });
});

test.each([
  ['en', 'Real Hosting (Germany): hosts the site'],
  ['es', 'Real Hosting (Alemania): aloja el sitio'],
] as const)('the companies that the operator names are listed with country and task, in %s', (locale, line) => {
  const list = drawn(<ProcessorList processors={[{ name: 'Real Hosting', country: 'DE', task: 'hosting' }]} />, locale);
  expect([...list.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([line]);
  expect(drawn(<ProcessorList processors={[]} />, locale).textContent).toBe('');
});
