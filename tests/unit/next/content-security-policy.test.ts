import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { FILE_POLICY, mergeInlineScripts, pagePolicy } from '../../../lib/next/content-security-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** The sources of a directive. */
const sources = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? [];

describe('the policy of a page', () => {
  test('allows its inline scripts by their hashes, and nothing else that is inline', () => {
    const policy = pagePolicy('<head><script>a("é")</script></head><script id="x">b()</script>');
    expect(sources(policy, 'script-src')).toEqual(["'self'", hashOf('a("é")'), hashOf('b()')]);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  });

  test('names the same script once', () => {
    expect(sources(pagePolicy('<script>a()</script><p></p><script>a()</script>'), 'script-src')).toHaveLength(2);
  });

  test('needs no hash for files and for data', () => {
    const html = '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>';
    expect(sources(pagePolicy(html), 'script-src')).toEqual(["'self'"]);
  });

  test('allows style elements and style attributes by their hashes', () => {
    const policy = pagePolicy('<style>p{}</style><p style="color:red">a</p><p style="content:&quot;a&amp;b&quot;">b</p>');
    expect(sources(policy, 'style-src')).toContain(hashOf('p{}'));
    expect(sources(policy, 'style-src-attr')).toEqual(["'unsafe-hashes'", hashOf('color:red'), hashOf('content:"a&b"')]);
    expect(sources(pagePolicy('<p>a</p>'), 'style-src-attr')).toEqual(["'none'"]);
  });

  test('takes nothing in a script for an attribute', () => {
    expect(sources(pagePolicy('<script>x=\'<p style="color:red">\'</script>'), 'style-src-attr')).toEqual(["'none'"]);
  });

  test.each(['object-src', 'base-uri', 'frame-ancestors'])('forbids %s', (directive) => {
    expect(sources(pagePolicy(''), directive)).toEqual(["'none'"]);
    expect(sources(FILE_POLICY, directive)).toEqual(["'none'"]);
  });
});

describe('inline scripts', () => {
  test('that follow each other become one', () => {
    expect(mergeInlineScripts('<script>a()</script><script>b()</script><script>c()</script>')).toBe('<script>a()\n;b()\n;c()</script>');
  });

  test('with something between them stay as they are', () => {
    const html = '<script>a()</script><p></p><script src="/x.js"></script><script>b()</script> <script>c()</script>';
    expect(mergeInlineScripts(html)).toBe(html);
  });

  test('with attributes stay as they are', () => {
    const html = '<script>a()</script><script type="application/ld+json">{}</script><script id="x">b()</script>';
    expect(mergeInlineScripts(html)).toBe(html);
  });
});
