import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import next from 'next';
import { env } from '../env.ts';
import { WEBHOOK_BODY_MAX_BYTES } from '../publish/webhook.ts';
import { BODY_MAX_BYTES, TYPED_MAX_BYTES } from '../routing/refused-post.ts';
import { StartRefused } from '../runtime/built-for.ts';
import { log } from '../runtime/log.ts';
import { originOf } from '../runtime/own-address.ts';
import { finishAll, isStopping } from '../runtime/shutdown.ts';
import { CONTENTFUL_APPS } from '../site/contentful-app.ts';
import { keepPagesOfThisBuild } from '../stored-pages/made-pages.ts';
import { boundConsole } from './bounded-console.ts';
import { boundedServer } from './bounded-server.ts';
import { compress } from './compress.ts';
import { isDraftDoor, isTypedPost, seesDrafts, sendDraft } from './draft-request.ts';
import { isPlainForm, sendWithOwnPolicy } from './drawn-page.ts';
import { type ErrorPages, errorPages, replaceErrorPage, tooLong } from './error-page.ts';
import { healthReport } from './health.ts';
import { boundHeapGrowth } from './heap-growth.ts';
import { serveMetrics } from './metrics.ts';
import { publicFiles } from './public-files.ts';
import { earlyAnswer, isFormPost, isSignedCall, plain, sendEarly, startingAnswer, takeOwnAddress } from './request-gate.ts';
import { tidyHeaders } from './request-headers.ts';
import { rawSecurityHeaders, secureAnswer } from './security-headers.ts';
import { sayVary } from './vary.ts';

/** Time limit for a shutdown, work in progress included. ms. The caller waits 10 s. */
const SHUTDOWN_MS = 8_000;

const CUT_SHORT = `server: ended after ${SHUTDOWN_MS} ms with something still under way; what is in the stores goes on at the next start`;

/** Interval at which a server started by npm checks that npm still runs. ms. */
const NPM_LOOK_MS = 500;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Serves the built site: Next's handler behind a gate that checks methods, adds security headers, reports health and shuts down in order.
 * Settles when the server is ready; returns its port. `otherSettings` are settings that differ from the build's. Throws StartRefused if the
 * port is not available.
 */
export async function serve(otherSettings: readonly string[] = []): Promise<number> {
  const startedAt = performance.now();
  boundConsole();
  boundHeapGrowth();
  if (otherSettings.length > 0)
    log.warn(
      'server.other-settings',
      `server: ${otherSettings.join(', ')} ${otherSettings.length === 1 ? 'is' : 'are'} not as in the build, so pages of the build and later ones differ. Build again: npm run build`,
    );
  keepPagesOfThisBuild();
  const health = healthReport();
  const { HOST, METRICS_HOST, METRICS_PORT } = env();
  const metrics =
    METRICS_PORT === undefined
      ? null
      : await serveMetrics(METRICS_PORT, METRICS_HOST).catch((error) => refusePort('METRICS_PORT', METRICS_PORT, error));
  const files = publicFiles();
  const failures = errorPages();
  const ownHost = new URL(env().SITE_URL).host;
  let handler: Promise<Handler>;
  const server = boundedServer(async (request, response) => {
    takeOwnAddress(request, ownHost);
    metrics?.count(request, response);
    try {
      await answer(request, response, health, handler, { files, failures });
    } catch (error) {
      // A client that hung up needs no answer.
      if (request.errored && request.socket.destroyed) return;
      log.error('server.failed', 'server: a request could not be answered:', { error });
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });
  server.on('clientError', refuseMalformed);
  // Without these limits Node answers by itself, without security headers, or not at all.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    secureAnswer(request, response, transportOf(request));
    sendEarly(request, response, plain(417, 'This site expects nothing but 100-continue.'));
  });
  server.on('connect', (_: IncomingMessage, socket: Duplex) => endRaw(socket, '405 Method Not Allowed', ['allow: GET, HEAD, OPTIONS']));
  // With port 0 the system chooses the port, and the settings need its number.
  await once(server.listen({ port: env().PORT, host: HOST }), 'listening').catch((error) => refusePort('PORT', env().PORT, error));
  const { port } = server.address() as AddressInfo;
  process.env.PORT = String(port);
  handler = prepare(server, port);
  endInGoodOrder(server);
  await handler;
  const readyMs = Math.round(performance.now() - startedAt);
  log.info('server.ready', `site: ${originOf(HOST ?? 'localhost', port)}, ready in ${readyMs} ms`, { port, readyMs });
  if (metrics) {
    const { port: metricsPort } = metrics.server.address() as AddressInfo;
    log.info('metrics.ready', `metrics: ${originOf(METRICS_HOST, metricsPort)}/metrics`, { port: metricsPort });
  }
  return port;
}

