import { setTimeout as delay } from 'node:timers/promises';
import { env } from '../env.ts';
import { lookedAt } from '../publish/looked-at.ts';
import { onEvent } from '../runtime/events.ts';
import { healthChecks } from '../runtime/health-checks.ts';
import { log } from '../runtime/log.ts';
import { isStopping } from '../runtime/shutdown.ts';
import { stillToWaitFor } from '../runtime/start-waits.ts';
import { pagesOnDisk } from '../stored-pages/page-cache-disk.ts';

/** Stores are looked at this often at most, whoever asks how often. ms. */
const CHECK_EVERY_MS = 5_000;
/** A look that is not over by then tells of a store that does not work. ms. */
const CHECK_MAX_MS = 10_000;
/** An answer waits so long for a look that is under way. After that it says what the last one found. ms. */
const ANSWER_WITHIN_MS = 100;

type States = Record<string, 'ok' | 'failing'>;
type Health = { status: 200 | 503; body: Record<string, unknown> };
type Time = string | null;

/** What was seen of the world outside since the start. */
type Seen = { contentAnsweredAt: Time; contentFailedAt: Time; lastPublicationAt: Time };

type Clocks = { elapsed?: () => number; now?: () => Date };

/**
 * How the process is, for whoever decides whether it gets requests. Costs neither a request nor, within CHECK_EVERY_MS, a look at the disk.
 * Outages of Contentful and of a database that all instances share are told and are no reason to send visitors elsewhere: pages are served from what exists.
 */
export class HealthReport {
  readonly #seen: Seen = { contentAnsweredAt: null, contentFailedAt: null, lastPublicationAt: null };
  readonly #elapsed: () => number;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;
  #known: States = {};

  constructor({ elapsed = () => performance.now(), now = () => new Date() }: Clocks = {}) {
    this.#elapsed = elapsed;
    onEvent('content-request', ({ outcome }) => {
      this.#seen[outcome === 'answered' ? 'contentAnsweredAt' : 'contentFailedAt'] = now().toISOString();
    });
    onEvent('publication', () => {
      this.#seen.lastPublicationAt = now().toISOString();
    });
  }

  /** The answer at /api/health/live and /api/health/ready, or null for every other address. */
  async answer(url: string): Promise<Health | null> {
    const [path] = url.split('?', 1);
    if (path === '/api/health/live') return { status: 200, body: { live: true } };
    return path === '/api/health/ready' ? this.#readiness() : null;
  }

  async #readiness(): Promise<Health> {
    const stores = await this.#stores();
    const stopping = isStopping();
    const waitingFor = stillToWaitFor(this.#elapsed());
    const ready =
      !stopping &&
      waitingFor.length === 0 &&
      Object.entries(stores).every(([name, state]) => state === 'ok' || healthChecks().get(name)?.shared);
    const { contentAnsweredAt: answeredAt, contentFailedAt: failedAt, lastPublicationAt } = this.#seen;
    const content = {
      source: env().CONTENTFUL_SPACE_ID ? 'contentful' : 'sample',
      // Nobody has been asked yet: what the build fetched is served.
      state: (failedAt ?? '') > (answeredAt ?? '') ? 'failing' : 'ok',
      answeredAt,
      failedAt,
      // Of the last comparison of the whole space with what is shown. Seconds.
      lookAgeS: ageOf(lookedAt()),
    };
    return { status: ready ? 200 : 503, body: { ready, stopping, waitingFor, content, stores, pages: pagesOnDisk(), lastPublicationAt } };
  }

  /** What the last look found. What was never looked at to the end counts as failing. */
  async #stores(): Promise<States> {
    const now = this.#elapsed();
    if (!this.#checking && now - this.#checkedAt >= CHECK_EVERY_MS) {
      this.#checkedAt = now;
      this.#checking = runChecks().then((states) => {
        this.#known = states;
        this.#checking = null;
      });
    }
    await Promise.race([this.#checking, delay(ANSWER_WITHIN_MS, undefined, { ref: false })]);
    return Object.fromEntries([...healthChecks().keys()].map((name) => [name, this.#known[name] ?? 'failing']));
  }
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
