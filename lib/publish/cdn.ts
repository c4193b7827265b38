import { type Cdn, cdnTag, MANY_TAG } from '../stored-pages/cdn-tags.ts';

export type CdnAccount = { cdn: Cdn; zone: string; token: string; api?: string | undefined };

/** The result of a purge. `waitMs`: how long the CDN asks to wait before the next attempt. */
export type Purged = { ok: true } | { ok: false; reason: string; waitMs?: number };

type Adapter = {
  api: string;
  tagsAtOnce: number;
  request: (account: CdnAccount, tags: readonly string[]) => { path: string; headers: Record<string, string>; body: unknown };
  /** The address that checks a token. The request changes nothing. */
  check: (account: CdnAccount) => string;
  /** What is wrong with a successful response; null if nothing is. */
  fault?: (body: unknown) => string | null;
};

const ADAPTERS: Record<Cdn, Adapter> = {
  // https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/
  cloudflare: {
    api: 'https://api.cloudflare.com/client/v4',
    tagsAtOnce: 30,
    request: ({ zone, token }, tags) => ({
      path: `/zones/${zone}/purge_cache`,
      headers: { authorization: `Bearer ${token}` },
      body: { tags },
    }),
    // https://developers.cloudflare.com/api/resources/user/subresources/tokens/methods/verify/
    check: () => '/user/tokens/verify',
    fault: (body) => ((body as { success?: unknown } | null)?.success === true ? null : 'said no success'),
  },
  // https://www.fastly.com/documentation/reference/api/purging/
  fastly: {
    api: 'https://api.fastly.com',
    tagsAtOnce: 256,
    request: ({ zone, token }, tags) => ({
      path: `/service/${zone}/purge`,
      headers: { 'fastly-key': token },
      body: { surrogate_keys: tags },
    }),
    // https://www.fastly.com/documentation/reference/api/auth-tokens/user/
    check: () => '/tokens/self',
    // It names a purge for each key.
    fault: (body) => (typeof body === 'object' && body !== null ? null : 'named no purge'),
  },
  // https://docs.bunny.net/cdn/purge-cache
  bunny: {
    api: 'https://api.bunny.net',
    tagsAtOnce: 1,
    request: ({ zone, token }, [tag]) => ({ path: `/pullzone/${zone}/purgeCache`, headers: { accesskey: token }, body: { CacheTag: tag } }),
    check: ({ zone }) => `/pullzone/${zone}`,
  },
};

/** Tags in the form of the CDN, split by the maximum of one request. */
export function portionsOf(tags: readonly string[], cdn: Cdn): string[][] {
  const own = [...new Set([...tags.map((tag) => cdnTag(tag, cdn)), MANY_TAG])];
  const { tagsAtOnce } = ADAPTERS[cdn];
  return Array.from({ length: Math.ceil(own.length / tagsAtOnce) }, (_, index) => own.slice(index * tagsAtOnce, (index + 1) * tagsAtOnce));
}

/** Asks the CDN once to forget every response with one of these tags. */
export async function purge(account: CdnAccount, portion: readonly string[], signal: AbortSignal): Promise<Purged> {
  const { request, fault } = ADAPTERS[account.cdn];
  const { path, headers, body } = request(account, portion);
  const json = { 'content-type': 'application/json', ...headers };
  const answer = await ask(account, path, { method: 'POST', headers: json, body: JSON.stringify(body), signal });
  if ('failure' in answer) return { ok: false, reason: `it ${answer.failure}` };
  const { response, body: answered } = answer;
  if (!response.ok) return { ok: false, reason: `it answered ${response.status}`, ...waitOf(response.headers.get('retry-after')) };
  const wrong = fault?.(answered) ?? null;
  return wrong === null ? { ok: true } : { ok: false, reason: `it answered ${response.status} and ${wrong}` };
}

/** Asks the CDN whether it knows the account's token. Purges nothing. Gives the fault, or null. */
export async function tokenFault(account: CdnAccount, signal: AbortSignal): Promise<string | null> {
  const { request, check } = ADAPTERS[account.cdn];
  const answer = await ask(account, check(account), { headers: request(account, ['']).headers, signal });
  if ('failure' in answer) return answer.failure;
  const { status } = answer.response;
  if (status === 401 || status === 403) return `refuses the token (${status}): check CDN_TOKEN`;
  if (status === 404) return `has no zone ${account.zone}: check CDN_ZONE`;
  return status < 400 ? null : `answered ${status}`;
}

/** An answer of a CDN, `body` null if it is no JSON; or why there is none. */
type Answer = { response: Response; body: unknown } | { failure: string };

async function ask({ cdn, api }: CdnAccount, path: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch((api ?? ADAPTERS[cdn].api) + path, { ...init, redirect: 'error', cache: 'no-store' });
    return { response, body: await response.json().catch(() => null) };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { failure: isLate ? 'did not answer in time' : `could not be asked: ${causeOf(error)}` };
  }
}

/** Seconds or a date (RFC 9110, section 10.2.3). */
function waitOf(retryAfter: string | null): { waitMs?: number } {
  if (retryAfter === null) return {};
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(ms) ? {} : { waitMs: Math.max(0, ms) };
}

/** `fetch` only says that it failed. Its cause has the reason. */
const causeOf = (error: unknown) => {
  const { cause, message } = error as { cause?: { code?: string; message?: string }; message?: string };
  return cause?.code ?? cause?.message ?? message ?? String(error);
};
