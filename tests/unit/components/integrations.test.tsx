// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Integrations } from '../../../components/white-label/integrations.tsx';
import { show } from '../../support/island.tsx';

/** The drawing of a symbol's address, in the file that the address names. */
function drawnAt(href: string): string {
  const [file = '', id = ''] = href.split('#');
  return new DOMParser().parseFromString(readFileSync(file.slice(1), 'utf8'), 'image/svg+xml').getElementById(id)?.innerHTML ?? '';
}

test('each of the twelve integrations has its own name and mark', () => {
  show(<Integrations />);
  const items = screen.getAllByRole('listitem');
  const marks = items.map((item) => drawnAt(item.querySelector('use')?.getAttribute('href') ?? '')).filter(Boolean);
  expect([new Set(items.map(({ textContent }) => textContent)).size, new Set(marks).size]).toEqual([12, 12]);
});
