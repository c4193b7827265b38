import { NextRequest } from 'next/server';
import { describe, expect, test } from 'vitest';
import { isUnknownPath, notFoundResponse } from '../../../lib/routing/not-found.ts';

describe('an unknown path', () => {
  test.each([
    ['no such page', '/nowhere'],
    ['no such page in Spanish', '/es/nowhere'],
    ['no such language', '/fr/pricing'],
    ['the not-found page itself', '/404'],
    ['the not-found page in Spanish', '/es/404'],
    ['too deep', '/blog/a/b'],
    ['a slash in disguise', '/blog/a%2Fb'],
    ['bytes that are no text', '/blog/%ff%fe'],
    ['half an encoding', '/blog/%E0%A4%A'],
    ['a lone percent sign', '/blog/%'],
    ['no hexadecimal', '/blog/%zz'],
    ['an overlong encoding', '/blog/%c0%af'],
    ['half a pair', '/blog/%ed%a0%80'],
  ])('is one with %s: %s', (_, path) => {
    expect(isUnknownPath(path)).toBe(true);
  });

  test.each([
    '/',
    '/es',
    '/en',
    '/pricing',
    '/es/pricing',
    '/en/pricing',
    '/blog/plan',
    '/es/blog/plan',
    '/blog/caf%C3%A9',
    '/blog/%F0%9F%A7%B5',
    '/blog',
    '/compare/hootsuite-alernatives',
  ])('is not %s', (path) => {
    expect(isUnknownPath(path)).toBe(false);
  });
});

describe('the answer', () => {
  test.each(['en', 'es'] as const)('is the finished page in %s with status 404, and is not stored', (locale) => {
    const response = notFoundResponse(new NextRequest('https://www.example.com/nowhere?q=1'), locale);
    expect(response.status).toBe(404);
    expect(response.headers.get('x-middleware-rewrite')).toBe(`https://www.example.com/${locale}/404`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});
