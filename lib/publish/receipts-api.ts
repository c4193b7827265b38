import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { env } from '../env.ts';
import { log } from '../runtime/log.ts';
import { isSameSecret } from '../runtime/same-secret.ts';
import { isStopping } from '../runtime/shutdown.ts';
import { type PublicationStore, publicationStore, storeFailed } from './publication-store.ts';
import type { Receipts } from './receipts.ts';

const LIMIT_MAX = 1000;
const LIMIT_USUAL = 50;
const WAIT_MAX_S = 60;
/** Pause between two checks. A check takes less than a tenth of a millisecond. */
const LOOK_EVERY_MS = 200;

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  const isWithin = (value: number) => value >= min && value <= max;
  return z
    .string()
    .regex(/^\d{1,15}$/, { error })
    .transform(Number)
    .refine(isWithin, { error });
}

const listQuery = z.strictObject({
  since: z.iso
    .datetime({ offset: true, error: 'must be a time such as 2026-05-04T12:00:00Z' })
    .transform((text) => new Date(text))
    .optional(),
  limit: wholeNumber(1, LIMIT_MAX).default(LIMIT_USUAL),
});

const entryQuery = z.strictObject({
  revision: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional(),
  wait: wholeNumber(0, WAIT_MAX_S).default(0),
});

/** The parts that answers need; a test brings its own. */
type Options = { token?: string | undefined; store?: () => PublicationStore };

/** `/api/publishes`: the newest receipts, newest first. Requires the token. */
export const answerReceipts = (request: Request, options: Options = {}): Promise<Response> =>
  answered(request, options, listQuery, ({ since, limit }, store) => {
    const { receipts } = store();
    // One more tells whether there are more.
    const found = receipts.newest({ limit: limit + 1, since: since ?? null });
    return answer(200, { publications: found.slice(0, limit), more: found.length > limit, states: receipts.counts() });
  });

/**
 * `/api/publishes/ENTRY`: whether the newest, or the given, revision of an item is live; with `wait`, as soon as it is. 200: live. 202: not
 * yet. 409: left out (`newest` says why). 404: unknown. The wait also ends with the caller or the process.
 */
export const answerEntry = (request: Request, id: string, options: Options = {}): Promise<Response> =>
  answered(request, options, entryQuery, async ({ revision = null, wait }, store) => {
    const deadline = performance.now() + wait * 1000;
    for (;;) {
      const left = deadline - performance.now();
      const { receipts, replica } = store();
      const liveness = receipts.liveness(id, revision, replica.isShown(id));
      const isOver = left <= 0 || isStopping() || request.signal.aborted || liveness.isLive || liveness.isLeftOut;
      if (isOver) return entryAnswer(id, revision, liveness);
      await delay(Math.min(LOOK_EVERY_MS, left), undefined, { signal: request.signal }).catch(() => undefined);
    }
  });

function entryAnswer(
  id: string,
  wanted: number | null,
  { isKnown, isLive, isLeftOut, revision, newest }: ReturnType<Receipts['liveness']>,
): Response {
  if (!isKnown) return answer(404, { error: `Nothing was published here under the id ${id}, as far as is known.` });
  return answer(isLive ? 200 : isLeftOut ? 409 : 202, { id, live: isLive, ...(wanted === null ? {} : { wanted }), revision, newest });
}

/** The answer to a request with the token and with valid parameters, from a store that can be read. */
async function answered<T>(
  request: Request,
  { token = env().PUBLISHES_TOKEN, store = publicationStore }: Options,
  schema: z.ZodType<T>,
  work: (query: T, store: () => PublicationStore) => Response | Promise<Response>,
): Promise<Response> {
  const [, given = ''] = /^bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!token || !isSameSecret(given, token)) {
    const error = 'This address wants the token of PUBLISHES_TOKEN: "Authorization: Bearer TOKEN".';
    return answer(401, { error }, { 'www-authenticate': 'Bearer' });
  }
  const { searchParams } = new URL(request.url);
  const doubled = [...new Set(searchParams.keys())].filter((name) => searchParams.getAll(name).length > 1);
  const query = schema.safeParse(Object.fromEntries(searchParams));
  if (!query.success || doubled.length > 0) {
    const faults = (query.error?.issues ?? []).map((issue) =>
      issue.code === 'unrecognized_keys'
        ? `${issue.keys.join(', ')} is none of its parameters`
        : `${issue.path.join('.')} ${issue.message}`,
    );
    return answer(400, { error: [...faults, ...doubled.map((name) => `${name} must stand there once`)].join('; ') });
  }
  try {
    return await work(query.data, store);
  } catch (error) {
    storeFailed(error);
    log.error('publish.failed', 'publish: the receipts cannot be read:', { error });
    return answer(503, { error: 'The receipts cannot be read now; the log says why.' });
  }
}

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', ...headers } });
