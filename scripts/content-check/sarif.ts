import { createHash } from 'node:crypto';
import { type Finding, findingText } from '../../lib/content/check/check-entry.ts';
import { RULE_LIST, type Severity } from '../../lib/content/check/rules.ts';
import { RULE_WORDS } from './words.ts';

const LEVELS: Record<Severity, 'error' | 'warning' | 'note'> = { error: 'error', warning: 'warning', notice: 'note' };

/** Findings in the format that code hosts and editors read. https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html */
export function asSarif(findings: readonly Finding[], address: (id: string) => string | null): object {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'content-check',
            rules: RULE_LIST.map(([id, { severity }]) => ({
              id,
              shortDescription: { text: RULE_WORDS[id].what },
              help: { text: RULE_WORDS[id].why },
              defaultConfiguration: { level: LEVELS[severity] },
            })),
          },
        },
        results: findings.map((finding) => ({
          ruleId: finding.rule,
          ruleIndex: RULE_LIST.findIndex(([id]) => id === finding.rule),
          level: LEVELS[finding.severity],
          message: { text: `${finding.entry.title || finding.entry.id}: ${findingText(finding)}` },
          locations: [locationOf(finding, address(finding.entry.id))],
          // The same finding of two runs has the same one, independent of other findings.
          partialFingerprints: { 'finding/v1': fingerprint(finding) },
        })),
      },
    ],
  };
}

/** An entry is not a file: its place is a name, and its editor's address if it has one. */
function locationOf({ entry, field }: Finding, uri: string | null): object {
  const name = `${entry.kind}/${entry.id}/${field}`;
  return {
    physicalLocation: { artifactLocation: { uri: uri ?? `content/${entry.kind}/${encodeURIComponent(entry.id)}` } },
    logicalLocations: [{ name: field, fullyQualifiedName: name, kind: 'member' }],
  };
}

const fingerprint = ({ rule, entry, field, message }: Finding) =>
  createHash('sha256')
    .update(JSON.stringify([rule, entry.id, field, message]))
    .digest('hex');
