import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { buildOnce } from '../tests/site/build.ts';
import { BOX, BUILD, fixtureSpace } from '../tests/site/fixture.ts';
import { Front } from '../tests/support/front.ts';
import { Postgres } from '../tests/support/postgres.ts';
import { type RunningSite, startBox } from '../tests/support/site.ts';
import { startStandIn } from '../tests/support/stand-in.ts';

/**
 * `npm run test:soak [-- MINUTES]`: 50 concurrent visitors before the front, with three sites behind it, of which two are killed and
 * restarted in turn, and a publication a second, sent to one of the sites. Fails on any failed request, if a site does not show the last
 * publication within a minute after the end, or if the memory of a process that lives all the time grows: nginx and the third site. Needs
 * nginx and PostgreSQL.
 */
const MINUTES = Number(process.argv[2] ?? 10);
const VISITORS = 50;
const KILL_EVERY_MS = 15_000;
const PUBLISH_EVERY_MS = 1_000;
const LOOK_EVERY_MS = 1_000;
/** Maximum age of an old page after the last publication and the last start. On a slow machine the visitors leave pending work. */
const SETTLE_MAX_MS = 60_000;
/** Maximum ratio of the last quarter's memory to the second quarter's. */
const GROWTH_MAX = 1.1;
/** A shorter run shows nothing about memory: until then a process still warms up. */
const MEMORY_FROM_MINUTES = 5;

const PATHS = Array.from({ length: 14 }, (_, index) => [`/blog/blog-${index + 1}`, `/es/blog/blog-${index + 1}`]).flat();
const OTHERS = [
  '/',
  '/es',
  '/pricing',
  '/es/pricing',
  '/blogs',
  '/sitemap.xml',
  '/feeds/blog.rss',
  '/?utm_source=mail',
  '/pricing?ref=partner',
  '/api/search/en',
];

const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
const failures = new Map<string, number>();
const times: number[] = [];

/** A visit; records failures. A redirect to Spanish is correct for a Spanish visitor. */
function visit(origin: string, path: string, headers: Record<string, string>): Promise<void> {
  const from = performance.now();
  return new Promise((done) => {
    const end = (failure: string | null) => {
      if (failure) failures.set(failure, (failures.get(failure) ?? 0) + 1);
      times.push(performance.now() - from);
      done();
    };
    request(origin + path, { agent, headers }, (response) => {
      response.resume();
      response.once('error', (error) => end(`${path.replace(/\d+/, 'N')}: ${error.message}`));
      response.once('end', () =>
        end([200, 307].includes(response.statusCode ?? 0) ? null : `${path.replace(/\d+/, 'N')}: ${response.statusCode}`),
      );
    })
      .once('error', (error) => end(`${path.replace(/\d+/, 'N')}: ${error.message}`))
      .end();
  });
}

/** Memory of a process and its children, KB. */
function memoryOf(pid: number): number {
  const own = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return Number(own?.[1] ?? 0) + children.reduce((sum, child) => sum + memoryOf(Number(child)), 0);
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const quarter = (values: number[], which: number) =>
  mean(values.slice(Math.floor((values.length * which) / 4), Math.floor((values.length * (which + 1)) / 4)));

const removeBuild = await buildOnce();
const standIn = await startStandIn(fixtureSpace());
const postgres = await Postgres.create();
// The allocator settings of the image and the unit (Dockerfile, deploy/systemd).
const env = { ...standIn.env, CONTENTFUL_RATE: '30', DATABASE_URL: postgres.urlOf(await postgres.database()), MALLOC_ARENA_MAX: '2' };
const sites: [RunningSite, RunningSite, RunningSite] = [
  await startBox(BOX, BUILD, env),
  await startBox(BOX, BUILD, env),
  await startBox(BOX, BUILD, env),
];
const KILLED = 2;
/** The last one lives all the time. */
const [, , alive] = sites;
// An instance restarts on its earlier port.
const ports = sites.map((site) => new URL(site.origin).port);
const front = await Front.start({ instances: ports.map((port) => `127.0.0.1:${port}`), files: `${BOX}/files` });
const until = performance.now() + MINUTES * 60_000;
const goesOn = () => performance.now() < until;
let old: string[] = [];
let settledMs = 0;
/** KB, by the name of the process, once a second. */
const memory = new Map<string, { pid: number; kb: number[] }>([
  ['nginx', { pid: front.pid, kb: [] }],
  ['the site that lives', { pid: alive.pid, kb: [] }],
]);
let kills = 0;
let publications = 0;

async function visitors(number: number): Promise<void> {
  const languages = ['en-US,en;q=0.9', 'es-MX,es;q=0.9,en;q=0.8', 'de-DE,de;q=0.9'];
  const codings = ['gzip, deflate, br', 'gzip', 'identity'];
  for (let turn = number; goesOn(); turn += 1) {
    const path = (turn % 3 === 0 ? OTHERS[turn % OTHERS.length] : PATHS[(turn * 7) % PATHS.length]) as string;
    const headers = { 'accept-language': languages[turn % 3] as string, 'accept-encoding': codings[turn % 3] as string };
    await visit(front.origin, path, headers);
  }
}

async function killing(): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    await delay(KILL_EVERY_MS);
    if (!goesOn()) return;
    const index = turn % KILLED;
    const site = sites[index] as RunningSite;
    process.kill(site.pid, turn % 4 < 2 ? 'SIGKILL' : 'SIGTERM');
    await site.gone;
    kills += 1;
    await delay(2_000);
    sites[index] = await startBox(BOX, BUILD, { ...env, PORT: ports[index] as string });
  }
}

