// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { PriceSource } from '../../../components/competitors/price-source.tsx';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { COMPETITOR_IDS, COMPETITORS, type Competitor } from '../../../lib/site/claims.ts';
import type { Confirmed } from '../../../lib/site/confirmed.ts';
import { SITE } from '../../../lib/site/identity.ts';
import { drawn } from '../../support/drawn.tsx';
import { plain } from '../../support/plain.ts';
import { words } from '../../support/words.ts';

describe.each(LOCALES)('below prices of another tool, in %s', (locale) => {
  const line = (competitor: Competitor, read: Confirmed) => drawn(<PriceSource competitor={competitor} read={read} />, locale);

  test.each(COMPETITOR_IDS)('it is said that nobody has compared those of %s, with the way to its page and to us', (competitor) => {
    const { name, pricePage } = COMPETITORS[competitor];
    const unread = line(competitor, false);
    expect(plain(unread.textContent)).toContain(plain(words(locale)('competitors.source.asKnown', { tool: name })));
    expect(unread.querySelector('time')).toBeNull();
    expect([...unread.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      pricePage.url,
      `mailto:${SITE.mail.support}`,
    ]);
  });

  test('the day on which they were read is said once the owner has set it', () => {
    const read = line('later', '2026-03-02');
    expect(read.querySelector('time')?.dateTime).toBe('2026-03-02');
    expect(read.querySelector('time')?.textContent).toBe({ en: 'March 2, 2026', es: '2 de marzo de 2026' }[locale]);
    expect(plain(read.textContent)).not.toContain(plain(words(locale)('competitors.source.asKnown', { tool: COMPETITORS.later.name })));
  });
});
