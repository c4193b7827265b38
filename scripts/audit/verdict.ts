/** A known weakness of this severity or higher fails the audit. */
const FAILS_FROM = 'high';
const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const;
type Severity = (typeof SEVERITIES)[number];

/** The output of `npm audit --json`: findings, or an error. */
type Report = {
  message?: string;
  metadata?: { vulnerabilities?: Partial<Record<Severity, number>> };
  vulnerabilities?: Record<string, { name: string; severity: Severity; range: string }>;
};

/** An audit's message, and whether it passed. Without a registry's answer nothing was audited: the audit passes and reports that. */
export type Verdict = { ok: boolean; text: string };

/** The verdict on the output of `npm audit --json`. */
export function verdictOn(printed: string): Verdict {
  const report = parsed(printed);
  const counts = report?.metadata?.vulnerabilities;
  if (!counts) {
    // The message names the registry's address after its reason.
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
