#!/usr/bin/env node
// `npm test`: installs what is missing, the browser included, and runs everything. Closes with one line, `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { installed } from './installed.mjs';

const reports = mkdtempSync(join(tmpdir(), 'site-test-'));
let passed = 0;
let failed = 0;

function run(command, args, env = {}) {
  console.log(`\n> ${command} ${args.join(' ')}`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) throw error;
  return status === 0;
}

/** A step without tests of its own counts as one. */
function step(...call) {
  const ok = run(...call);
  if (ok) passed += 1;
  else failed += 1;
  return ok;
}

/** A test run counts its tests, as its JSON report has them; one that left no report counts as one failure. */
function tests(report, count, ...call) {
  const ok = run(...call);
  const file = join(reports, report);
  const found = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 };
  passed += found.passed;
  failed += found.failed + (!ok && found.failed === 0 ? 1 : 0);
}

const vitest = (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests });
const playwright = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped });
const vitestRun = (project) => [
  'exec',
  '--',
  'vitest',
  'run',
  '--config',
  'tests/vitest.config.ts',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${join(reports, `${project}.json`)}`,
];

if (!installed() && !run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
  console.error('\nnpm ci failed (its message is above), so no test could run');
  process.exit(1);
}
const browser = findBrowser();
step('npm', ['run', '--silent', 'lint']);
step('npm', ['run', '--silent', 'types']);
tests('unit.json', vitest, 'npm', vitestRun('unit'));
tests('site.json', vitest, 'npm', vitestRun('site'));
if (step('npm', ['run', '--silent', 'build'])) {
  tests('browser.json', playwright, 'npm', ['exec', '--', 'playwright', 'test', '--config', 'tests/playwright.config.ts'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json'),
  });
}
rmSync(reports, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
