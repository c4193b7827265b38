import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type ClientRequest, createServer, Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENTRY_KINDS } from '../../lib/site/collections.ts';
import { sendForm, servedForm, thanksFor } from '../support/apply.ts';
import { fullDiskAt, removeFullDisks } from '../support/full-disk.ts';
import { publishTitle } from '../support/publish-title.ts';
import { startReceiver } from '../support/receiver.ts';
import { type RunningSite, startSite, startWithNpm } from '../support/site.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { words } from '../support/words.ts';
import { BUILD } from './built.ts';
import { fixtureSpace } from './fixture.ts';

const ANNA = { fullName: 'Anna Ünal', paymentAccount: 'anna@pay.example', promotion: 'A newsletter.' };
/** A process manager waits this long before it kills. */
const PATIENCE_MS = 10_000;

let standIn: StandIn;
let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  standIn = await startStandIn(fixtureSpace());
  folder = mkdtempSync(join(tmpdir(), 'site-faults-'));
  env = { ...standIn.env, AFFILIATE_STORE: join(folder, 'affiliates.sqlite'), AFFILIATE_HOURLY_PER_ADDRESS: '1000' };
});
afterEach(() => {
  standIn.fault = () => undefined;
});
afterAll(async () => {
  removeFullDisks();
  await standIn.close();
  rmSync(folder, { recursive: true, force: true });
});

const json = async (site: RunningSite, path: string) => {
  const { status, headers, text } = await site.get(path);
  return { status, caching: headers.get('cache-control'), body: JSON.parse(text) };
};

/** Whether any process accepts connections at the site's former port. */
const refuses = ({ origin }: RunningSite) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    socket.once('connect', () => socket.destroy());
  });

