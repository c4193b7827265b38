import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { createClient, type PlainClientAPI } from 'contentful-management';

export type Management = { client: PlainClientAPI; space: string; environment: string };

type Access = {
  token: string;
  space: string;
  environment: string;
  /** A value that starts with http:// is used unchanged, without TLS: a stand-in on this machine. */
  host: string;
  retries?: number;
  waits: (what: string) => void;
};

/** The management API's default limit is seven requests a second. */
const RATE = 6;
const RETRIES = 6;
const TIMEOUT_MS = 60_000;

/** A client for one environment. It retries 429 (at the service's time), 5xx and broken connections. */
export function openManagement({ token, space, environment, host, retries = RETRIES, waits }: Access): Management {
  const insecure = host.startsWith('http://');
  const name = host.replace(/^https?:\/\//, '');
  const client = createClient(
    {
      accessToken: token,
      host: name,
      hostUpload: insecure ? name : name.replace(/^api\./, 'upload.'),
      insecure,
      // A stand-in on this machine is reached directly, even if the environment names a proxy.
      ...(insecure ? { proxy: false as const } : {}),
      throttle: insecure ? 0 : RATE,
      retryLimit: retries,
      timeout: TIMEOUT_MS,
      logHandler: (level: string, data?: unknown) => {
        if (level === 'warning') waits(String(data));
      },
    } as Parameters<typeof createClient>[0],
    { defaults: { spaceId: space, environmentId: environment } },
  );
  return { client, space, environment };
}

/** A failure that this command cannot fix. Its message holds no secret. */
export class SetupError extends Error {
  override name = 'SetupError';
}

/** The service's response, without the request: the client's errors include its headers, and bodies with secrets. */
function answerIn(error: unknown): { status?: number; text: string } {
  const { name, message, code } = error as { name?: string; message?: string; code?: string };
  type Answer = { status?: number; message?: string; details?: { errors?: { name?: string; path?: unknown[]; details?: string }[] } };
  try {
    const { status, message: said, details } = JSON.parse(message ?? '') as Answer;
    const faults = (details?.errors ?? []).map((each) => [each.path?.join('.'), each.details ?? each.name].filter(Boolean).join(': '));
    return { status, text: [[status, name].filter(Boolean).join(' '), said, ...faults].filter(Boolean).join(', ') };
  } catch {
    return { text: code ?? name ?? 'an error without a name' };
  }
}

export const isStatus = (error: unknown, status: number): boolean => answerIn(error).status === status;

/** The same error in words for the operator. */
export function inWords(error: unknown): string {
  if (error instanceof SetupError) return error.message;
  const { status, text } = answerIn(error);
  if (status === 401) return 'Contentful refused the management token (401). Make a new one under Settings, CMA tokens.';
  if (status === 403) return `The management token may not do this: ${text}`;
  return text;
}

/** A change of one item of the space. `byHand` are lines for the operator, if the service refuses it. */
type Change = { what: string; action: 'create' | 'update'; detail?: string; write: () => Promise<unknown>; byHand?: string[] };
/** One item of the space, and what is to be done with it. `left` is reported and left as it is. */
export type Step = Change | { what: string; action: 'keep' | 'left'; detail?: string };
export const isChange = (step: Step): step is Change => 'write' in step;

export const keep = (what: string): Step => ({ what, action: 'keep' });
export const left = (what: string, detail: string): Step => ({ what, action: 'left', detail });

/** The step of an item that the token may not be allowed to read; then `byHand` says what the operator does instead. */
export async function unlessForbidden(what: string, read: () => Promise<Step>, byHand: string[] = []): Promise<Step> {
  try {
    return await read();
  } catch (error) {
    if (!isStatus(error, 403)) throw error;
    return left(what, [inWords(error), ...byHand].join('\n'));
  }
}

/** The id of an item of the space for one site: deterministic, short and valid for Contentful with any input names. */
export const idFor = (kind: string, ...forWhat: string[]): string =>
  `${kind}-${createHash('sha256').update(forWhat.join(' ')).digest('hex').slice(0, 12)}`;

/** Whether two values of the API are equivalent: an empty value, null and a missing one are equal, and the order of names does not count. */
export const saysTheSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(bare(a), bare(b));

const bare = (value: unknown) => JSON.parse(JSON.stringify({ value }, (_, each) => each ?? undefined));
