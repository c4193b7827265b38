// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { PriceSource } from '../../../components/competitors/price-source.tsx';
import { COMPETITOR_IDS, COMPETITORS } from '../../../lib/site/claims.ts';
import { SITE } from '../../../lib/site/identity.ts';
import { drawn } from '../../support/drawn.tsx';

describe.each([
  ['en', 'as we know them: check their page', 'read on their page on March 2, 2026'],
  ['es', 'los que conocemos: confírmalos en su página', 'leídos en su página el 2 de marzo de 2026'],
] as const)('below prices of another tool, in %s', (locale, unread, read) => {
  test.each(COMPETITOR_IDS)('it is said that nobody has compared them, with the way to the page of %s', (competitor) => {
    const line = drawn(<PriceSource competitor={competitor} read={false} />, locale);
    expect(line.textContent).toContain(unread);
    const links = [...line.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      COMPETITORS[competitor].pricePage.url,
      `mailto:${SITE.mail.support}`,
      expect.stringMatching(/\/compare#corrections$/),
    ]);
    expect(line.querySelector('time')).toBeNull();
  });

  test('the day is said once the owner has set it', () => {
    const line = drawn(<PriceSource competitor="later" read="2026-03-02" />, locale);
    expect(line.textContent).toContain(read);
    expect(line.querySelector('time')?.getAttribute('datetime')).toBe('2026-03-02');
  });
});
