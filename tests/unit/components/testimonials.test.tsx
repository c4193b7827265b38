// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Testimonials } from '../../../components/managed-service/testimonials.tsx';
import { TESTIMONIALS } from '../../../lib/site/testimonials.ts';
import { drawn } from '../../support/drawn.tsx';

describe.each([
  ['en', 'Example', 'the people and the companies are invented.'],
  ['es', 'Ejemplo', 'las personas y las empresas son inventadas.'],
] as const)('in %s', (locale, mark, note) => {
  const unconfirmed = TESTIMONIALS.filter(({ confirmed }) => confirmed === false);

  test('visitors are told of each quote that no client has confirmed that it is an example', () => {
    const section = drawn(<Testimonials />, locale);
    const marked = [...section.querySelectorAll('figcaption')].filter((caption) =>
      [...caption.querySelectorAll('.note')].some(({ textContent }) => textContent === mark),
    );
    expect(marked).toHaveLength(unconfirmed.length);
    expect(section.textContent.includes(note)).toBe(unconfirmed.length > 0);
    // It says nothing of clients: the averages of the band above are theirs, and neither is to take the other back.
    const examples = [...section.querySelectorAll('p')].find(({ textContent }) => textContent?.includes(note));
    expect(examples?.textContent).not.toMatch(/client/i);
    // A quotation has its marks, and in Spanish its full stop behind them.
    for (const quote of section.querySelectorAll('blockquote'))
      expect(quote.textContent).toMatch(locale === 'en' ? /^“.*\.”$/ : /^«.*[^.]»\.$/);
    // Each has a thing of its trade, and none has another's.
    const things = [...section.querySelectorAll('figcaption img')].map((image) => image.getAttribute('src'));
    expect(new Set(things).size).toBe(TESTIMONIALS.length);
  });
});

test('no data for search engines and no file for programs calls a quote a review', () => {
  const code = globSync(['lib/head/**/*.{ts,tsx}', 'lib/files/**/*.ts', 'components/structured-data/*.tsx'])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(code).toContain('schema.org');
  expect(code).not.toMatch(/\bReview\b|aggregateRating|testimonials/);
});
