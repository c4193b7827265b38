import { createHash } from 'node:crypto';
import evaluatorModule from 'csp_evaluator/dist/evaluator.js';
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js';
import parserModule from 'csp_evaluator/dist/parser.js';
import { parse } from 'node-html-parser';
import { expect } from 'vitest';

/** The sources of a directive in a policy; null if the policy does not have it. */
export function sourcesOf(policy: string, directive: string): string[] | null {
  const found = policy
    .split(';')
    .map((each) => each.trim().split(/\s+/))
    .find(([name]) => name === directive);
  return found ? found.slice(1) : null;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The parts of a page that a browser blocks under a policy: its inline scripts, styles and style attributes, read by an HTML parser. */
export function refusedOf(html: string, policy: string): string[] {
  const root = parse(html, { comment: false, blockTextElements: { script: true, style: true } });
  const allows = (directive: string, text: string) => sourcesOf(policy, directive)?.includes(hashOf(text)) ?? false;
  const isData = (type: string | undefined) => type !== undefined && type !== 'module' && type !== 'text/javascript';
  return [
    ...root
      .querySelectorAll('script')
      .filter((each) => !each.hasAttribute('src') && !isData(each.getAttribute('type')) && !allows('script-src', each.rawText))
      .map((each) => `script: ${each.rawText.slice(0, 80)}`),
    ...root
      .querySelectorAll('style')
      .filter((each) => !allows('style-src', each.rawText))
      .map((each) => `style: ${each.rawText.slice(0, 80)}`),
    ...root
      .querySelectorAll('[style]')
      .filter((each) => !allows('style-src-attr', each.getAttribute('style') ?? ''))
      .map((each) => `style attribute: ${each.getAttribute('style')}`),
    ...root
      .querySelectorAll('*')
      .flatMap((each) => Object.keys(each.attributes).filter((name) => /^on/i.test(name)))
      .map((name) => `event handler: ${name}`),
  ];
}

/** The findings of Google's evaluator in a policy with the severity "high" or "medium" (https://csp-evaluator.withgoogle.com). */
export function weaknessesOf(policy: string): string[] {
  const findings: Finding[] = new evaluatorModule.CspEvaluator(new parserModule.CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ severity, directive, value, description }) => `${Severity[severity]}: ${directive} ${value ?? ''} ${description}`);
}

/** The policy of a page: it allows exactly the page's own scripts and styles, and nothing weak. */
export function expectPagePolicy(html: string, policy: string): void {
  expect(Buffer.byteLength(policy)).toBeLessThanOrEqual(8192);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|http:/);
  for (const directive of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
    expect(sourcesOf(policy, directive)).toEqual(["'none'"]);
  for (const directive of ['connect-src', 'form-action', 'font-src']) expect(sourcesOf(policy, directive)).toEqual(["'self'"]);
  expect(sourcesOf(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
  expect(refusedOf(html, policy)).toEqual([]);
  expect(weaknessesOf(policy)).toEqual([]);
}
