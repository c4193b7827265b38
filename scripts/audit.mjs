#!/usr/bin/env node
// `npm run audit`: fails on known weaknesses of severity high or critical in what is installed. Where no registry answers, it says so.
import { spawnSync } from 'node:child_process';

const FAILS_FROM = 'high';
const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'];

/** What npm found, as `npm audit --json` prints it. */
function verdict(printed) {
  let report;
  try {
    report = JSON.parse(printed);
  } catch {
    return { ok: true, line: 'audit: nothing was audited, npm gives no report' };
  }
  const found = report.metadata?.vulnerabilities;
  // Behind its reason the message names the registry's address.
  const [reason] = String(report.message ?? 'no reason given').split(' - ');
  if (!found) return { ok: true, line: `audit: nothing was audited, the registry does not answer (${reason})` };
  const counts = SEVERITIES.filter((severity) => found[severity] > 0).map((severity) => `${found[severity]} ${severity}`);
  const bad = Object.values(report.vulnerabilities ?? {}).filter(
    ({ severity }) => SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(FAILS_FROM),
  );
  const names = bad.map(({ name, severity, range }) => `  ${severity}: ${name} ${range}`);
  return { ok: bad.length === 0, line: [`audit: ${counts.join(', ') || 'nothing found'}`, ...names].join('\n') };
}

const { stdout, error } = spawnSync('npm', ['audit', '--json', '--loglevel=silent'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
if (error) throw error;
const { ok, line } = verdict(stdout);
console.log(line);
process.exitCode = ok ? 0 : 1;
