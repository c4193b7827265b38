// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { Services } from '../../../components/managed-service/services.tsx';
import { WhiteLabelFeatures } from '../../../components/white-label/white-label-features.tsx';
import { show } from '../../support/island.tsx';

/** The icon before the title. */
function iconOf(card: HTMLElement): string | null | undefined {
  const icon = within(card).getByRole('heading', { level: 3 }).previousElementSibling;
  expect(icon?.getAttribute('aria-hidden')).toBe('true');
  return icon?.querySelector('path')?.getAttribute('d');
}

/** Whose work it is: the portrait, or the machine's mark. An icon beside it would be a sign too many. */
function portraitOf(card: HTMLElement): string | null | undefined {
  const [sign, ...further] = card.querySelectorAll('img[alt=""], [aria-hidden="true"]');
  expect(further).toEqual([]);
  return sign && (sign.getAttribute('src') ?? sign.outerHTML);
}

test.each<[string, ReactElement, (card: HTMLElement) => string | null | undefined]>([
  ['the managed service', <Services key="services" />, portraitOf],
  ['white-label', <WhiteLabelFeatures key="features" />, iconOf],
])('each of the four feature cards of %s has a sign of its own, a title and a description', (_page, section, signOf) => {
  show(section);
  const signs = screen.getAllByRole('article').map((card) => {
    expect(within(card).getByRole('heading', { level: 3 }).nextElementSibling?.tagName).toBe('P');
    return signOf(card);
  });
  expect(signs).toHaveLength(4);
  expect(new Set(signs.filter(Boolean)).size).toBe(4);
});
