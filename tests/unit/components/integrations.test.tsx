// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Integrations } from '../../../components/white-label/integrations.tsx';
import { show } from '../../support/island.tsx';

test('each of the twelve integrations has a mark of its own, in the colour of the text', () => {
  show(<Integrations />);
  const items = screen.getAllByRole('listitem');
  const marks = items.map((item) => item.querySelector('svg.fill-current path')?.getAttribute('d') ?? '');
  expect(items).toHaveLength(12);
  expect(marks.filter((mark) => mark.startsWith('M') || mark.startsWith('m'))).toHaveLength(12);
  expect(new Set(marks).size).toBe(12);
  // All of them together weigh little on the page.
  expect(marks.join('').length).toBeLessThan(16_384);
});
