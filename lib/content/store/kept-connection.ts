import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { type AxiosAdapter, getAdapter, type InternalAxiosRequestConfig, isAxiosError } from 'axios';

/** The SDK's own default is a new connection, and so a new handshake, for each request: a page that was published would wait for two of them. */
const KEPT = { httpAgent: new HttpAgent({ keepAlive: true }), httpsAgent: new HttpsAgent({ keepAlive: true }) };

/** What a request gets whose connection was ended by the other side before it arrived there. */
const CUT_OFF: ReadonlySet<string | undefined> = new Set(['ECONNRESET', 'EPIPE']);

const send = getAdapter('http');

/**
 * Sends a request to the delivery API on a connection that is kept, and once more on a new one where that had been ended meanwhile: the API may
 * do so at any time, and a process that is busy notices when it has already written to it. The SDK would count that as a fault of the API and
 * wait for two seconds. Every request of the site is a GET, which may be repeated (RFC 9110, 9.2.2). Throws what axios throws.
 */
export const onKeptConnection: AxiosAdapter = async (config) => {
  // The API leads nowhere; following would hide the request that failed behind another one.
  const request: InternalAxiosRequestConfig = { ...config, maxRedirects: 0 };
  try {
    return await send({ ...request, ...KEPT });
  } catch (error) {
    if (!wasEndedBefore(error)) throw error;
    return await send({ ...request, httpAgent: new HttpAgent(), httpsAgent: new HttpsAgent() });
  }
};

/** Whether the connection had served an earlier request, and was gone when this one came. */
const wasEndedBefore = (error: unknown) =>
  isAxiosError(error) && !error.response && CUT_OFF.has(error.code) && (error.request as { reusedSocket?: boolean }).reusedSocket === true;
