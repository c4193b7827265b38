// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { Services } from '../../../components/managed-service/services.tsx';
import { WhiteLabelFeatures } from '../../../components/white-label/white-label-features.tsx';
import { show } from '../../support/island.tsx';

test.each<[string, ReactElement]>([
  ['the managed service', <Services key="services" />],
  ['white-label', <WhiteLabelFeatures key="features" />],
])('each of the four feature cards of %s has an icon of its own, a title and a description', (_page, section) => {
  show(section);
  const icons = screen.getAllByRole('article').map((card) => {
    const heading = within(card).getByRole('heading', { level: 3 });
    expect(heading.nextElementSibling?.tagName).toBe('P');
    expect(heading.previousElementSibling?.getAttribute('aria-hidden')).toBe('true');
    return heading.previousElementSibling?.querySelector('path')?.getAttribute('d');
  });
  expect(icons).toHaveLength(4);
  expect(new Set(icons).size).toBe(4);
});
