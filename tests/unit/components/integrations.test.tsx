// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Integrations } from '../../../components/white-label/integrations.tsx';
import { show } from '../../support/island.tsx';

/** The path that stands for a symbol's address, in the file that the address names. */
function pathAt(href: string): string {
  const [file = '', id = ''] = href.split('#');
  const drawings = new DOMParser().parseFromString(readFileSync(file.slice(1), 'utf8'), 'image/svg+xml');
  return drawings.getElementById(id)?.querySelector('path')?.getAttribute('d') ?? '';
}

test('each of the twelve integrations has a mark of its own, in the colour of the text', () => {
  show(<Integrations />);
  const items = screen.getAllByRole('listitem');
  const marks = items.map((item) => pathAt(item.querySelector('svg.fill-current use')?.getAttribute('href') ?? ''));
  expect(items).toHaveLength(12);
  expect(marks.filter((mark) => mark.startsWith('M') || mark.startsWith('m'))).toHaveLength(12);
  expect(new Set(marks).size).toBe(12);
  // All of them together weigh little on the page.
  expect(marks.join('').length).toBeLessThan(16_384);
});
