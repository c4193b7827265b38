// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlanCards } from '../../../../components/pricing/plan-cards.tsx';
import { env } from '../../../../lib/env.ts';
import { show } from '../../../support/island.tsx';

test.each([
  ['en', 'Free: 3 days to try it', 'For agencies and big companies'],
  ['es', 'Gratis: 3 días para probarlo', 'Para agencias y empresas grandes'],
] as const)('the cards name the free trial and whom Agency is for, in %s', (locale, free, agency) => {
  show(<PlanCards headingLevel={3} />, locale);
  expect(screen.getAllByRole('article').filter(({ textContent }) => textContent.includes(free))).toHaveLength(3);
  expect(screen.getByText(agency)).toBeDefined();
});

test.each([
  ['en', 'Essential, for beginners and one-person brands'],
  ['es', 'Lo esencial para empezar o trabajar por tu cuenta'],
] as const)('the card of Pro says Essential, for beginners, in %s', (locale, audience) => {
  show(<PlanCards headingLevel={3} />, locale);
  expect(screen.getByRole('article', { name: 'Pro' }).textContent).toContain(audience);
});

test('the free trial of each plan starts in the application, which learns plan and cycle', () => {
  show(<PlanCards headingLevel={3} />);
  const trials = screen.getAllByRole('link', { name: /^Free: 3 days to try it/ }).map((link) => {
    const { origin, searchParams } = new URL(link.getAttribute('href') ?? '');
    return [origin, link.textContent, Object.fromEntries(searchParams)];
  });
  expect(trials).toEqual(
    (['Pro', 'Team', 'Agency'] as const).flatMap((name) =>
      (['Yearly', 'Monthly'] as const).map((cycle) => [
        new URL(env().APP_URL).origin,
        `Free: 3 days to try it: ${name}, ${cycle}`,
        { plan: name.toLowerCase(), cycle: cycle.toLowerCase() },
      ]),
    ),
  );
});
