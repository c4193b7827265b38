#!/usr/bin/env node
// `npm test`: installs missing parts, including the browser and the servers, and runs everything. It ends with the failures and one line,
// `N passed, N failed`. `npm run test:quick` (with --quick) runs the checks that need no build: the unit tests of uncommitted files, or all
// if everything is committed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { installServers } from './debian.mjs';
import { installed } from './installed.mjs';
import { playwrightReport, vitestReport } from './test-reports.mjs';

const reports = mkdtempSync(join(tmpdir(), 'site-test-'));
const startedAt = Date.now();
const isQuick = process.argv.includes('--quick');
/** Some hundred processes load the same modules: Node compiles each once for all of them. */
const compiled = { NODE_COMPILE_CACHE: join(reports, 'compiled') };
let passed = 0;
/** The failures, as printed at the end: a log of ten thousand lines is often kept without its middle. */
const failures = [];

/** Runs npm and returns whether it succeeded. Others run in parallel, so its output is printed whole at the end. */
async function run(args, env) {
  const line = `npm ${args.join(' ')}`;
  const began = Date.now();
  console.log(`\nstarted: ${line}`);
  const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn('npm', args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...compiled, ...colors, ...env } });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const [status] = await once(child, 'close');
  process.stdout.write(`\n> ${line}\n${Buffer.concat(output)}`);
  console.log(`${line.slice(0, 60)}: ${Math.round((Date.now() - began) / 1000)} s`);
  return status === 0;
}

/** A step without tests of its own counts as one. */
async function step(args, env) {
  const ok = await run(args, env);
  if (ok) passed += 1;
  else failures.push(`npm ${args.join(' ')}`);
  return ok;
}

/** Counts only if it finds a weakness of severity high or critical: without a registry nothing is audited. */
function audit() {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--loglevel=silent'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const [, report = '{}'] = /^(\{[\s\S]*\})\s*$/.exec(stdout) ?? [];
  const found = JSON.parse(report).metadata?.vulnerabilities;
  const { high = 0, critical = 0 } = found ?? {};
  console.log(found ? `npm audit: ${high} high, ${critical} critical` : 'npm audit: nothing was audited, the registry does not answer');
  if (high + critical > 0) failures.push(`npm audit: ${high} high, ${critical} critical`);
}

/** Counts the tests of a JSON report. A run without a report, or that ends badly without a failed test, is one failure. */
async function tests(report, read, args, env) {
  const ok = await run(args, env);
  const file = join(reports, report);
  const found = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failures: [] };
  passed += found.passed;
  failures.push(...found.failures);
  if (!ok && found.failures.length === 0) failures.push(`npm ${args.join(' ')}: ended badly, though no test failed`);
}

const vitestRun = (project, ...more) => [
  ...['exec', '--', 'vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', project, ...more],
  ...['--reporter=default', '--reporter=json', `--outputFile=${join(reports, `${project}.json`)}`],
];

const lint = () => step(['run', '--silent', 'lint']);
// Each of tsc's four default checkers repeats the shared work of the others: on two cores two have the same speed for two thirds of the
// work.
const types = () => step(['run', '--silent', 'types', '--', '--checkers', '2']);
const unit = (...more) => tests('unit.json', vitestReport, vitestRun('unit', ...more));
const hasChanges = () => String(spawnSync('git', ['status', '--porcelain']).stdout).trim() !== '';

if (!installed() && spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' }).status !== 0) {
  console.error('\nnpm ci failed (its message is above), so no test could run');
  process.exit(1);
}

if (isQuick) await Promise.all([lint(), types(), unit(...(hasChanges() ? ['--changed', '--passWithNoTests'] : []))]);
else {
  const browser = findBrowser();
  const missing = installServers();
  // Steps run in parallel if they never write the same files: types and the build write route types, which each of them reads. The unit
  // tests need none of these and often wait: they begin immediately, beside all other steps.
  const units = unit();
  await Promise.all([lint(), types(), audit()]);
  // The types are checked by then. The build includes a box's files, for the tests of containers.
  const isBuilt = await step(['run', '--silent', 'build'], { TYPES_ARE_CHECKED: '1', BUILD_BOX: '1' });
  await units;
  // One after the other: in parallel on two cores, each evicts the other's caches, and both need twice the processor time. The build of the
  // first differs from the one above only in its content.
  await tests(
    'site.json',
    vitestReport,
    vitestRun('site', ...missing.map((folder) => `--exclude=${folder}/**`)),
    isBuilt ? { COMPILED_BUILD: '.next' } : {},
  );
  if (isBuilt)
    await tests('browser.json', playwrightReport, ['exec', '--', 'playwright', 'test', '--config', 'tests/playwright.config.ts'], {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json'),
    });
}
rmSync(reports, { recursive: true });
for (const failure of failures) console.log(`\nfailed: ${failure}`);
console.log(`\n${Math.round((Date.now() - startedAt) / 1000)} s`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
