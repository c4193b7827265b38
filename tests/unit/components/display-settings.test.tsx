// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DisplaySettings } from '../../../components/layout/display-settings.tsx';
import { loadLateWords } from '../../../lib/i18n/late-words.ts';
import { show } from '../../support/island.tsx';
import { words } from '../../support/words.ts';

vi.mock('../../../lib/i18n/late-words.ts', { spy: true });

/** The closed settings, and a function that presses their summary. */
function closed() {
  show(<DisplaySettings locale="en" summary="More display settings" />);
  const details = screen.getByRole<HTMLDetailsElement>('group');
  const press = () =>
    act(async () => {
      details.open = true;
      fireEvent(details, new Event('toggle'));
    });
  return { details, press };
}
const rightToLeft = { name: new RegExp(words('en')('late.direction.options.rtl')) };

beforeEach(() => {
  vi.mocked(loadLateWords).mockClear();
});

test('the settings close where their words cannot be loaded, and the next press asks again', async () => {
  const { details, press } = closed();
  vi.mocked(loadLateWords).mockRejectedValueOnce(new Error('offline'));
  await press();
  expect([details.open, screen.queryByRole('radio')]).toEqual([false, null]);
  await press();
  expect(await screen.findByRole('radio', rightToLeft)).toBeTruthy();
});