describe('a process that gets a signal to end', () => {
  test('finishes the request and the delivery in progress, accepts no other, and exits 0', async ({ onTestFinished }) => {
    const receiver = await startReceiver(() => undefined);
    onTestFinished(() => receiver.close());
    const site = await startSite(BUILD, { ...env, AFFILIATE_STORE: join(folder, 'ends.sqlite'), AFFILIATE_ENDPOINT: receiver.url });
    const answers: { status: (status: number) => void }[] = [];
    receiver.behave((_, __, response) => {
      answers.push({ status: (status) => response.writeHead(status).end() });
      return undefined;
    });
    const form = servedForm((await site.get('/affiliates')).text, site.origin);
    expect(thanksFor(await (await sendForm(form, { ...ANNA, email: 'handed-on@example.com' })).text(), 'handed-on@example.com')).toBe(true);
    await site.until(() => answers.length === 1);

    // A browser with a keep-alive connection, and a visitor whose form is half sent.
    const idle = connect(Number(new URL(site.origin).port), '127.0.0.1');
    idle.write('GET /es HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await new Promise((resolve) => idle.once('data', resolve));
    const { sent, answer } = await halfSentForm(form.address, form.fields, 'in-flight@example.com');
    const startedAt = performance.now();
    process.kill(site.pid, 'SIGTERM');
    await site.until(() => refuses(site), 3_000);
    sent.end(sent.rest);
    expect(thanksFor(await textOf(await answer), 'in-flight@example.com')).toBe(true);
    for (const each of answers) each.status(204);
    expect(await site.gone).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(PATIENCE_MS);
    expect(receiver.attempts.length).toBeGreaterThan(0);
    expect(site.log).not.toContain('still under way');
    idle.destroy();
  });

  test.concurrent.each([
    ['Ctrl C, which npm passes on a second time', (pid: number) => process.kill(-pid, 'SIGINT'), 0],
    ['the death of npm', (pid: number) => process.kill(pid, 'SIGKILL'), null],
  ])('ends below npm start: %s', async (_, end, code) => {
    const site = await startWithNpm(BUILD, env);
    expect((await site.get('/es')).status).toBe(200);
    end(site.pid);
    expect(await site.gone).toBe(code);
    await site.until(() => refuses(site), PATIENCE_MS);
    expect(site.log).not.toMatch(/error/i);
  });
});

describe('in a long outage of Contentful', () => {
  let site: RunningSite;
  let addresses: string[];
  const noAnswer = () => {
    // A response that the SDK does not retry: with 5xx each request would wait for five attempts.
    standIn.fault = () => ({ kind: 'status', status: 401 });
  };
  beforeAll(async () => {
    site = await startSite(BUILD, { ...env, CONTENTFUL_RATE: '30', CONTENTFUL_LOOK_S: '1' });
    addresses = await knownAddresses(site);
    expect(addresses.length).toBeGreaterThan(80);
    // The first response may come before the first check of the stores is over.
    await site.until(async () => (await json(site, '/api/health/ready')).status === 200);
    expect(await json(site, '/api/health/ready')).toMatchObject({ status: 200, caching: 'no-store', body: { ready: true } });
  });
  beforeEach(noAnswer);
  afterAll(() => site.stop());

  test('every known address is answered from existing pages, and an unknown one without an error', async () => {
    for (let start = 0; start < addresses.length; start += 20)
      await Promise.all(
        addresses.slice(start, start + 20).map(async (path) => {
          const { status, text } = await site.get(path);
          expect([path, status]).toEqual([path, 200]);
          expect(text.length).toBeGreaterThan(100);
        }),
      );
    for (const path of ['/es/resources/page/9', '/blogs/keyword/never-heard']) expect((await site.get(path)).status).toBeLessThan(500);
  });

  test('the instance is ready and reports that its content fails', async () => {
    await site.until(async () => (await json(site, '/api/health/ready')).body.content.state === 'failing');
    expect((await json(site, '/api/health/ready')).status).toBe(200);
  });

  test('publications wait for its end, with and without a webhook, and the instance then reports no fault', async () => {
    await publishTitle(site, standIn, 'compare-1', 'Told in the outage');
    standIn.item('blog-3').fields.title = { 'en-US': 'Written in the outage', es: 'Escrito' };
    standIn.publish(standIn.item('blog-3'));
    await site.until(() => site.log.includes('publications wait for the delivery API'));
    expect((await site.get('/compare/compare-1')).text).toContain('Title of compare-1 (English)');
    standIn.fault = () => undefined;
    await site.until(async () => (await site.get('/compare/compare-1')).text.includes('Told in the outage'));
    await site.until(async () => (await site.get('/blog/blog-3')).text.includes('Written in the outage'));
    await site.until(async () => (await json(site, '/api/health/ready')).body.content.state === 'ok');
  });
});

describe('with a disk that accepts no writes', () => {
  test('pages are served and remade nevertheless, and one log line reports it', async () => {
    const site = await startSite(BUILD, env);
    const made = join(site.folder, 'server', 'made');
    rmSync(made, { recursive: true, force: true });
    // Root can write to a read-only folder: so a full disk if the machine permits one, else a file at the path of the folder.
    const disk = fullDiskAt(made);
    if (!disk) writeFileSync(made, '');
    for (const [id, path] of [
      ['blog-2', '/blog/blog-2'],
      ['resource-1', '/es/resource/resource-1'],
    ] as const) {
      await publishTitle(site, standIn, id, `No disk for ${id}`);
      await site.until(async () => (await site.get(path)).text.includes(`No disk for ${id}`));
    }
    expect((await site.get('/es/blogs')).status).toBe(200);
    expect(site.log.match(/pages are kept in memory only/g)).toHaveLength(1);
    await site.until(async () => (await json(site, '/api/health/ready')).status === 200);
    expect((await json(site, '/api/health/ready')).body).toMatchObject({ ready: true, pages: 'in memory only' });
    disk?.remove();
    await site.stop();
  });

  test('the form keeps refused applications, the instance reports that it is not ready, and both recover', async () => {
    const place = join(folder, 'full');
    mkdirSync(place);
    const disk = fullDiskAt(place);
    // Without permission to mount: a file at the path of the folder.
    if (!disk) {
      rmSync(place, { recursive: true });
      writeFileSync(place, '');
    }
    const site = await startSite(BUILD, { ...env, AFFILIATE_STORE: join(place, 'affiliates.sqlite') });
    const email = 'full@example.com';
    const html = await (await sendForm(servedForm((await site.get('/affiliates')).text, site.origin), { ...ANNA, email })).text();
    expect(thanksFor(html, email)).toBe(false);
    expect(html).toContain(words('en')('affiliates.apply.refusals.unavailable.title'));
    expect(html).toContain(`value="${email}"`);
    expect(html).toContain('>A newsletter.</textarea>');
    expect(await json(site, '/api/health/ready')).toMatchObject({
      status: 503,
      body: { ready: false, stores: { applications: 'failing' } },
    });
    expect((await json(site, '/api/health/live')).status).toBe(200);
    if (disk) disk.makeRoom();
    else rmSync(place);
    await site.until(async () => (await json(site, '/api/health/ready')).status === 200);
    expect(thanksFor(await (await sendForm(servedForm(html, site.origin), { ...ANNA, email })).text(), email)).toBe(true);
    await site.stop();
  });
});

test('a site bound to one interface logs JSON, counts and sends spans, without queries and control characters', async ({
  onTestFinished,
}) => {
  const collector = await startCollector();
  onTestFinished(() => void collector.close());
  const site = await startSite(BUILD, {
    ...env,
    ...{ HOST: '127.0.0.2', LOG_FORMAT: 'json', METRICS_PORT: '0' },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100' },
  });
  expect(new URL(site.origin).hostname).toBe('127.0.0.2');
  await expect(fetch(site.origin.replace('127.0.0.2', '127.0.0.1'))).rejects.toThrow();
  await site.get('/es/blogs?secret=1');
  await site.getRaw('/blog/%1b%5b2J%1b%5d0;owned%07');
  // It remakes its own pages by requests to itself.
  await publishTitle(site, standIn, 'compare-2', 'Counted');
  await site.until(() => site.log.includes('"event":"publish.done"'));
  expect((await site.get('/compare/compare-2')).text).toContain('Counted');

  const lines = site.log.trim().split('\n');
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), level: expect.any(String), event: expect.any(String) });
  expect(site.log).not.toContain('\u001b');
  const { port } = lines.map((line) => JSON.parse(line)).find(({ event }) => event === 'metrics.ready');
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(metrics).toMatch(/site_requests_total\{kind="page",status="2xx"\} [1-9]/);
  expect(metrics).toMatch(/site_content_requests_total\{outcome="answered",retry="no"\} [1-9]/);
  expect(metrics).toMatch(/site_publication_seconds_count [1-9]/);
  await site.until(() => collector.bodies.join().includes('/blogs'));
  expect(collector.bodies.join()).not.toContain('secret=1');
  await site.stop();
});

