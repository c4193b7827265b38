// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PlanCards } from '../../../../components/pricing/plan-cards.tsx';
import { env } from '../../../../lib/env.ts';
import { LOCALES } from '../../../../lib/i18n/locales.ts';
import { show } from '../../../support/island.tsx';
import { plain } from '../../../support/plain.ts';
import { words } from '../../../support/words.ts';

describe.each(LOCALES)('in %s', (locale) => {
  const say = words(locale);
  const trial = (plan: string, cycle: 'yearly' | 'monthly') =>
    plain(say('pricing.freeTrial', { days: 3, plan, cycle: say(`pricing.cycle.${cycle}`) }));

  test('the free trial of 3 days starts in the application, which learns plan and cycle', () => {
    show(<PlanCards headingLevel={3} />, locale);
    for (const plan of ['Pro', 'Team', 'Agency'])
      for (const cycle of ['yearly', 'monthly'] as const) {
        const name = trial(plan, cycle);
        expect(name).toContain('3');
        const { origin, searchParams } = new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '');
        expect([origin, Object.fromEntries(searchParams)]).toEqual([new URL(env().APP_URL).origin, { plan: plan.toLowerCase(), cycle }]);
      }
  });
});
