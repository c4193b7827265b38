// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PreferenceChoice } from '../../../components/layout/preference-choice.tsx';
import { ThemeToggle } from '../../../components/layout/theme-toggle.tsx';
import { show } from '../../support/island.tsx';

const root = document.documentElement;
const toggle = () => screen.getByRole('button', { name: 'Dark theme' });
const chosen = () => screen.getAllByRole('radio', { checked: true }).map((radio) => (radio as HTMLInputElement).value);

const options = <T extends string>(...values: T[]) => values.map((value) => ({ value, label: value }));
const controls = (
  <>
    <ThemeToggle label="Dark theme" />
    <PreferenceChoice name="theme" label="Theme" options={options('light', 'dark')} />
    <PreferenceChoice name="direction" label="Direction" options={options('ltr', 'rtl')} />
  </>
);

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  root.removeAttribute('data-theme');
  root.removeAttribute('dir');
});

test('the display preferences agree: what one control changes, the other one shows, and the page and its storage hold', () => {
  show(controls);
  fireEvent.click(toggle());
  expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  expect(chosen()).toEqual(['dark', 'ltr']);
  fireEvent.click(screen.getByRole('radio', { name: 'light' }));
  expect(toggle().getAttribute('aria-pressed')).toBe('false');
  expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['light', 'light']);
});

test.each(['pageshow', 'storage'])('the display preferences follow the choice stored by another page, on the event %s', (told) => {
  show(controls);
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('direction', 'rtl');
  act(() => void dispatchEvent(new Event(told)));
  expect([root.dataset.theme, root.dir, ...chosen()]).toEqual(['dark', 'rtl', 'dark', 'rtl']);
  expect(toggle().getAttribute('aria-pressed')).toBe('true');
  expect(document.querySelector('meta[name="theme-color"]')).not.toBeNull();
  // Without a stored choice, this page's choice stays.
  localStorage.clear();
  act(() => void dispatchEvent(new Event(told)));
  expect(chosen()).toEqual(['dark', 'rtl']);
});

test('the display preferences hold for the page where the browser stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  show(controls);
  fireEvent.click(screen.getByRole('radio', { name: 'rtl' }));
  expect([root.dir, ...chosen()]).toEqual(['rtl', 'light', 'rtl']);
});
