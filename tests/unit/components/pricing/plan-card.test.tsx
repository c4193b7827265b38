// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlanCards } from '../../../../components/pricing/plan-cards.tsx';
import { show } from '../../../support/island.tsx';

test.each([
  ['en', 'Free: 3 days to try it', 'For agencies and big companies'],
  ['es', 'Gratis: 3 días para probarlo', 'Para agencias y empresas grandes'],
] as const)('the cards name the free trial and whom Agency is for, in %s', (locale, free, agency) => {
  show(<PlanCards headingLevel={3} />, locale);
  expect(screen.getAllByRole('article').filter(({ textContent }) => textContent.includes(free))).toHaveLength(3);
  expect(screen.getByText(agency)).toBeDefined();
});
