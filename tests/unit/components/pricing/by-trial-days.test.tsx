// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { byTrialDays } from '../../../../components/pricing/by-trial-days.tsx';
import { drawn } from '../../../support/drawn.tsx';

test('the default length of the trial is shown, and hidden for a visitor from a partner', () => {
  const said = drawn(<p>{byTrialDays((days) => `${days} days`)}</p>);
  expect(said.textContent).toContain('3 days');
  expect(said.querySelector('[hidden]')?.textContent).toBe('10 days');
});

test('what does not depend on it is said once', () => {
  expect(byTrialDays(() => 'Try it free')).toBe('Try it free');
});
