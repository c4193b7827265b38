import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { TRUSTED_TYPES_SCRIPT } from '../../../lib/stored-pages/trusted-types.ts';

type Policy = { createHTML(text: string): string | null; createScriptURL(address: string): string | null; createScript?: unknown };

/** The policy that the script makes in a browser. */
function madePolicy(): Policy {
  const made: Record<string, Policy> = {};
  const trustedTypes = { createPolicy: (name: string, rules: Policy) => Object.assign(made, { [name]: rules }) };
  const location = { href: 'https://www.feedloom.example/es/pricing', origin: 'https://www.feedloom.example' };
  runInNewContext(TRUSTED_TYPES_SCRIPT, { window: { trustedTypes }, location, URL });
  expect(Object.keys(made)).toEqual(['default']);
  return made.default as Policy;
}

describe('a string may become', () => {
  test.each([
    ['<script></script>', true],
    ['<script>a()</script>', false],
    ['<img src=x onerror=a()>', false],
  ])('markup: %s %s', (text, allowed) => {
    expect(madePolicy().createHTML(text)).toBe(allowed ? text : null);
  });

  test.each([
    ['/_next/static/chunks/a.js', true],
    ['/_next/static/../../api/search/en', false],
    ['//other.example/_next/static/a.js', false],
    ['https://www.feedloom.example.other.example/_next/static/a.js', false],
    ['data:text/javascript,a()', false],
  ])("a script's address: %s %s", (address, allowed) => {
    expect(madePolicy().createScriptURL(address)).toBe(allowed ? address : null);
  });

  test('nothing else: no text becomes a script', () => {
    expect(madePolicy().createScript).toBeUndefined();
  });
});

test('a browser without Trusted Types is left alone', () => {
  expect(() => runInNewContext(TRUSTED_TYPES_SCRIPT, { window: {} })).not.toThrow();
});
