// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Services } from '../../../components/managed-service/services.tsx';
import { show } from '../../support/island.tsx';

/** Whose work it is: the portrait, or the machine's mark. An icon beside it would be a sign too many. */
function portraitOf(card: HTMLElement): string | null | undefined {
  const [sign, ...further] = card.querySelectorAll('img[alt=""], [aria-hidden="true"]');
  expect(further).toEqual([]);
  return sign && (sign.getAttribute('src') ?? sign.outerHTML);
}

test('each of the four feature cards of the managed service has a sign of its own, a title and a description', () => {
  show(<Services />);
  const signs = screen.getAllByRole('article').map((card) => {
    expect(within(card).getByRole('heading', { level: 3 }).nextElementSibling?.tagName).toBe('P');
    return portraitOf(card);
  });
  expect(signs).toHaveLength(4);
  expect(new Set(signs.filter(Boolean)).size).toBe(4);
});
