import { createClient, type PlainClientAPI } from 'contentful-management';

/** The management API of one environment of a space. */
export type Management = { client: PlainClientAPI; space: string; environment: string };

/** The address of the management API, and its token. */
export type Access = {
  token: string;
  space: string;
  environment: string;
  /** A value that starts with http:// is used unchanged, without TLS: a stand-in on this machine. */
  host: string;
  /** Requests a second; 0 for no limit. */
  rate: number;
  /** Maximum retries after a fault of the service or of the connection. */
  retries?: number;
  /** Called at each retry of a request. */
  waits: (what: string) => void;
};

const RETRIES = 6;
const TIMEOUT_MS = 60_000;

/** A client for one environment. It retries 429 (at the service's time), 5xx and broken connections. */
export function openManagement({ token, space, environment, host, rate, retries = RETRIES, waits }: Access): Management {
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
      throttle: rate,
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
export function answerIn(error: unknown): { status: number | null; text: string } {
  const { name, message, code } = error as { name?: string; message?: string; code?: string };
  try {
    const {
      status,
      message: said,
      details,
    } = JSON.parse(message ?? '') as {
      status?: number;
      message?: string;
      details?: { errors?: { name?: string; path?: unknown[]; details?: string }[] };
    };
    const faults = (details?.errors ?? []).map((each) => [each.path?.join('.'), each.details ?? each.name].filter(Boolean).join(': '));
    return { status: status ?? null, text: [[status, name].filter(Boolean).join(' '), said, ...faults].filter(Boolean).join(', ') };
  } catch {
    return { status: null, text: code ?? name ?? 'an error without a name' };
  }
}

/** Whether the service reports a concurrent write. */
export const isVersionConflict = (error: unknown): boolean => answerIn(error).status === 409;

/** The same error in words for the operator. */
export function inWords(error: unknown): string {
  if (error instanceof SetupError) return error.message;
  const { status, text } = answerIn(error);
  if (status === 401) return 'Contentful refused the management token (401). Make a new one under Settings, CMA tokens.';
  if (status === 403) return `The management token may not do this: ${text}`;
  return text;
}

/** The result of a call, or null if it does not exist (404). */
export async function unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (answerIn(error).status === 404) return null;
    throw error;
  }
}
