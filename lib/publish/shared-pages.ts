import { createHash } from 'node:crypto';
import { RedisConnection } from '../durable/redis-connection.ts';
import { type Env, env } from '../env.ts';
import { now } from '../next/age.ts';
import { isFresh, pageToGive, tagsInFile, takePage } from '../next/given-pages.ts';
import { log } from '../next/log.ts';
import { buildId } from '../next/made-pages.ts';
import { tagsOfPage } from '../next/page-index.ts';
import { processState } from '../next/process-state.ts';
import { beforeExit } from '../next/shutdown.ts';
import type { Publication } from './journal.ts';
import { publishJournal } from './open-journal.ts';
import { PageExchange, type Standing } from './page-exchange.ts';
import { StreamPlaces } from './stream-places.ts';

/** A page is waited for: what Redis answers later than this is made here sooner. */
const PATIENCE_MS = 1_000;
/** What instances may have of their own without their pages being others. Anything else that differs ends the exchange between them, rather than a page of another setting be taken. */
const OWN_SETTINGS: ReadonlySet<keyof Env> = new Set([
  'CONTENTFUL_ACCESS_TOKEN',
  'PUBLISH_STORE',
  'INSTANCE_NAME',
  'REDIS_URL',
  'AFFILIATE_STORE',
  'PORT',
  'METRICS_PORT',
  'LOG_FORMAT',
]);

/** Where publications stand in the stream, as far as this process knows. */
export const streamPlaces = (): StreamPlaces => processState('stream-places', () => new StreamPlaces());

/** Instances of one build with the same settings, and no others. */
function keyOfPages(settings: Env): string {
  const shared = Object.entries(settings).filter(([name]) => !OWN_SETTINGS.has(name as keyof Env));
  const digest = createHash('sha256')
    .update(JSON.stringify([buildId(), shared]))
    .digest('base64url')
    .slice(0, 22);
  return `feedloom:pages:${digest}`;
}

/** What exchanges pages, once that has begun; null before, and where there is no Redis. `before` is the last publication that an earlier process knew. */
const exchange = () => processState<{ pages: PageExchange | null; before: number }>('page-exchange', () => ({ pages: null, before: 0 }));

/** How often an instance that has just started looks whether it knows all that was published. ms. */
const LOOK_EVERY_MS = 200;

/** Begins to exchange pages. `isCertain` says whether everything is known that was published, by what this process has heard so far. */
export function beginPageExchange(isCertain: () => boolean): void {
  const { REDIS_URL: url, CONTENTFUL_WEBHOOK_SECRET: secret } = env();
  if (!url || !secret) return;
  const pages = new PageExchange({
    open: () => RedisConnection.open(url, { patienceMs: PATIENCE_MS }),
    key: keyOfPages(env()),
    secret,
    places: streamPlaces(),
    standing: () => (isCertain() ? standing() : null),
    store: { isFresh, tagsOf: tagsOfPage, read: pageToGive, tagsIn: tagsInFile, take: takePage },
    now,
    report: (line) => log.info('redis.works', line),
    complain: (line) => log.warn('redis.failing', line),
  });
  exchange().pages = pages;
  exchange().before = newest();
  beforeExit(() => pages.stop());
  const looking = setInterval(() => {
    if (pages.takesPart()) clearInterval(looking);
  }, LOOK_EVERY_MS);
  looking.unref();
}

function newest(): number {
  try {
    return publishJournal().newest(1)[0]?.number ?? 0;
  } catch {
    // What is wrong with the journal the worker says.
    return 0;
  }
}

function standing(): Standing | null {
  try {
    const { announcements } = publishJournal();
    const { position } = announcements;
    return position === null ? null : { position, unmarked: announcements.unmarked() };
  } catch {
    // What is wrong with the journal the worker says.
    return null;
  }
}

/** Has a page made here, or taken from an instance that has made it. */
export const makeShared: PageExchange['make'] = (path, here) => exchange().pages?.make(path, here) ?? here();

/** Notes what these make stale, so that no page is taken that lacks them. What an earlier process left may have no place any more: it stands before the first page that is taken. */
export function noteStale(publications: readonly Publication[]): void {
  const { pages, before } = exchange();
  if (!pages) return;
  for (const { number, stale } of publications) {
    const calls = publishJournal().announcements.callsOf([number]);
    streamPlaces().noteStale(
      stale.tags,
      calls.filter((call) => number > before || streamPlaces().knows(call)),
    );
  }
}
