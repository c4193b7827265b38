import { type ContentfulClientApi, type CreateClientParams, createClient } from 'contentful';
import type { Env } from '../../env.ts';
import { emit } from '../../runtime/events.ts';
import { log } from '../../runtime/log.ts';
import { onKeptConnection } from './kept-connection.ts';
import { sampleAdapter } from './sample/adapter.ts';

/** Maximum number of attempts of a call, the first included. */
const MAX_ATTEMPTS = 5;
const TIMEOUT_MS = 30_000;
const EDITORS_TIMEOUT_MS = 8_000;

/** Whether the site reads the sample space: no account is configured. */
export const readsSampleSpace = (env: Env) => !env.CONTENTFUL_SPACE_ID;

// The SDK passes these to its HTTP core, which knows both; its own type only has the first.
type ClientParams = CreateClientParams & { throttle?: number };

/**
 * Options for the SDK. It has its own defaults for the rest: retries on 5xx, 429 and connection errors, a wait of sqrt(2)^attempt seconds
 * (or the rate-limit-reset header's) plus 500–700 ms, and a throttle of 1 to 30 requests a second. `retryLimit` counts the attempts after
 * the first.
 */
export function clientParams(env: Env): ClientParams {
  const common = {
    environment: env.CONTENTFUL_ENVIRONMENT,
    timeout: TIMEOUT_MS,
    retryLimit: MAX_ATTEMPTS - 1,
    throttle: env.CONTENTFUL_RATE,
    logHandler: logFromSdk,
    responseLogger: tellOfAnswer,
  } satisfies Partial<ClientParams>;
  if (readsSampleSpace(env)) {
    // Nothing leaves the process, so no rate limit applies.
    return { ...common, space: 'sample', accessToken: 'sample', adapter: sampleAdapter, throttle: 0 };
  }
  const insecure = env.CONTENTFUL_HOST.startsWith('http://');
  return {
    ...common,
    space: env.CONTENTFUL_SPACE_ID as string,
    accessToken: env.CONTENTFUL_ACCESS_TOKEN as string,
    host: env.CONTENTFUL_HOST.replace(/^https?:\/\//, ''),
    insecure,
    adapter: onKeptConnection,
    // A stand-in on this machine is reached directly, even if the environment names a proxy.
    ...(insecure ? { proxy: false as const } : {}),
  };
}

export function createDeliveryClient(env: Env): ContentfulClientApi<undefined> {
  return createClient(clientParams(env));
}

export const missingForPreview = (env: Env): string[] =>
  (['CONTENTFUL_SPACE_ID', 'CONTENTFUL_PREVIEW_TOKEN', 'PREVIEW_SECRET'] as const).filter((name) => !env[name]);

/**
 * For drafts, of the Content Preview API. It uses none of the delivery client's requests per second. It fails early, since an editor waits,
 * and its answers are not counted: the site's health does not depend on them.
 */
export function createEditorsClient(env: Env): ContentfulClientApi<undefined> {
  const preview = { CONTENTFUL_HOST: env.CONTENTFUL_PREVIEW_HOST, CONTENTFUL_ACCESS_TOKEN: env.CONTENTFUL_PREVIEW_TOKEN };
  const { responseLogger: _, ...params } = clientParams({ ...env, ...preview });
  return createClient({ ...params, retryLimit: 1, timeout: EDITORS_TIMEOUT_MS });
}

// The SDK logs each throttle setting and prints errors with the whole request. We log one line per retry; the error reaches the caller.
function logFromSdk(level: string, data?: Record<string, unknown> | string): void {
  if (level === 'warning') log.warn('contentful.retry', `contentful: ${String(data)}`);
}

/** Called once for each attempt, with an answer of 2xx or with the failure. */
function tellOfAnswer(outcome: unknown): void {
  const { config } = outcome as { config?: { attempts?: number } };
  // The SDK counts from the second attempt on.
  emit('content-request', { outcome: outcome instanceof Error ? 'failed' : 'answered', retry: (config?.attempts ?? 1) > 1 });
}
