import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sampleSpace } from '../lib/content/store/sample/space.ts';
import { BUILD_FOLDER } from '../lib/runtime/build-folder.ts';
import { actionOf, sendForm, servedForm, thanksFor } from '../tests/support/apply.ts';
import { startSite } from '../tests/support/site.ts';
import { startStandIn } from '../tests/support/stand-in.ts';
import { CLIENTS, misbehave, type Outcome } from './abuse/clients.ts';
import { abuse, type Footprint, footprint, HANG_MS, type Result } from './abuse/run.ts';

/**
 * `npm run test:abuse [-- REQUESTS SEED]`: sends 20,000 bad requests of every kind to the built site, over loopback, against a stand-in of
 * Contentful; then runs each kind of bad client for some seconds. Fails on any 5xx, on a response that takes over 5 s, on a redirect out of
 * the site, if files, memory, requests to the content service or the log grow beyond the limits below, or if a bad client delays a visitor.
 * Needs a build from the sample space.
 */
const REQUESTS = Number(process.argv[2] ?? 20_000);
const SEED = Number(process.argv[3] ?? 1);
const MIB = 1024 * 1024;

/** Maximum growth. Memory: the variation of caches with their own limit; retained slugs would take 70 MiB. */
const GROWTH_MAX = (seconds: number): Footprint => ({
  files: 0,
  folderBytes: 64 * 1024,
  heapBytes: 40 * MIB,
  externalBytes: 24 * MIB,
  // The allocator keeps memory that the process has freed: up to 280 MiB more in runs of 20,000 to 60,000 requests, given back in between,
  // with the heap unchanged.
  residentBytes: 384 * MIB,
  // One a second, and one-time requests of a process: each kind's catalogue.
  requests: Math.ceil(seconds) + 15,
  logBytes: 256 * 1024,
});

if (!existsSync(BUILD_FOLDER)) throw new Error('There is no build yet: npm run build');
const folder = mkdtempSync(join(tmpdir(), 'test-abuse-'));
const probe = join(folder, 'memory.json');
const [applications, publications] = ['affiliates.sqlite', 'publications.sqlite'].map((name) => join(folder, name)) as [string, string];
const standIn = await startStandIn(await sampleSpace());
const site = await startSite(BUILD_FOLDER, {
  ...standIn.env,
  AFFILIATE_STORE: applications,
  PUBLISH_STORE: publications,
  NODE_OPTIONS: `--import=${pathToFileURL(resolve('scripts/abuse/heap-probe.mjs'))}`,
  HEAP_PROBE_FILE: probe,
});
try {
  const target = {
    port: Number(new URL(site.origin).port),
    action: actionOf(servedForm((await site.get('/affiliates')).text, site.origin)),
  };
  // The code that a process loads and compiles for the first request of each kind is not growth.
  await abuse(target, { requests: Math.min(REQUESTS, 1_000), seed: SEED + 1 });
  const before = await footprint(site, probe, standIn.requests.length);
  const startedAt = performance.now();
  const result = await abuse(target, { requests: REQUESTS, seed: SEED });
  const seconds = (performance.now() - startedAt) / 1000;
  const after = await footprint(site, probe, standIn.requests.length);
  const tooMuch = report(result, before, after, seconds);
  const form = servedForm((await site.get('/affiliates')).text, site.origin);
  const typed = { fullName: 'Anna', email: 'anna@example.com', paymentAccount: 'anna@pay.example', promotion: 'A newsletter.' };
  const apply = async () => thanksFor(await (await sendForm(form, typed)).text(), typed.email);
  const outcomes: Outcome[] = [];
  for (const kind of Object.keys(CLIENTS)) outcomes.push(await misbehave(kind, site, { stores: [applications, publications], apply }));
  const faults = [...result.faults, ...tooMuch, ...reportClients(outcomes)];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    process.exitCode = 1;
    console.error(`\nThe end of the site's log:\n${site.log.slice(-4000)}`);
  }
} finally {
  await site.stop();
  await standIn.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Prints the result. Returns a line for everything that grew over its limit. */
function report({ counts, longestMs }: Result, before: Footprint, after: Footprint, seconds: number): string[] {
  console.log(
    `${REQUESTS} bad requests in ${seconds.toFixed(0)} s, seed ${SEED}; the longest answer took ${longestMs.toFixed(0)} ms (at most ${HANG_MS})\n`,
  );
  for (const [kind, byStatus] of counts) {
    const statuses = [...byStatus].sort(([a], [b]) => String(a).localeCompare(String(b)));
    console.log(`  ${kind.padEnd(38)}${statuses.map(([status, count]) => `${status}: ${count}`).join(', ')}`);
  }
  const bounds = GROWTH_MAX(seconds);
  const tooMuch: string[] = [];
  console.log(`\n  ${'taken up'.padEnd(20)}${['before', 'after', 'growth', 'at most'].map((title) => title.padStart(14)).join('')}`);
  for (const name of Object.keys(bounds) as (keyof Footprint)[]) {
    const [growth, bound] = [after[name] - before[name], bounds[name]];
    console.log(`  ${name.padEnd(20)}${[before[name], after[name], growth, bound].map((value) => String(value).padStart(14)).join('')}`);
    if (growth > bound) tooMuch.push(`${name} grew by ${growth}, over ${bound}`);
  }
  return tooMuch;
}

/** Prints the cost of bad clients. Returns a line for every failure. */
function reportClients(outcomes: readonly Outcome[]): string[] {
  const titles = ['longest ms', 'MiB before', 'at its most', 'after'];
  console.log(`\n  ${'bad clients'.padEnd(42)}${titles.map((title) => title.padStart(13)).join('')}`);
  for (const { kind, longestMs, memory } of outcomes) {
    const figures = [longestMs, memory.before / MIB, memory.most / MIB, memory.after / MIB];
    console.log(`  ${kind.padEnd(42)}${figures.map((figure) => figure.toFixed(0).padStart(13)).join('')}`);
  }
  return outcomes.flatMap(({ kind, faults }) => faults.map((fault) => `${kind}: ${fault}`));
}
