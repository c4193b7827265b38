import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { type AxiosAdapter, getAdapter, type InternalAxiosRequestConfig, isAxiosError } from 'axios';

/** By default the SDK opens a new connection, with a new handshake, for each request: a published page would wait for two of them. */
const KEPT = { httpAgent: new HttpAgent({ keepAlive: true }), httpsAgent: new HttpsAgent({ keepAlive: true }) };

/** The error codes of a request whose connection the server closed before the request arrived. */
const CUT_OFF: ReadonlySet<string | undefined> = new Set(['ECONNRESET', 'EPIPE']);

const send = getAdapter('http');

/**
 * Keeps connections, and retries once on a new one if the API closed the kept one: a busy process notices only after it has written. The SDK
 * would wait two seconds. Every request is a GET, which may be repeated (RFC 9110, 9.2.2). Throws what axios throws.
 */
export const onKeptConnection: AxiosAdapter = async (config) => {
  // The API never redirects; following a redirect would hide the failed request behind another one.
  const request: InternalAxiosRequestConfig = { ...config, maxRedirects: 0 };
  try {
    return await send({ ...request, ...KEPT });
  } catch (error) {
    if (!wasEndedBefore(error)) throw error;
    return await send({ ...request, httpAgent: new HttpAgent(), httpsAgent: new HttpsAgent() });
  }
};

/** Whether the connection had served an earlier request, and was closed when this one came. */
const wasEndedBefore = (error: unknown) =>
  isAxiosError(error) && !error.response && CUT_OFF.has(error.code) && (error.request as { reusedSocket?: boolean }).reusedSocket === true;
