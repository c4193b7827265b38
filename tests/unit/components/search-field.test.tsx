// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SearchField } from '../../../components/all/search-field.tsx';
import { show } from '../../support/island.tsx';

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search everything' });
const clear = () => screen.queryByRole('button', { name: 'Empty the field' });

/** The field as the page uses it: it holds nothing itself. */
function Host({ start, onUse, onLeave }: { start: string; onUse: () => void; onLeave: () => void }) {
  const [query, setQuery] = useState(start);
  return (
    <SearchField
      label="Search everything"
      clearLabel="Empty the field"
      searchIcon=""
      clearIcon="x"
      action="/all"
      query={query}
      onQuery={setQuery}
      onUse={onUse}
      onLeave={onLeave}
    />
  );
}

function open(start = '') {
  const [onUse, onLeave] = [vi.fn(), vi.fn()];
  show(<Host start={start} onUse={onUse} onLeave={onLeave} />);
  return { onUse, onLeave };
}

describe('the search field', () => {
  test('keeps text typed before its scripts loaded, and the focus', async () => {
    const [onUse, onLeave] = [vi.fn(), vi.fn()];
    const host = <Host start="" onUse={onUse} onLeave={onLeave} />;
    const container = document.createElement('div');
    document.body.append(container);
    onTestFinished(() => container.remove());
    container.innerHTML = renderToString(host);
    field().value = 'captions';
    field().focus();
    render(host, { container, hydrate: true });
    expect([field().value, clear() !== null, onUse.mock.calls.length]).toEqual(['captions', true, 1]);
    fireEvent.change(field(), { target: { value: '' } });
    expect([field().value, clear()]).toEqual(['', null]);
  });

  test('belongs to a form that asks the page itself, before its scripts have come', () => {
    open();
    expect(field().form?.getAttribute('action')).toBe('/all');
    expect(field().name).toBe('q');
  });
});
