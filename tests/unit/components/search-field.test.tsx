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

  test('is in a search landmark, and offers to empty it only if it has text', () => {
    open();
    expect(field().closest('search')).not.toBeNull();
    expect(clear()).toBeNull();
    fireEvent.change(field(), { target: { value: 'captions' } });
    expect(field().value).toBe('captions');
    expect(clear()).not.toBeNull();
  });

  test('is emptied by its button, which gives the focus back to it', () => {
    open('captions');
    fireEvent.click(clear() as Element);
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });

  test('is emptied by Escape; in an empty field the key is left to the browser', () => {
    open('captions');
    expect(fireEvent.keyDown(field(), { key: 'a' }), 'any other key').toBe(true);
    expect(field().value).toBe('captions');
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
    expect(field().value).toBe('');
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
  });

  test('reports when it is first used and when it is left; Enter loads no page', () => {
    const { onUse, onLeave } = open('captions');
    fireEvent.focus(field());
    expect([onUse.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 0]);
    expect(fireEvent.submit(field().form as Element)).toBe(false);
    expect(onLeave).toHaveBeenCalledTimes(1);
    fireEvent.blur(field());
    expect(onLeave).toHaveBeenCalledTimes(2);
  });

  test('belongs to a form that asks the page itself, before its scripts have come', () => {
    open();
    expect(field().form?.getAttribute('action')).toBe('/all');
    expect(field().name).toBe('q');
  });
});
