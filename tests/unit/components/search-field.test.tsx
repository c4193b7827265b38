// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SearchField } from '../../../components/all/search-field.tsx';

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search everything' });

/** The field as the page uses it: it holds nothing itself. */
function Host({ onUse }: { onUse: () => void }) {
  const [query, setQuery] = useState('');
  const texts = { label: 'Search everything', clearLabel: 'Empty the field', searchIcon: '', clearIcon: 'x', action: '/all' };
  return <SearchField {...texts} query={query} onQuery={setQuery} onUse={onUse} onLeave={() => {}} />;
}

test('the search field keeps text typed before its scripts loaded, and the focus', () => {
  const host = <Host onUse={vi.fn()} />;
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
