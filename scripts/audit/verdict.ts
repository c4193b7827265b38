/** From this severity on a known weakness fails the audit. */
const FAILS_FROM = 'high';
const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const;
type Severity = (typeof SEVERITIES)[number];

/** What `npm audit --json` prints: findings, or why there are none to have. */
type Report = {
  message?: string;
  metadata?: { vulnerabilities?: Partial<Record<Severity, number>> };
  vulnerabilities?: Record<string, { name: string; severity: Severity; range: string }>;
};

/** What an audit says, and whether it passed. Without an answer of a registry nothing was looked at; that fails nothing, and is said. */
export type Verdict = { ok: boolean; text: string };

/** The verdict on what `npm audit --json` printed. */
export function verdictOn(printed: string): Verdict {
  const report = parsed(printed);
  const counts = report?.metadata?.vulnerabilities;
  if (!counts) {
    // Behind its reason the message names the registry's address.
    const [reason] = (report?.message ?? 'no report').split(' - ');
    return { ok: true, text: `audit: nothing was audited, the registry does not answer (${reason})` };
  }
  const found = SEVERITIES.filter((severity) => counts[severity]).map((severity) => `${counts[severity]} ${severity}`);
  const failing = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) => fails(severity));
  const lines = failing.map(({ name, severity, range }) => `  ${severity}: ${name} ${range}`);
  return { ok: failing.length === 0, text: [`audit: ${found.join(', ') || 'nothing found'}`, ...lines].join('\n') };
}

const fails = (severity: Severity) => SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(FAILS_FROM);

function parsed(printed: string): Report | null {
  try {
    return JSON.parse(printed) as Report;
  } catch {
    return null;
  }
}
