import { env } from '../env.ts';
import { onHappening } from '../next/happenings.ts';
import { healthChecks } from '../next/health-checks.ts';
import { log } from '../next/log.ts';
import { pagesOnDisk } from '../next/page-cache-disk.ts';
import { isStopping } from '../next/shutdown.ts';
import { stillToWaitFor } from '../next/start-waits.ts';

/** Stores are looked at this often at most, whoever asks how often. ms. */
const CHECK_EVERY_MS = 5_000;

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
  #checked: Promise<Record<string, 'ok' | 'failing'>> = Promise.resolve({});

  constructor({ elapsed = () => performance.now(), now = () => new Date() }: Clocks = {}) {
    this.#elapsed = elapsed;
    onHappening('content-request', ({ outcome }) => {
      this.#seen[outcome === 'answered' ? 'contentAnsweredAt' : 'contentFailedAt'] = now().toISOString();
    });
    onHappening('publication', () => {
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
    };
    return { status: ready ? 200 : 503, body: { ready, stopping, waitingFor, content, stores, pages: pagesOnDisk(), lastPublicationAt } };
  }

  #stores(): Promise<Record<string, 'ok' | 'failing'>> {
    const now = this.#elapsed();
    if (now - this.#checkedAt >= CHECK_EVERY_MS) {
      this.#checkedAt = now;
      this.#checked = runChecks();
    }
    return this.#checked;
  }
}

async function runChecks(): Promise<Record<string, 'ok' | 'failing'>> {
  const states = [...healthChecks()].map(async ([name, { look }]) => {
    try {
      await look();
      return [name, 'ok'] as const;
    } catch (error) {
      log.error('health.failing', `health: ${name} cannot do its work:`, { check: name, error });
      return [name, 'failing'] as const;
    }
  });
  return Object.fromEntries(await Promise.all(states));
}