/** Addresses of pages and of all files for machines, as the site itself lists them. */
async function knownAddresses(site: RunningSite): Promise<string[]> {
  const paths = new Set(['/api/search/en', '/api/search/es', '/llms.txt', '/sitemap.xml', '/es/blogs', '/blogs/page/2']);
  for (const kind of ENTRY_KINDS)
    for (const end of ['rss', 'atom', 'json']) for (const locale of ['', '/es']) paths.add(`${locale}/feeds/${kind}.${end}`);
  for (const [, part = ''] of (await site.get('/sitemap.xml')).text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const path = new URL(part).pathname;
    paths.add(path);
    for (const [, page = ''] of (await site.get(path)).text.matchAll(/<loc>([^<]+)<\/loc>/g)) paths.add(new URL(page).pathname);
  }
  for (const path of [...paths]) if (/^(?:\/es)?\/(?:blog|resource)\/[^/]+$/.test(path)) paths.add(`${path}.md`);
  return [...paths];
}

/** A form whose headers and first half have been sent. */
async function halfSentForm(address: string, fields: readonly [string, string][], email: string) {
  const form = new FormData();
  for (const [name, value] of [...fields, ...Object.entries({ ...ANNA, email })]) form.append(name, value);
  const whole = new Request(address, { method: 'POST', body: form });
  const body = Buffer.from(await whole.arrayBuffer());
  const headers = {
    origin: new URL(address).origin,
    'content-type': whole.headers.get('content-type') as string,
    'content-length': body.length,
    expect: '100-continue',
  };
  const sent = httpRequest(address, { method: 'POST', headers, agent: new HttpAgent() }) as ClientRequest & { rest: Buffer };
  const answer = new Promise<IncomingMessage>((resolve, reject) => sent.once('response', resolve).once('error', reject));
  await new Promise((resolve) => {
    sent.once('continue', resolve);
    sent.flushHeaders();
  });
  const half = Math.floor(body.length / 2);
  sent.write(body.subarray(0, half));
  return { sent: Object.assign(sent, { rest: body.subarray(half) }), answer };
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Takes spans as an OpenTelemetry collector does. */
async function startCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await textOf(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => server.close().closeAllConnections();
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies, close };
}
