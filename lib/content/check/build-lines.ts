import { type Finding, findingText } from './check-entry.ts';
import { isShown } from './rules.ts';

/** More lines would hide the build's other output. */
const MOST_LINES = 100;

/** One line for each finding in an entry that the build shows. It reports the entries that it leaves out separately. */
export function buildLines(findings: readonly Finding[]): string[] {
  const leftOut = new Set(findings.flatMap(({ rule, entry }) => (isShown(rule) ? [] : [entry.id])));
  const lines = findings
    .filter(({ entry }) => !leftOut.has(entry.id))
    .map((finding) => `content: ${finding.severity} ${finding.entry.kind} ${finding.entry.id}: ${finding.rule} ${findingText(finding)}`);
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...lines.slice(0, MOST_LINES), `content: ${more} more findings, see npm run content:check`] : lines;
}
