import { AsyncLocalStorage } from 'node:async_hooks';
import { retryDelayMs } from '../durable/backoff.ts';
import { tell } from '../next/happenings.ts';
import { log } from '../next/log.ts';
import type { ApplicationStore, StoredApplication } from './application-store.ts';

const TIMEOUT_MS = 10_000;
const AT_ONCE = 8;
/** Another process may have stored something, or died over it. */
const LOOK_EVERY_MS = 60_000;

type DeliveryOptions = {
  endpoint: string;
  store: () => ApplicationStore;
  now?: () => Date;
  random?: () => number;
  timeoutMs?: number;
  report?: (line: string) => void;
};

/**
 * Hands stored applications on, for as long as it takes: nothing is ever given up. Several processes may do so on one store, for what one has
 * claimed the others leave alone. The receiver may get an application twice (when its answer is lost), with the same Idempotency-Key.
 */
export class Delivery {
  readonly #options: Required<DeliveryOptions>;
  readonly #inFlight = new Set<Promise<void>>();
  // Outside of the request that wakes it: Next would take the attempts for a part of that request.
  readonly #apart = AsyncLocalStorage.snapshot();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(options: DeliveryOptions) {
    this.#options = { now: () => new Date(), random: Math.random, timeoutMs: TIMEOUT_MS, report: reportToLog, ...options };
  }

  /** Attempts whatever is due, and comes back when the next is. */
  wake(): void {
    this.#apart(() => this.#work());
  }

  /** Whether an attempt is on its way. */
  get busy(): boolean {
    return this.#inFlight.size > 0;
  }

  /** Begins nothing new and waits for what is on its way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await Promise.all(this.#inFlight);
  }

  #work(): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    let waitMs = LOOK_EVERY_MS;
    try {
      const { now, store, report } = this.#options;
      for (const application of store().claim(AT_ONCE - this.#inFlight.size, now())) this.#begin(application);
      const due = store().nextDueAt();
      if (due) waitMs = Math.min(Math.max(due.getTime() - now().getTime(), 0), LOOK_EVERY_MS);
      const overdue = store().takeOverdueReport(now());
      if (overdue) report(overdueLine(overdue, this.#options.endpoint));
    } catch (error) {
      this.#options.report(`affiliates: the store cannot be read, so nothing is handed on for now: ${messageOf(error)}`);
    }
    // With every place taken, the next attempt begins when one of them ends.
    if (this.#inFlight.size >= AT_ONCE) return;
    this.#timer = setTimeout(() => this.#work(), waitMs);
    this.#timer.unref();
  }

  #begin(application: StoredApplication): void {
    const attempt = this.#attempt(application)
      .catch((error) =>
        this.#options.report(`affiliates: the store cannot be written, so what was handed on may be sent again: ${messageOf(error)}`),
      )
      .finally(() => {
        this.#inFlight.delete(attempt);
        this.#work();
      });
    this.#inFlight.add(attempt);
  }

  async #attempt(application: StoredApplication): Promise<void> {
    const { endpoint, store, now, random, timeoutMs } = this.#options;
    const failure = await send(endpoint, application, timeoutMs);
    tell('application', { outcome: failure === null ? 'handed-on' : 'not-handed-on' });
    if (failure === null) store().delivered(application, now());
    else store().failed(application, failure, new Date(now().getTime() + retryDelayMs(application.failures + 1, random)));
  }
}

const reportToLog = (line: string) => log.error('affiliates.hand-on', line);

/** What one revision of an application is recognised by: the same for every attempt to hand it on. */
const idempotencyKey = ({ id, revision }: Pick<StoredApplication, 'id' | 'revision'>) => `${id}.${revision}`;

/** The body that the endpoint gets. */
export function payload(application: StoredApplication) {
  const { id, revision, fullName, email, paymentAccount, promotion, locale, page, referral, receivedAt, updatedAt } = application;
  return { id, revision, receivedAt, updatedAt, fullName, email, paymentAccount, promotion, locale, page, referral };
}

/** Makes one attempt. Gives null for an answer of 2xx, else what happened instead. */
async function send(endpoint: string, application: StoredApplication, timeoutMs: number): Promise<string | null> {
  const { address, authorization } = withoutPassword(endpoint);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey(application), ...authorization },
      body: JSON.stringify(payload(application)),
      signal: AbortSignal.timeout(timeoutMs),
      // Followed, a redirect would turn the application into a GET without it.
      redirect: 'manual',
      cache: 'no-store',
    });
    await response.body?.cancel();
    return response.ok ? null : `answered ${response.status}`;
  } catch (error) {
    return messageOf(error);
  }
}

/** fetch refuses an address with a password in it. */
function withoutPassword(endpoint: string): { address: URL; authorization: Record<string, string> } {
  const address = new URL(endpoint);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { address, authorization: username ? { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } : {} };
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'did not answer in time';
  const { cause } = error;
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : error.message;
}

// The host alone: an address may carry a key.
const overdueLine = ({ count, lastError }: { count: number; lastError: string }, endpoint: string) =>
  `affiliates: ${count} ${count === 1 ? 'application has' : 'applications have'} waited for more than a day to be handed on to ${new URL(endpoint).host} (the last attempt: ${lastError}). They are tried again at least every hour; \`npm run affiliates:retry\` does so now.`;
