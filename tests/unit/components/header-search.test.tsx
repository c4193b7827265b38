// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SearchField } from '../../../components/all/search-field.tsx';
import { HeaderSearch, SearchLink } from '../../../components/layout/header-search.tsx';
import { loadLateWords } from '../../../lib/i18n/late-words.ts';
import { show } from '../../support/island.tsx';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));
// This test does not cover the index: it never loads.
vi.mock('../../../components/all/use-engine.ts', () => ({ useEngine: () => ({ engine: null, failed: false, load: () => {} }) }));

vi.mock('../../../lib/i18n/late-words.ts', async (original) => {
  const { loadLateWords } = await original<typeof import('../../../lib/i18n/late-words.ts')>();
  return { loadLateWords: vi.fn(loadLateWords) };
});

const type = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
};

beforeEach(() => {
  // jsdom knows the element and not what it does.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  show(
    // A fragment of this page: jsdom navigates to no other.
    <HeaderSearch locale="en" href="#all" label="Search">
      <SearchLink href="#all">Search</SearchLink>
    </HeaderSearch>,
  );
});

test('a link opens the panel, and leads to the list where it is to open elsewhere', async () => {
  expect(fireEvent.click(screen.getByRole('link'), { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
  expect(await screen.findByRole('searchbox', { hidden: true })).toBeTruthy();
});

test('text typed while the panel loads is in its field, without a letter that was deleted', async () => {
  type('/', 'p', 'r', 'x', 'Backspace', 'i', 'Shift', 'c', 'e');
  expect(screen.queryByRole('searchbox', { hidden: true })).toBeNull();
  expect(await screen.findByDisplayValue('price')).toBe(screen.getByRole('searchbox', { hidden: true }));
});

test('Escape cancels the panel, and the text typed with it', async () => {
  type('/', 'a', 'Escape');
  // The next one begins empty.
  type('/', 'b');
  expect(await screen.findByDisplayValue('b')).toBeTruthy();
});

test('where the panel cannot be loaded, the list of everything is shown, the page has its keys back, and the next try opens it', async () => {
  onTestFinished(() => history.replaceState(null, '', '/'));
  vi.mocked(loadLateWords).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  type('/', 'a');
  await vi.waitFor(() => expect(location.hash).toBe('#all'));
  await vi.waitFor(() => expect(fireEvent.keyDown(document.body, { key: 'b' })).toBe(true));
  // On a page that the browser has kept.
  type('/', 'c');
  expect(await screen.findByDisplayValue('c')).toBeTruthy();
});

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search everything' });

/** The field as the page uses it: it holds nothing itself. */
function Host() {
  const [query, setQuery] = useState('');
  const texts = { label: 'Search everything', clearLabel: 'Empty the field', searchIcon: '', clearIcon: 'x', action: '/all' };
  return <SearchField {...texts} query={query} onQuery={setQuery} onUse={() => {}} onLeave={() => {}} />;
}

test('the search field keeps text typed before its scripts loaded, and the focus', () => {
  const host = <Host />;
  const container = document.createElement('div');
  document.body.append(container);
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(host);
  field().value = 'captions';
  field().focus();
  render(host, { container, hydrate: true });
  expect([field().value, document.activeElement === field()]).toEqual(['captions', true]);
  fireEvent.change(field(), { target: { value: '' } });
  expect(field().value).toBe('');
});
