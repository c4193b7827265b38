import type { Client, Notification } from 'pg';
import { z } from 'zod';
import { retryDelayMs } from '../durable/backoff.ts';
import { ITEM_ID } from '../routing/addresses.ts';
import { log } from '../runtime/log.ts';
import { ENTRY_KINDS } from '../site/collections.ts';

type Options = {
  url: string;
  /** Instances of one space notify each other. Others in the same database do not. */
  channel: string;
  heard: (notice: Notice) => void;
  /** The connection was lost for a while. Notices of that time are unknown. */
  missed: () => void;
};

/** Every instance looks at the space each minute, so a lost notice does no harm. */
const LONGEST_WAIT_MS = 30_000;
const CONNECT_LIMIT_MS = 5_000;

const noticeSchema = z.object({
  call: z.string().max(128),
  name: z.string().max(64),
  from: z.string().max(256),
  event: z.object({
    action: z.enum(['publish', 'remove']),
    item: z.enum(['Entry', 'Asset']),
    id: z.string().regex(ITEM_ID),
    kind: z.enum(ENTRY_KINDS).nullable(),
    revision: z.number().int().nullable(),
  }),
});

/** A message to other instances about a call of the webhook. `name`: Contentful's name of the event. */
export type Notice = z.output<typeof noticeSchema>;

/**
 * Notifies other instances of publications, over PostgreSQL's LISTEN and NOTIFY
 * (https://www.postgresql.org/docs/current/sql-notify.html).
 */
export class Notices {
  readonly #options: Options;
  #client: Client | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Listens, and reconnects after a lost connection. */
  async begin(): Promise<void> {
    const { url, channel, heard, missed } = this.#options;
    // Loaded only here: most sites do not need it.
    const { Client } = await import('pg');
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      keepAlive: true,
      application_name: 'feedloom-site',
    });
    let isOver = false;
    const again = (error?: Error) => {
      if (isOver) return;
      isOver = true;
      this.#client = null;
      client.end().catch(() => undefined);
      if (this.#isStopped) return;
      this.#failures += 1;
      if (this.#failures === 1)
        log.warn(
          'publish.waiting',
          `publish: the database sends no notices of other instances; the next look finds their publications: ${error?.message ?? 'it ended the connection'}`,
        );
      this.#timer = setTimeout(() => void this.begin(), retryDelayMs(this.#failures, LONGEST_WAIT_MS));
      this.#timer.unref();
    };
    client.on('error', again);
    client.on('end', () => again());
    client.on('notification', (notification) => {
      const notice = read(notification);
      if (notice) heard(notice);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      again(error as Error);
      return;
    }
    this.#client = client;
    if (this.#failures > 0) {
      log.info('publish.done', 'publish: the database sends notices again');
      missed();
    }
    this.#failures = 0;
  }

  /** Notifies the others. A lost notice delays them until their next look. */
  tell(notice: Notice): void {
    this.#client?.query('SELECT pg_notify($1, $2)', [this.#options.channel, JSON.stringify(notice)]).catch(() => undefined);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }
}

function read({ payload }: Notification): Notice | null {
  try {
    return noticeSchema.parse(JSON.parse(payload ?? ''));
  } catch {
    // From another version of the site. The next look finds the change.
    return null;
  }
}
