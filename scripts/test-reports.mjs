import { relative } from 'node:path';

/**
 * What a JSON report of Vitest says: how many tests passed, and of each that failed its file, its name and the first lines of why.
 * A file that could not be run has no test: it counts as a failure itself.
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

/** The same of Playwright's. A test that was skipped, or passed only when it was tried again, counts as failed. */
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

/** The error, and not the stack behind it. */
const LINES_OF_WHY = 12;

const said = (file, name, why = '') => `${file}${name && ` › ${name}`}\n${why.split('\n').slice(0, LINES_OF_WHY).join('\n')}`;
