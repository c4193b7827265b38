import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { withoutLocale } from '../i18n/locales.ts';
import { lookedAt } from '../publish/looked-at.ts';
import { isPageAddress, parsePath } from '../routing/addresses.ts';
import { onEvent } from '../runtime/events.ts';
import { log } from '../runtime/log.ts';

/** The kind of a request. It is a label of counters, so it has only a few values. */
type Kind = 'page' | 'move' | 'file' | 'asset' | 'form' | 'api' | 'health';

/** Counts a request when its response ends. */
type Count = (request: IncomingMessage, response: ServerResponse) => void;

/** Most responses are stored pages, of a few milliseconds; a page that has to be made takes seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const PUBLICATION_SECONDS = [0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800];
const CACHE_OUTCOMES = ['HIT', 'STALE', 'MISS'];

/**
 * Counts events and serves the counters in Prometheus' format on a separate port, at `/metrics`. Returns the function that counts a
 * request, and the server. All counters belong to this process: the collector distinguishes processes.
 */
export async function serveMetrics(port: number, host: string): Promise<{ count: Count; server: Server }> {
  // Loaded only if metrics are on.
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, labelNames: Label[], help: string) =>
    new Counter({ name, help, labelNames, registers });
  const requests = counter(
    'site_requests_total',
    ['kind', 'status'],
    'Requests that were answered, by what was asked for and the class of the status.',
  );
  const durations = new Histogram({
    name: 'site_request_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  });
  const pages = counter(
    'site_page_cache_total',
    ['outcome'],
    'Pages and files by what the page cache had: hit, stale (sent, and made anew behind it), miss.',
  );
  const publications = new Histogram({
    name: 'site_publication_seconds',
    help: 'Time from a publication, once Contentful serves it, to its last new page.',
    buckets: PUBLICATION_SECONDS,
    registers,
  });
  const publicationFailures = counter(
    'site_publication_failures_total',
    ['step'],
    'Attempts that failed and are made again: to read what was published, to store it, to make a page.',
  );
  const applications = counter(
    'site_applications_total',
    ['outcome'],
    'Affiliate applications that were received or refused, and attempts to hand them on.',
  );
  const content = counter(
    'site_content_requests_total',
    ['outcome', 'retry'],
    "Requests to Contentful's delivery API, each attempt counted.",
  );
  new Gauge({
    name: 'site_content_look_age_seconds',
    help: 'Time since the space was last compared with what the site shows; NaN before the first time.',
    registers,
    collect() {
      this.set(Math.round((Date.now() - (lookedAt() ?? Number.NaN)) / 1000));
    },
  });
  onEvent('publication', ({ seconds }) => publications.observe(seconds));
  onEvent('publication-failure', ({ step }) => publicationFailures.inc({ step }));
  onEvent('application', ({ outcome }) => applications.inc({ outcome }));
  onEvent('content-request', ({ outcome, retry }) => content.inc({ outcome, retry: retry ? 'yes' : 'no' }));

  const count: Count = (request, response) => {
    const startedAt = performance.now();
    // Next changes the address of a request that it rewrites.
    const kind = kindOf(request);
    response.once('close', () => {
      const outcome = String(response.getHeader('x-nextjs-cache') ?? '');
      // A connection that broke before its response has no status.
      requests.inc({ kind, status: response.headersSent ? `${Math.floor(response.statusCode / 100)}xx` : 'none' });
      durations.observe({ kind }, (performance.now() - startedAt) / 1000);
      if (CACHE_OUTCOMES.includes(outcome)) pages.inc({ outcome: outcome.toLowerCase() });
    });
  };

  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      log.error('metrics.failed', 'metrics: the counters could not be read:', { error });
      response.writeHead(500).end();
    }
  });
  await once(server.listen(port, host), 'listening');
  // The metrics server must not keep an ending process alive.
  server.unref();
  return { count, server };
}

/** The kind of a request, by its address and method. */
export function kindOf({ method = '', url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Kind {
  const path = withoutLocale(url.split('?', 1)[0] as string);
  if (path.startsWith('/_next/')) return 'asset';
  if (path.startsWith('/api/health/')) return 'health';
  if (path.startsWith('/api/')) return 'api';
  if (method === 'POST') return 'form';
  if (headers.rsc !== undefined) return 'move';
  // A slug may look like a file name: /blog/next.js.
  return isPageAddress(parsePath(path)) || !/\.\w+$/.test(path) ? 'page' : 'file';
}
