import { setTimeout as delay } from 'node:timers/promises';
import { env } from '../env.ts';
import { lookedAt } from '../publish/looked-at.ts';
import { onEvent } from '../runtime/events.ts';
import { healthChecks } from '../runtime/health-checks.ts';
import { log } from '../runtime/log.ts';
import { isStopping } from '../runtime/shutdown.ts';
import { stillToWaitFor } from '../runtime/start-waits.ts';
import { pagesOnDisk } from '../stored-pages/made-pages.ts';

/** Minimum time between two checks of a store, at any rate of requests. ms. */
const CHECK_EVERY_MS = 5_000;
/** Time limit of a check. A check that takes longer counts as failed. ms. */
const CHECK_MAX_MS = 10_000;
/** Maximum time that a response waits for a running check. After it, the response gives the previous result. ms. */
const ANSWER_WITHIN_MS = 100;

type States = Record<string, 'ok' | 'failing'>;
type Health = { status: 200 | 503; body: Record<string, unknown> };
/** What this process has seen of outside services since its start. */
type Seen = Record<'contentAnsweredAt' | 'contentFailedAt' | 'lastPublicationAt', string | null>;

/**
 * The state of the process, for load balancers. It costs no outgoing request and, within CHECK_EVERY_MS, no disk access. It reports outages
 * of Contentful and of a shared database, but stays ready: existing pages can be served. Returns the function that gives the response at
 * /api/health/live and /api/health/ready, and null for every other address.
 */
export function healthReport(): (url: string) => Promise<Health | null> {
  const seen: Seen = { contentAnsweredAt: null, contentFailedAt: null, lastPublicationAt: null };
  const stores = storeStates();
  onEvent('content-request', ({ outcome }) => {
    seen[outcome === 'answered' ? 'contentAnsweredAt' : 'contentFailedAt'] = new Date().toISOString();
  });
  onEvent('publication', () => {
    seen.lastPublicationAt = new Date().toISOString();
  });
  return async (url) => {
    const [path] = url.split('?', 1);
    if (path === '/api/health/live') return { status: 200, body: { live: true } };
    return path === '/api/health/ready' ? readiness(await stores(), seen) : null;
  };
}

function readiness(stores: States, { contentAnsweredAt: answeredAt, contentFailedAt: failedAt, lastPublicationAt }: Seen): Health {
  const stopping = isStopping();
  const waitingFor = stillToWaitFor(performance.now());
  const areFine = Object.entries(stores).every(([name, state]) => state === 'ok' || healthChecks().get(name)?.shared);
  const ready = !stopping && waitingFor.length === 0 && areFine;
  const content = {
    source: env().CONTENTFUL_SPACE_ID ? 'contentful' : 'sample',
    // No request was sent yet: the site serves the content that the build fetched.
    state: (failedAt ?? '') > (answeredAt ?? '') ? 'failing' : 'ok',
    answeredAt,
    failedAt,
    // Since the last comparison of the whole space with the replica. Seconds.
    lookAgeS: ageOf(lookedAt()),
  };
  return { status: ready ? 200 : 503, body: { ready, stopping, waitingFor, content, stores, pages: pagesOnDisk(), lastPublicationAt } };
}

/** The result of the last check. A check that never finished counts as failing. */
function storeStates(): () => Promise<States> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;
  let known: States = {};
  return async () => {
    if (!checking && performance.now() - checkedAt >= CHECK_EVERY_MS) {
      checkedAt = performance.now();
      checking = runChecks().then((states) => {
        known = states;
        checking = null;
      });
    }
    await Promise.race([checking, delay(ANSWER_WITHIN_MS, undefined, { ref: false })]);
    return Object.fromEntries([...healthChecks().keys()].map((name) => [name, known[name] ?? 'failing']));
  };
}

const ageOf = (at: number | null): number | null => at && Math.max(0, Math.round((Date.now() - at) / 1000));

async function runChecks(): Promise<States> {
  const states = [...healthChecks()].map(async ([name, { look }]) => {
    try {
      await Promise.race([look(), tooLate()]);
      return [name, 'ok'] as const;
    } catch (error) {
      log.error('health.failing', `health: ${name} cannot do its work:`, { check: name, error });
      return [name, 'failing'] as const;
    }
  });
  return Object.fromEntries(await Promise.all(states));
}

async function tooLate(): Promise<never> {
  await delay(CHECK_MAX_MS, undefined, { ref: false });
  throw new Error(`The look at it is not over after ${CHECK_MAX_MS} ms`);
}
