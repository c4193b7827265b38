import { type Finding, findingText, SEVERITIES } from '../../lib/content/check/check-entry.ts';
import type { PartRule } from '../../lib/content/check/part-rules.ts';
import type { RuleId, Severity } from '../../lib/content/check/rules.ts';
import words from '../../messages/en/preview.json' with { type: 'json' };

/** The reason and remedy of each rule, in the words that the preview of a draft has for editors. */
const RULE_WORDS: Readonly<Record<RuleId | PartRule, { why: string }>> = words.rules;

/** Findings by entry, as a table for people: entry, severity, position and problem. The reasons of the rules follow, each once. */
export function asTable(findings: readonly Finding[], address: (id: string) => string | null): string {
  const lines: string[] = [];
  const width = Math.max(0, ...findings.map(({ rule }) => rule.length));
  for (const group of Map.groupBy(findings, ({ entry }) => entry.id).values()) {
    const [{ entry }] = group as [Finding];
    lines.push(`${entry.kind} ${entry.id}${entry.title ? ` "${entry.title}"` : ''}`);
    const where = address(entry.id);
    if (where) lines.push(`  ${where}`);
    for (const finding of group) lines.push(`  ${finding.severity.padEnd(7)}  ${finding.rule.padEnd(width)}  ${findingText(finding)}`);
    lines.push('');
  }
  const rules = new Set(findings.map(({ rule }) => rule));
  for (const rule of rules) lines.push(`${rule}: ${RULE_WORDS[rule].why}`);
  if (rules.size > 0) lines.push('');
  return lines.join('\n');
}

export function countsOf(findings: readonly Finding[]): string {
  const counts = SEVERITIES.map((severity) => [severity, findings.filter((finding) => finding.severity === severity).length] as const);
  const found = counts.filter(([, count]) => count > 0).map(([severity, count]) => `${count} ${severity}${count === 1 ? '' : 's'}`);
  return found.length > 0 ? found.join(', ') : 'nothing found';
}

/** For programs: one object, each finding with its rule's reason and the address of the editor. */
export function asJson(findings: readonly Finding[], entries: number, address: (id: string) => string | null): object {
  return {
    entries,
    findings: findings.map((finding) => ({ ...finding, why: RULE_WORDS[finding.rule].why, url: address(finding.entry.id) })),
  };
}

export function exitCode(findings: readonly { severity: Severity }[]): number {
  const has = (severity: Severity) => findings.some((finding) => finding.severity === severity);
  if (has('error')) return 2;
  return has('warning') ? 1 : 0;
}
