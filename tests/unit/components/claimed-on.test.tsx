// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { ClaimedOn } from '../../../components/competitors/claimed-on.tsx';
import { COMPETITOR_IDS, COMPETITORS } from '../../../lib/site/claims.ts';
import { drawn } from '../../support/drawn.tsx';

describe.each([
  ['en', 'prices as we know them; check their page', 'as of Mar 2, 2026'],
  ['es', 'los precios que conocemos; confírmalos en su página', 'a 2 mar 2026'],
] as const)('over prices of another tool, in %s', (locale, unread, read) => {
  test.each(COMPETITOR_IDS)('it is said that nobody has compared them, with the way to the page of %s', (competitor) => {
    const line = drawn(<ClaimedOn competitor={competitor} read={false} />, locale);
    expect(line.textContent).toBe(unread);
    expect(line.querySelector('a')?.getAttribute('href')).toBe(COMPETITORS[competitor].pricePage.url);
    expect(line.querySelector('time')).toBeNull();
  });

  test('the day is said once the owner has set it', () => {
    const line = drawn(<ClaimedOn competitor="later" read="2026-03-02" />, locale);
    expect(line.textContent).toBe(read);
    expect(line.querySelector('time')?.getAttribute('datetime')).toBe('2026-03-02');
  });
});
