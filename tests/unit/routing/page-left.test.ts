import { expect, test } from 'vitest';
import { pageLeft } from '../../../lib/routing/page-left.ts';

const from = (referer: string) => pageLeft(new Headers({ host: 'www.example.com', referer }));

test('is the page of this site that sent the request', () => {
  expect(from('https://www.example.com/es/blog/a?ref=b#c')).toBe('/es/blog/a');
  expect(from('https://www.example.com/')).toBe('/');
  expect(from('https://www.example.com/blog/caf%C3%A9')).toBe('/blog/caf%C3%A9');
});

test.each([
  'https://evil.example/blog/a',
  'https://www.example.com//evil.example/',
  'https://www.example.com/\\evil.example',
  'https://www.example.com/api/draft?secret=a',
  'https://www.example.com/blog/%ff',
  'javascript:alert(1)',
  '',
])('is the home page for %s', (referer) => {
  expect(from(referer)).toBe('/');
});
