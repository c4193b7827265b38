import { describe, expect, test } from 'vitest';
import { verdictOn } from '../../../../scripts/audit/verdict.ts';

const report = (severities: readonly string[]) =>
  JSON.stringify({
    metadata: { vulnerabilities: Object.fromEntries(severities.map((severity) => [severity, 1])) },
    vulnerabilities: Object.fromEntries(
      severities.map((severity) => [`${severity}-one`, { name: `${severity}-one`, severity, range: '<2' }]),
    ),
  });

describe('an audit', () => {
  test.each(['high', 'critical'])('fails on a finding of severity %s, and names it', (severity) => {
    const { ok, text } = verdictOn(report(['low', severity]));
    expect(ok).toBe(false);
    expect(text).toBe(`audit: 1 low, 1 ${severity}\n  ${severity}: ${severity}-one <2`);
  });

  test('passes with lesser findings, and counts them', () => {
    expect(verdictOn(report(['low', 'moderate']))).toEqual({ ok: true, text: 'audit: 1 low, 1 moderate' });
  });

  test('passes without findings', () => {
    expect(verdictOn(report([]))).toEqual({ ok: true, text: 'audit: nothing found' });
  });

  test.each([
    ['{"message":"405 Method Not Allowed - POST https://registry.example/-/npm/v1/security","statusCode":405}', '405 Method Not Allowed'],
    ['{"message":"request to https://registry.example failed"}', 'request to https://registry.example failed'],
    ['', 'no report'],
    ['npm broke', 'no report'],
  ])('without an answer of a registry reports that nothing was audited (%#)', (printed, reason) => {
    expect(verdictOn(printed)).toEqual({ ok: true, text: `audit: nothing was audited, the registry does not answer (${reason})` });
  });
});
