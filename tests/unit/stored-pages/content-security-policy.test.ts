import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import {
  allowsAnyStyleAttribute,
  mergeInlineScripts,
  POLICY_MAX_BYTES,
  pagePolicy,
  policyFaults,
} from '../../../lib/stored-pages/content-security-policy.ts';
import { TRUSTED_TYPES_SCRIPT } from '../../../lib/stored-pages/trusted-types.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** The sources of a directive. */
const sources = (policy: string, directive: string) => new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];

test('the policy of a page hashes inline scripts and styles as a browser reads them, and wants no hash for files and data', () => {
  const files = '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>';
  const policy = pagePolicy(`${files}<script id="x">a("é")</script><style>p{}</style><p style="content:&quot;a&amp;b&quot;">b</p>`);
  expect(sources(policy, 'script-src')).toEqual(["'self'", hashOf('a("é")')]);
  expect(sources(policy, 'style-src')).toContain(hashOf('p{}'));
  expect(sources(policy, 'style-src-attr')).toEqual(["'unsafe-hashes'", hashOf('content:"a&b"')]);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|trusted-types/);
});

test('inline scripts that follow each other become one, and none with something between them or with attributes', () => {
  expect(mergeInlineScripts('<script>a()</script><script>b()</script><script>c()</script>')).toBe('<script>a()\n;b()\n;c()</script>');
  const html = '<script>a()</script><p></p><script>b()</script> <script id="x">c()</script><script src="/x.js"></script>';
  expect(mergeInlineScripts(html)).toBe(html);
});

const html = `<script>a()</script>${Array.from({ length: 300 }, (_, index) => `<p style="top:${index}px">a</p>`).join('')}`;

test('a page with more style attributes than a header can name allows any of them, and is as strict on scripts as ever', () => {
  const policy = pagePolicy(html);
  expect(Buffer.byteLength(policy)).toBeLessThan(POLICY_MAX_BYTES);
  expect(sources(policy, 'style-src-attr')).toEqual(["'unsafe-inline'"]);
  expect(sources(policy, 'script-src')).toEqual(["'self'", hashOf('a()')]);
  expect(allowsAnyStyleAttribute(policy)).toBe(true);
  expect(allowsAnyStyleAttribute(pagePolicy('<p style="top:1px">a</p>'))).toBe(false);
});

const manyScripts = Array.from({ length: 200 }, (_, index) => `<script>a(${index})</script><p></p>`).join('');
test.each([
  ['an event handler', '<IMG SRC=x onError=a()>', 'an event handler as an attribute (onerror)'],
  ['a javascript: address', '<a href="javascript:a()">b</a>', 'a javascript: address (href)'],
  ['a script that is spelled differently', '<SCRIPT>a()</SCRIPT>', 'a <script> that no hash is made of'],
  ['another base address', '<base href="https://other.example/">', 'a <base>'],
  ['a frame', '<iframe src="/"></iframe>', 'a <iframe>'],
  ['more scripts than a header can name', manyScripts, expect.stringMatching(/^a policy of \d+ bytes, where a header may have 8192$/)],
])('a page may not be served with %s', (_, html, fault) => {
  expect(policyFaults(`<!DOCTYPE html><html><body>${html}</body></html>`)).toEqual([fault]);
});

test('a page with nothing wrong in it may be served', () => {
  const html = [
    '<script>x="<p onclick=1>"</script><script src="/_next/a.js" async=""></script>',
    '<script type="application/ld+json">{"a":"onclick=b javascript:c"}</script>',
    '<p title="turn it on one=two" style="color:red">onclick="a" javascript:b</p><a href="/a?b=javascript:c">d</a>',
  ].join('');
  expect(policyFaults(html)).toEqual([]);
});

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

test.each<[text: string, become: 'createHTML' | 'createScriptURL', allowed: boolean]>([
  ['<script></script>', 'createHTML', true],
  ['<script>a()</script>', 'createHTML', false],
  ['<img src=x onerror=a()>', 'createHTML', false],
  ['/_next/static/chunks/a.js', 'createScriptURL', true],
  ['/_next/static/../../api/search/en', 'createScriptURL', false],
  ['//other.example/_next/static/a.js', 'createScriptURL', false],
  ['https://www.feedloom.example.other.example/_next/static/a.js', 'createScriptURL', false],
  ['data:text/javascript,a()', 'createScriptURL', false],
])('whether the string %s may be used by %s: %s; none becomes a script', (text, become, allowed) => {
  const policy = madePolicy();
  expect([policy[become](text), policy.createScript]).toEqual([allowed ? text : null, undefined]);
});

test('a browser without Trusted Types is left alone', () => {
  expect(() => runInNewContext(TRUSTED_TYPES_SCRIPT, { window: {} })).not.toThrow();
});
