#!/usr/bin/env node
// `npm test`: installs what is missing, the browser included, and runs everything. Closes with one line, `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { installed } from './installed.mjs';

const reports = mkdtempSync(join(tmpdir(), 'site-test-'));
/** Some hundred processes load the same modules: Node compiles each once for all of them. */
const compiled = { NODE_COMPILE_CACHE: join(reports, 'compiled') };
let passed = 0;
let failed = 0;

/** Runs a program and gives whether it succeeded. One that runs beside others keeps its output back and prints it whole in the end. */
async function run(command, args, { env = {}, beside = false } = {}) {
  const line = `${command} ${args.join(' ')}`;
  console.log(beside ? `\nstarted: ${line}` : `\n> ${line}`);
  const colors = beside && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, {
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...compiled, ...colors, ...env },
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (beside) process.stdout.write(`\n> ${line}\n${Buffer.concat(output)}`);
  return status === 0;
}

/** A step without tests of its own counts as one. */
async function step(args, env) {
  const ok = await run('npm', args, { env, beside: true });
  if (ok) passed += 1;
  else failed += 1;
  return ok;
}

/** Counts where it fails only: without a registry nothing was looked at. */
async function audit() {
  if (!(await run('npm', ['run', '--silent', 'audit'], { beside: true }))) failed += 1;
}

/** A test run counts its tests, as its JSON report has them; one that left no report counts as one failure. */
async function tests(report, count, args, env) {
  const ok = await run('npm', args, { env, beside: true });
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

if (!installed() && !(await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']))) {
  console.error('\nnpm ci failed (its message is above), so no test could run');
  process.exit(1);
}
const browser = findBrowser();

// Side by side is what uses no more than the two cores that a machine surely has, and never two that write the same files: types and both
// builds write route types, which each of them reads. A build keeps one core busy, the other suits the unit tests.
await Promise.all([step(['run', '--silent', 'lint']), step(['run', '--silent', 'types']), audit()]);
// The types are checked by then.
const [built] = await Promise.all([
  step(['run', '--silent', 'build'], { TYPES_ARE_CHECKED: '1' }),
  tests('unit.json', vitest, vitestRun('unit')),
]);
await Promise.all([
  tests('site.json', vitest, vitestRun('site')),
  built &&
    tests('browser.json', playwright, ['exec', '--', 'playwright', 'test', '--config', 'tests/playwright.config.ts'], {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json'),
    }),
]);
rmSync(reports, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
