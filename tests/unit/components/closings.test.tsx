// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { AllClosing } from '../../../components/all/all-closing.tsx';
import { AskAPerson } from '../../../components/faq/ask-a-person.tsx';
import { LOCALES, localizedPath } from '../../../lib/i18n/locales.ts';
import { SITE } from '../../../lib/site/identity.ts';
import { drawn } from '../../support/drawn.tsx';

const CLOSINGS: readonly [page: string, closing: ReactNode][] = [
  ['/all', <AllClosing key="" />],
  ['/faq', <AskAPerson key="" />],
];

describe.each(LOCALES)('in %s', (locale) => {
  test.each(CLOSINGS)('visitors who found nothing on %s can write to us or go on to the plans', (_, closing) => {
    const ways = [...drawn(closing, locale).querySelectorAll('a')].map((way) => way.getAttribute('href')?.split('#')[0]);
    expect(ways).toEqual([`mailto:${SITE.mail.support}`, localizedPath('/pricing', locale)]);
  });
});
