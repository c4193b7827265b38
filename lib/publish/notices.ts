import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { z } from 'zod';
import { retryDelayMs } from '../durable/backoff.ts';
import { log } from '../runtime/log.ts';
import { publishEvent } from './webhook.ts';

/** Every instance looks at the space each minute, so a lost notice does no harm. */
const LONGEST_WAIT_MS = 30_000;
const CONNECT_LIMIT_MS = 5_000;

const noticeSchema = z.object({
  call: z.string().max(128),
  name: z.string().max(64),
  from: z.string().max(256),
  event: publishEvent,
});

/** A message to other instances about a call of the webhook. `name`: Contentful's name of the event. */
export type Notice = z.output<typeof noticeSchema>;

type Options = {
  url: string;
  /** Instances of one space notify each other. Others in the same database do not. */
  channel: string;
  /** Null after a connection was lost for a while: notices of that time are unknown. */
  heard: (notice: Notice | null) => void;
};

/** Tells other instances of publications (https://www.postgresql.org/docs/current/sql-notify.html). */
export class Notices {
  readonly #options: Options;
  readonly #stopped = new AbortController();
  #client: Client | null = null;
  #failures = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Listens, and reconnects after a lost connection. */
  async begin(): Promise<void> {
    const { signal } = this.#stopped;
    for (;;) {
      const reason = await this.#listen().catch((error: Error) => error.message);
      if (signal.aborted) return;
      this.#failures += 1;
      if (this.#failures === 1)
        log.warn(
          'publish.waiting',
          `publish: the database sends no notices of other instances; the next look finds their publications: ${reason}`,
        );
      await delay(retryDelayMs(this.#failures, LONGEST_WAIT_MS), undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  /** Settles when the connection is lost, with the reason. */
  async #listen(): Promise<string> {
    const { url, channel, heard } = this.#options;
    // Loaded only here: most sites do not need it.
    const { Client } = await import('pg');
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      keepAlive: true,
      application_name: 'feedloom-site',
    });
    // A connection may fail more than once. Without a listener that would end the process.
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => {
      try {
        heard(noticeSchema.parse(JSON.parse(payload ?? '')));
      } catch {
        // From another version of the site. The next look finds the change.
      }
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      this.#client = client;
      if (this.#failures > 0) {
        log.info('publish.done', 'publish: the database sends notices again');
        heard(null);
      }
      this.#failures = 0;
      await once(client, 'end');
      return 'it ended the connection';
    } finally {
      this.#client = null;
      client.end().catch(() => undefined);
    }
  }

  /** Notifies the others. A lost notice delays them until their next look. */
  tell(notice: Notice): void {
    this.#client?.query('SELECT pg_notify($1, $2)', [this.#options.channel, JSON.stringify(notice)]).catch(() => undefined);
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#client?.end().catch(() => undefined);
  }
}
