import { createClient, type PlainClientAPI } from 'contentful-management';

/** The management API of one environment of a space. */
export type Management = { client: PlainClientAPI; space: string; environment: string };

/** Where the management API is, and with what right it is asked. */
export type Access = {
  token: string;
  space: string;
  environment: string;
  /** A value that starts with http:// is used as it stands, without TLS: a stand-in on this machine. */
  host: string;
  /** Requests a second; 0 for as many as there are. */
  rate: number;
  /** How often a request is tried again after a fault of the service or of the connection. */
  retries?: number;
  /** Called when a request is tried again. */
  waits: (what: string) => void;
};

const RETRIES = 6;
const TIMEOUT_MS = 60_000;

/** A client for one environment. It tries again by itself on 429 (when the service says so), 5xx and broken connections. */
export function openManagement({ token, space, environment, host, rate, retries = RETRIES, waits }: Access): Management {
  const insecure = host.startsWith('http://');
  const name = host.replace(/^https?:\/\//, '');
  const client = createClient(
    {
      accessToken: token,
      host: name,
      hostUpload: insecure ? name : name.replace(/^api\./, 'upload.'),
      insecure,
      // A stand-in on this machine is reached directly, whatever proxy the environment names.
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

/** Something went wrong that this command cannot mend. Its message holds no secret. */
export class SetupError extends Error {
  override name = 'SetupError';
}

/** What the service answered, without the request: the client's errors carry its headers, and bodies with secrets. */
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

/** Whether the service says that somebody else has written meanwhile. */
export const isVersionConflict = (error: unknown): boolean => answerIn(error).status === 409;

/** The same error in words for whoever runs the command. */
export function inWords(error: unknown): string {
  if (error instanceof SetupError) return error.message;
  const { status, text } = answerIn(error);
  if (status === 401) return 'Contentful refused the management token (401). Make a new one under Settings, CMA tokens.';
  if (status === 403) return `The management token may not do this: ${text}`;
  return text;
}

/** What an answer gives, or null where there is none (404). */
export async function unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (answerIn(error).status === 404) return null;
    throw error;
  }
}
