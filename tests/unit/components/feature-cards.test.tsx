// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Services } from '../../../components/managed-service/services.tsx';
import { show } from '../../support/island.tsx';

test('the managed service has four feature cards, each with a title and a description', () => {
  show(<Services />);
  const cards = screen.getAllByRole('article').map((card) => {
    const title = within(card).getByRole('heading', { level: 3 }).textContent;
    return [title.length > 0, card.textContent.length > title.length];
  });
  expect(cards).toEqual(Array.from({ length: 4 }, () => [true, true]));
});
