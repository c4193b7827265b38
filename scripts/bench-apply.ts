import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ApplicationStore } from '../lib/affiliates/application-store.ts';
import { BUILD_FOLDER } from '../lib/runtime/build-folder.ts';
import { actionThanksFor, callAction, type ServedForm, sendForm, servedForm, thanksFor } from '../tests/support/apply.ts';
import { startReceiver } from '../tests/support/receiver.ts';

/**
 * `npm run bench:apply [-- APPLICATIONS]`: 2,000 people apply, 50 at a time, while the site is killed five times at random (SIGKILL) and
 * restarted, and the receiver fails every tenth time. Every thanked applicant must be in the store exactly once and reach the receiver.
 * Needs a build.
 */
const APPLICATIONS = Number(process.argv[2] ?? 2000);
const AT_ONCE = 50;
const KILLS = 5;
const PORT = 3994;
const ORIGIN = `http://localhost:${PORT}`;
const PATIENCE_MS = 120_000;

if (!existsSync(BUILD_FOLDER)) throw new Error('There is no build yet: npm run build');
const folder = mkdtempSync(join(tmpdir(), 'bench-apply-'));
const file = join(folder, 'affiliates.sqlite');
const receiver = await startReceiver((_, index) => (index % 10 === 9 ? 503 : 204));
let site = await start();
const form: ServedForm = servedForm(await (await fetch(`${ORIGIN}/affiliates`)).text(), ORIGIN);

const thanked = new Set<string>();
const startedAt = performance.now();
const latencies: Record<'with scripts' | 'without', number[]> = { 'with scripts': [], without: [] };
let tried = 0;
let broken = 0;
let next = 0;
// Random times, spread over the run, and never two at one moment.
const killAt = Array.from({ length: KILLS }, (_, index) => Math.floor(((index + Math.random() * 0.9 + 0.05) * APPLICATIONS) / KILLS));
let restarting: Promise<void> = Promise.resolve();

await Promise.all(Array.from({ length: AT_ONCE }, applicants));
const seconds = (performance.now() - startedAt) / 1000;

const store = new ApplicationStore(file);
const waitingSince = performance.now();
while ((await store.counts()).waiting > 0 && performance.now() - waitingSince < PATIENCE_MS) await delay(200);
const deliveredAfter = (performance.now() - waitingSince) / 1000;

const stored = await Array.fromAsync(store.all());
const arrivals = Map.groupBy(receiver.attempts, ({ body }) => String(body.email));
const times = new Map(stored.map(({ email }) => [email, stored.filter((each) => each.email === email).length]));
const lost = [...thanked].filter((email) => !times.has(email));
const doubled = [...times].filter(([, count]) => count > 1);
const undelivered = [...thanked].filter((email) => !arrivals.has(email));
const keys = [...arrivals].filter(([, attempts]) => new Set(attempts.map(({ key }) => key)).size > 1);
console.log(`${APPLICATIONS} applications, ${AT_ONCE} at once, the site killed ${KILLS} times`);
console.log(`  thanked for            ${thanked.size}, with ${tried} requests of which ${broken} broke off`);
for (const [way, ms] of Object.entries(latencies)) {
  const sorted = ms.sort((a, b) => a - b);
  const at = (part: number) => `${sorted[Math.floor((sorted.length - 1) * part)]?.toFixed(0)} ms`;
  console.log(`  answered ${way.padEnd(14)}${at(0.5)} (median), ${at(0.95)} (95%), ${at(1)} (longest)`);
}
console.log(`  together               ${(thanked.size / seconds).toFixed(0)} a second`);
console.log(`  in the store           ${stored.length}; thanked for and not there: ${lost.length}; there twice: ${doubled.length}`);
console.log(
  `  at the receiver        ${arrivals.size} people in ${receiver.attempts.length} attempts, the last ${deliveredAfter.toFixed(1)} s after the last thanks`,
);
console.log(`                         thanked for and not there: ${undelivered.length}; under more than one key: ${keys.length}`);

site.kill('SIGTERM');
await store.close();
await receiver.close();
rmSync(folder, { recursive: true, force: true });
if (lost.length + doubled.length + undelivered.length + keys.length > 0 || thanked.size < APPLICATIONS) process.exitCode = 1;

/** One applicant after the other; an applicant without thanks tries again, like a person. Every second one has no scripts. */
async function applicants(): Promise<void> {
  while (next < APPLICATIONS) {
    next += 1;
    const number = next;
    const typed = {
      fullName: `Person ${number}`,
      email: `person-${number}@example.com`,
      paymentAccount: 'an account',
      promotion: 'A newsletter.',
    };
    const way = number % 2 === 0 ? 'with scripts' : 'without';
    if (killAt.includes(number)) kill();
    while (!thanked.has(typed.email)) {
      await restarting;
      tried += 1;
      const since = performance.now();
      try {
        if (!(await apply(way, typed))) throw new Error('no thanks');
        thanked.add(typed.email);
        latencies[way].push(performance.now() - since);
      } catch {
        broken += 1;
      }
    }
  }
}

async function apply(way: keyof typeof latencies, typed: Record<string, string> & { email: string }): Promise<boolean> {
  const answer = await (way === 'without' ? sendForm : callAction)(form, typed);
  const text = await answer.text();
  return (way === 'without' ? thanksFor : actionThanksFor)(text, typed.email);
}

/** Kills the site and restarts it; a second kill waits until the site is up, or two of them would run. */
function kill(): void {
  restarting = restarting.then(async () => {
    const gone = once(site, 'exit');
    site.kill('SIGKILL');
    await gone;
    site = await start();
  });
}

/** `next start`, once it answers. */
async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(PORT)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', AFFILIATE_STORE: file, AFFILIATE_ENDPOINT: receiver.url },
      ...{ AFFILIATE_HOURLY_PER_ADDRESS: '1000000', AFFILIATE_HOURLY_TOTAL: '1000000' },
    },
  });
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The site ended with ${child.exitCode}`);
    const answer = await fetch(`${ORIGIN}/api/revalidate`, { method: 'POST' }).catch(() => null);
    if (answer) return child;
    await delay(50);
  }
}
