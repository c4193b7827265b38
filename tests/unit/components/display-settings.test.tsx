// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DisplaySettings } from '../../../components/layout/display-settings.tsx';
import { loadLateWords } from '../../../lib/i18n/late-words.ts';
import { show } from '../../support/island.tsx';

vi.mock('../../../lib/i18n/late-words.ts', { spy: true });

test('the settings come when they are opened; where their words do not come they close, and the next press asks again', async () => {
  show(<DisplaySettings locale="en" summary="More display settings" />);
  const details = screen.getByRole('group') as HTMLDetailsElement;
  const press = () =>
    act(async () => {
      details.open = true;
      fireEvent(details, new Event('toggle'));
    });
  expect(loadLateWords).not.toHaveBeenCalled();
  vi.mocked(loadLateWords).mockRejectedValueOnce(new Error('offline'));
  await press();
  expect(details.open).toBe(false);
  expect(screen.queryByRole('radio')).toBeNull();
  await press();
  expect(await screen.findByRole('radio', { name: 'RTL, Right to left' })).toBeTruthy();
  expect(details.open).toBe(true);
});
