// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Testimonials } from '../../../components/managed-service/testimonials.tsx';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { TESTIMONIALS } from '../../../lib/site/testimonials.ts';
import { drawn } from '../../support/drawn.tsx';
import { plain } from '../../support/plain.ts';
import { words } from '../../support/words.ts';

describe.each(LOCALES)('in %s', (locale) => {
  const say = words(locale);
  const section = () => drawn(<Testimonials />, locale);

  test('one note marks the quotes as samples until every client has confirmed', () => {
    const told = plain(section().textContent).split(plain(say('managedService.testimonials.examples'))).length - 1;
    expect(told).toBe(TESTIMONIALS.some(({ confirmed }) => confirmed === false) ? 1 : 0);
  });
});

test('no data for search engines and no file for programs calls a quote a review', () => {
  const code = globSync(['lib/head/**/*.{ts,tsx}', 'lib/files/**/*.ts', 'components/structured-data/*.tsx'])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(code).toContain('schema.org');
  expect(code).not.toMatch(/\bReview\b|aggregateRating|testimonials/);
});
