import { AsyncLocalStorage } from 'node:async_hooks';
import { retryDelayMs } from '../durable/backoff.ts';
import { emit } from '../runtime/events.ts';
import { log } from '../runtime/log.ts';
import type { ApplicationStore, StoredApplication, Waiting } from './application-store.ts';

const TIMEOUT_MS = 10_000;
const AT_ONCE = 8;
/** Another process works on the due applications. */
const LEAST_WAIT_MS = 50;
/** Another process may have stored an application, or died during delivery. */
const LOOK_EVERY_MS = 60_000;

type DeliveryOptions = {
  endpoint: string;
  store: () => ApplicationStore;
  now?: () => Date;
  random?: () => number;
  timeoutMs?: number;
  report?: (line: string) => void;
};

/** Delivers stored applications and never gives up. If an answer is lost, the receiver gets one again, with the same Idempotency-Key. */
export class Delivery {
  readonly #options: Required<DeliveryOptions>;
  readonly #inFlight = new Set<Promise<void>>();
  // Outside of the request that wakes it: Next would treat the attempts as a part of that request.
  readonly #apart = AsyncLocalStorage.snapshot();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: DeliveryOptions) {
    this.#options = { now: () => new Date(), random: Math.random, timeoutMs: TIMEOUT_MS, report: reportToLog, ...options };
  }

  /** Attempts every due delivery, and runs again when the next one is due. Settles when all due deliveries have begun; never rejects. */
  wake(): Promise<void> {
    return this.#apart(() => this.#look());
  }

  get busy(): boolean {
    return this.#inFlight.size > 0;
  }

  /** Claims nothing more, and waits for running attempts. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
    await Promise.all(this.#inFlight);
  }

  /** One search after the other: two at once would each take the maximum. */
  #look(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#work());
    return this.#looking;
  }

  async #work(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    let waitMs = LOOK_EVERY_MS;
    try {
      const { now, store, report } = this.#options;
      const places = AT_ONCE - this.#inFlight.size;
      // A claimed delivery is begun even if the process is ending: no other process could take it for half a minute.
      if (places > 0) for (const application of await store().claim(places, now())) this.#begin(application);
      const due = await store().nextDueAt();
      if (due) waitMs = Math.min(Math.max(due.getTime() - now().getTime(), LEAST_WAIT_MS), LOOK_EVERY_MS);
      const overdue = await store().takeOverdueReport(now());
      if (overdue) report(overdueLine(overdue, this.#options.endpoint));
    } catch (error) {
      this.#options.report(`affiliates: the store cannot be read, so nothing is handed on for now: ${messageOf(error)}`);
    }
    // At the maximum, the next attempt begins when one ends.
    if (this.#stopped || this.#inFlight.size >= AT_ONCE) return;
    this.#timer = setTimeout(() => this.#look(), waitMs);
    this.#timer.unref();
  }

  #begin(application: StoredApplication): void {
    const attempt = this.#attempt(application)
      .catch((error) =>
        this.#options.report(`affiliates: the store cannot be written, so what was handed on may be sent again: ${messageOf(error)}`),
      )
      .finally(() => {
        this.#inFlight.delete(attempt);
        this.#look();
      });
    this.#inFlight.add(attempt);
  }

  async #attempt(application: StoredApplication): Promise<void> {
    const { endpoint, store, now, random, timeoutMs } = this.#options;
    const failure = await send(endpoint, application, timeoutMs);
    emit('application', { outcome: failure === null ? 'handed-on' : 'not-handed-on' });
    if (failure === null) await store().delivered(application, now());
    else await store().failed(application, failure, new Date(now().getTime() + retryDelayMs(application.failures + 1, undefined, random)));
  }
}

const reportToLog = (line: string) => log.error('affiliates.hand-on', line);

function payload(application: StoredApplication) {
  const { id, revision, fullName, email, paymentAccount, promotion, locale, page, referral, receivedAt, updatedAt } = application;
  return { id, revision, receivedAt, updatedAt, fullName, email, paymentAccount, promotion, locale, page, referral };
}

/** Makes one attempt. Gives null after a successful response, else the failure. */
async function send(endpoint: string, application: StoredApplication, timeoutMs: number): Promise<string | null> {
  const { address, authorization } = withoutPassword(endpoint);
  // The same for every attempt with this revision.
  const key = `${application.id}.${application.revision}`;
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...authorization },
      body: JSON.stringify(payload(application)),
      signal: AbortSignal.timeout(timeoutMs),
      // A followed redirect would turn the application into a GET without content.
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
export function withoutPassword(endpoint: string): { address: URL; authorization: Record<string, string> } {
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
  const { message, code } = (cause instanceof Error ? cause : error) as NodeJS.ErrnoException;
  return message || String(code);
}

/** Maximum number of them in one log line. */
const ERRORS_TOLD = 3;

/** The results of deliveries. Each application keeps its own last result without its time, so the very last one is unknown. */
function errorsOf(overdue: readonly Waiting[]): string {
  const told = overdue.slice(0, ERRORS_TOLD).map(({ lastError, count }) => ({ count, error: lastError ?? 'none has ended yet' }));
  const others = totalOf(overdue.slice(ERRORS_TOLD));
  const all = others > 0 ? [...told, { count: others, error: 'something else' }] : told;
  return all.map(({ count, error }) => (totalOf(overdue) === 1 ? error : `${count} × ${error}`)).join(', ');
}

const totalOf = (waiting: readonly Waiting[]) => waiting.reduce((sum, { count }) => sum + count, 0);

// Only the host: an address may contain a key.
function overdueLine(overdue: readonly Waiting[], endpoint: string): string {
  const total = totalOf(overdue);
  const who = total === 1 ? '1 application has' : `${total} applications have`;
  const attempts = total === 1 ? 'its last attempt' : 'the last attempt of each';
  return `affiliates: ${who} waited for more than a day to be handed on to ${new URL(endpoint).host} (${attempts}: ${errorsOf(overdue)}). They are tried again at least every hour; \`npm run affiliates:retry\` does so now.`;
}