const PORT_FAULTS: Record<string, string> = {
  EADDRINUSE: 'is in use by another program: end that one, or choose another port',
  EACCES: 'may not be opened by this user: choose one over 1023',
  EADDRNOTAVAIL: 'cannot be opened: HOST or METRICS_HOST names no interface of this machine',
};

function refusePort(name: 'PORT' | 'METRICS_PORT', port: number, error: NodeJS.ErrnoException): never {
  const fault = PORT_FAULTS[error.code ?? ''];
  if (fault) throw new StartRefused(`Port ${port} ${fault} (${name}).`, { cause: error });
  throw error;
}

async function prepare(server: Server, port: number): Promise<Handler> {
  const app = next({ dev: false, port, httpServer: server });
  await app.prepare();
  // Next would handle socket upgrades. This site has none, and a server may ignore an offer of another protocol (RFC 9110, 7.8).
  server.removeAllListeners('upgrade');
  return app.getRequestHandler();
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  report: ReturnType<typeof healthReport>,
  handler: Promise<Handler>,
  { files, failures }: { files: ReadonlySet<string>; failures: ErrorPages },
): Promise<void> {
  const isDraft = seesDrafts(request);
  const framedBy = isDraft || isDraftDoor(request.url ?? '') ? CONTENTFUL_APPS : [];
  secureAnswer(request, response, transportOf(request), framedBy);
  replaceErrorPage(request, response, failures);
  const isTyped = isDraft && isTypedPost(request);
  const early = earlyAnswer(request, files, isTyped);
  if (early) return sendEarly(request, response, early);
  const maxBytes = isTyped ? TYPED_MAX_BYTES : isSignedCall(request) ? WEBHOOK_BODY_MAX_BYTES : isFormPost(request) ? BODY_MAX_BYTES : null;
  // Runs before anything waits for the body. Browsers and Contentful state its length.
  const { 'content-length': length } = request.headers;
  if (maxBytes !== null && length === undefined)
    return sendEarly(request, response, plain(411, 'The request states no length of its body.'));
  if (maxBytes !== null && Number(length) > maxBytes) return sendEarly(request, response, tooLong(request, maxBytes, failures));
  tidyHeaders(request.headers);
  sayVary(request, response);
  // It is alive from the start. It is ready when Next is ready.
  if (request.url !== '/api/health/live') await handler;
  const health = await report(request.url ?? '');
  if (health) {
    response
      .writeHead(health.status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(request.method === 'HEAD' ? undefined : JSON.stringify(health.body));
    return;
  }
  const starting = startingAnswer(request);
  if (starting) return sendEarly(request, response, starting);
  const handle = await handler;
  if (isDraft) sendDraft(request, response);
  else if (isPlainForm(request)) sendWithOwnPolicy(request, response);
  else compress(request, response);
  await handle(request, response);
}

/** Status by Node's error code. Any other invalid HTTP is a 400. */
const MALFORMED: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex & { _httpMessage?: ServerResponse | null }): void {
  // After a partial response the client would read it as a part of that response.
  if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) return void socket.destroy(error);
  endRaw(socket, MALFORMED[error.code ?? ''] ?? '400 Bad Request');
}

function endRaw(socket: Duplex, status: string, more: readonly string[] = []): void {
  const headers = [...more, 'connection: close', 'content-length: 0', 'cache-control: no-store', ...rawSecurityHeaders()];
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n`);
}

/** The visitor's own connection is encrypted if the proxy in front says so; the site itself serves plain HTTP. */
const transportOf = ({ headers }: IncomingMessage) => ({
  overTls: env().SITE_URL.startsWith('https:') && String(headers['x-forwarded-proto'] ?? 'https').startsWith('https'),
  wholeDomain: env().HSTS_WHOLE_DOMAIN === '1',
});

/** A signal ends the process within SHUTDOWN_MS: it stops new connections, finishes requests in progress, and exits with 0. */
function endInGoodOrder(server: Server): void {
  const end = async () => {
    // Ctrl C under npm arrives twice: from the terminal and from npm.
    if (isStopping()) return;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    // A keep-alive connection becomes idle right after its response.
    const closing = setInterval(() => server.closeIdleConnections(), 100);
    const inTime = await Promise.race([Promise.all([closed, finishAll()]).then(() => true), delay(SHUTDOWN_MS, false)]);
    clearInterval(closing);
    if (!inTime) log.warn('server.cut-short', CUT_SHORT);
    log.flush();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
  endWithNpm(end);
}

/** Under `npm start` the server ends with npm: a signal may reach only npm, and SIGKILL is never passed on. */
function endWithNpm(end: () => void): void {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, NPM_LOOK_MS).unref();
}
