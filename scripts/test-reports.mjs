import { relative } from 'node:path';

/**
 * The summary of Vitest's JSON report: the number of passed tests, and for each failed test its file, its name and the first lines of the
 * error. A file that could not run has no test: it counts as a failure itself.
 */
export function vitestReport({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [said(file, '', message)];
    return tests.map((test) => said(file, test.fullName, test.failureMessages[0]));
  });
  return { passed: numPassedTests, failures };
}

/** The same for Playwright's. A test that was skipped, or passed only on a retry, counts as failed. */
export function playwrightReport({ stats, suites, errors }) {
  const failures = [...errors.map(({ message }) => said('playwright', '', message)), ...suites.flatMap((suite) => failedIn(suite, []))];
  return { passed: stats.expected, failures };
}

function failedIn({ title, specs, suites = [] }, above) {
  const path = [...above, title];
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) => said(spec.file, [...path.slice(1), spec.title].join(' › '), results[0]?.error?.message ?? status)),
  );
  return [...failed, ...suites.flatMap((suite) => failedIn(suite, path))];
}

/** The error, and the end of a long one: the last lines of a server's log and the place in the test. */
const FIRST_LINES = 12;
const LAST_LINES = 30;

function said(file, name, why = '') {
  const lines = why.split('\n');
  const shown = lines.length > FIRST_LINES + LAST_LINES ? [...lines.slice(0, FIRST_LINES), '…', ...lines.slice(-LAST_LINES)] : lines;
  return `${file}${name && ` › ${name}`}\n${shown.join('\n')}`;
}