/** The newest title of each entry. */
const titles = new Map<string, string>();

async function publishing(): Promise<void> {
  for (let turn = 1; goesOn(); turn += 1) {
    const id = `blog-${(turn % 14) + 1}`;
    const item = standIn.item(id);
    const title = `Title ${turn}`;
    item.fields.title = { 'en-US': title, es: title };
    titles.set(id, title);
    const { sys } = standIn.publish(item);
    await tell({ sys: { id, revision: sys.revision, contentType: { sys: { id: 'blog' } } } }, turn);
    publications += 1;
    await delay(PUBLISH_EVERY_MS);
  }
}

/** Calls one instance: Contentful retries if that instance was just killed. */
async function tell(payload: object, turn: number): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const site = sites[(turn + attempt) % sites.length] as RunningSite;
    const answer = await site.webhook('ContentManagement.Entry.publish', payload).catch(() => null);
    if (answer?.status === 202) return;
    await delay(50);
  }
}

/** The parts of the last publications that a site does not show. */
async function missingAt(site: RunningSite): Promise<string[]> {
  const missing: string[] = [];
  for (const [id, title] of titles)
    for (const path of [`/blog/${id}`, `/es/blog/${id}`, '/api/search/en'])
      if (!(await site.get(path)).text.includes(title)) missing.push(`${path} without ${title}`);
  return missing;
}

async function looking(): Promise<void> {
  while (goesOn()) {
    for (const { pid, kb } of memory.values()) kb.push(memoryOf(pid));
    await delay(LOOK_EVERY_MS);
  }
}

try {
  // A change that only one instance knows could not be served while that instance is down.
  for (const path of [...PATHS, ...OTHERS]) await visit(front.origin, path, {});
  await Promise.all([...Array.from({ length: VISITORS }, (_, number) => visitors(number)), killing(), publishing(), looking()]);
  const from = performance.now();
  const all = async () =>
    (await Promise.all(sites.map(missingAt))).flatMap((of, index) => of.map((each) => `instance ${index + 1}: ${each}`));
  for (old = await all(); old.length > 0 && performance.now() - from < SETTLE_MAX_MS; old = await all()) await delay(500);
  settledMs = performance.now() - from;
} finally {
  agent.destroy();
  await front.stop();
  await Promise.all(sites.map((site) => site.stop()));
  await postgres.remove();
  await standIn.close();
  removeBuild();
}
times.sort((a, b) => a - b);
const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
console.log(
  `soak: ${times.length} requests in ${MINUTES} minutes, ${failed} failed; ${kills} instances killed, ${publications} publications`,
);
console.log(
  `soak: p50 ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms, p99 ${times[Math.floor(times.length * 0.99)]?.toFixed(1)} ms`,
);
const grown = [...memory].map(([name, { kb }]) => {
  const growth = quarter(kb, 3) / quarter(kb, 1);
  console.log(`soak: ${name} has ${(quarter(kb, 3) / 1024).toFixed(1)} MB in the last quarter, ${growth.toFixed(2)} × the second`);
  return growth;
});
console.log(`soak: ${old.length} pages do not show what was published last, ${(settledMs / 1000).toFixed(1)} s after the last visitor`);
for (const each of old) console.log(`  ${each}`);
for (const [failure, count] of failures) console.log(`  ${count} × ${failure}`);
if (failed > 0 || old.length > 0 || (MINUTES >= MEMORY_FROM_MINUTES && grown.some((growth) => growth > GROWTH_MAX))) process.exitCode = 1;
