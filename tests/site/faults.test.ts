import { rmSync, writeFileSync } from 'node:fs';
import { type ClientRequest, Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { ANNA, apply, formOf, type ServedForm, sendForm, servedForm, thanksFor } from '../support/apply.ts';
import { Editor } from '../support/editor.ts';
import { ask } from '../support/front.ts';
import { fullDiskAt, removeFullDisks } from '../support/full-disk.ts';
import { loopback } from '../support/loopback.ts';
import { own, ownFolder } from '../support/own.ts';
import { startReceiver } from '../support/receiver.ts';
import { type RunningSite, startWithNpm } from '../support/site.ts';
import { words } from '../support/words.ts';
import { BUILD, ownSite, ownSpace } from './built.ts';

/** A process manager waits this long before it kills. */
const PATIENCE_MS = 10_000;

const standIn = await ownSpace();
// Also those that a failed test left. Before their folder.
const folder = ownFolder();
afterAll(removeFullDisks);

/** Root can write to a read-only folder: so a full disk if the machine permits one, else a file at the path of the folder. */
function fullAt(path: string) {
  rmSync(path, { recursive: true, force: true });
  const full = fullDiskAt(path);
  if (!full) writeFileSync(path, '');
  return full;
}

const [place, blocked] = [join(folder, 'full'), join(folder, 'blocked')];
const disk = fullAt(place);
writeFileSync(blocked, '');
const [receiver, collector] = [own(await startReceiver()), own(await startCollector())];
const site = await ownSite({
  ...standIn.env,
  ...{ AFFILIATE_STORE: join(place, 'affiliates.sqlite'), AFFILIATE_ENDPOINT: receiver.url, AFFILIATE_HOURLY_PER_ADDRESS: '1000' },
  // A file at the path of the folder.
  PUBLISH_STORE: join(blocked, 'publications.sqlite'),
  ...{ HOST: '127.0.0.2', LOG_FORMAT: 'json', METRICS_PORT: '0' },
  ...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100' },
});
const editor = new Editor(site, standIn);

const connectTo = ({ origin }: RunningSite) => connect(Number(new URL(origin).port), new URL(origin).hostname);

/** Whether any process accepts connections at the site's former port. */
const refuses = (site: RunningSite) =>
  new Promise<boolean>((resolve) => {
    const socket = connectTo(site);
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    socket.once('connect', () => socket.destroy());
  });

describe('a site bound to one interface, with JSON logs, counters and spans, on disks that accept no writes', () => {
  test('makes Contentful send a publication again, keeps a refused application in its form, and recovers from both', async () => {
    for (let call = 0; call < 3; call += 1) expect(await editor.title('resource-4', 'Never stored')).toBe(503);
    expect(site.log.match(/a publication could not be stored/g)).toHaveLength(1);
    expect((await site.get('/resource/resource-4')).status).toBe(200);
    const email = 'full@example.com';
    const html = await (await sendForm(await formOf(site), { ...ANNA, email })).text();
    expect(thanksFor(html, email)).toBe(false);
    expect(html).toContain(words('en')('affiliates.apply.refusals.unavailable.title'));
    expect(html).toContain(`value="${email}"`);
    expect(html).toContain('>A newsletter.</textarea>');
    expect(await site.health()).toMatchObject({ status: 503, ready: false, stores: { applications: 'failing' } });
    expect((await site.get('/api/health/live')).status).toBe(200);
    if (disk) disk.makeRoom();
    else rmSync(place);
    rmSync(blocked);
    await site.until(async () => (await site.health()).status === 200);
    expect(await apply(servedForm(html, site.origin), email)).toBe(true);
    await site.until(() => receiver.attempts.length === 1);
  });

  test('serves and remakes pages nevertheless, and one log line reports it', async () => {
    const made = join(site.folder, 'server', 'made');
    const full = fullAt(made);
    await site.until(async () => (await editor.title('resource-4', 'No disk')) === 202);
    for (const path of ['/resource/resource-4', '/es/resource/resource-4'])
      await site.until(async () => (await site.textOf(path)).includes('No disk'));
    expect((await site.get('/es/blogs')).status).toBe(200);
    expect(site.log.match(/pages are kept in memory only/g)).toHaveLength(1);
    await site.until(async () => (await site.health()).pages === 'in memory only');
    expect(await site.health()).toMatchObject({ status: 200, ready: true });
    full?.remove();
  });

  test('logs, counts and sends spans without queries and control characters', async () => {
    expect(new URL(site.origin).hostname).toBe('127.0.0.2');
    await expect(fetch(site.origin.replace('127.0.0.2', '127.0.0.1'))).rejects.toThrow();
    await site.get('/es/blogs?secret=1');
    await ask(site.origin, '/blog/%1b%5b2J%1b%5d0;owned%07');
    await site.until(() => site.log.includes('publish: publish Entry resource-4'));
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
  });

  test('after a signal finishes the request and the delivery in progress, accepts no other, and exits 0', async () => {
    const answers: ((status: number) => void)[] = [];
    receiver.behave((_, __, response) => {
      answers.push((status) => response.writeHead(status).end());
      return undefined;
    });
    const form = await formOf(site);
    expect(await apply(form, 'handed-on@example.com')).toBe(true);
    await site.until(() => answers.length === 1);

    // A browser with a keep-alive connection, and a visitor whose form is half sent.
    const idle = connectTo(site);
    idle.write('GET /es HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await new Promise((resolve) => idle.once('data', resolve));
    const { sent, answer } = await halfSentForm(form, 'in-flight@example.com');
    const startedAt = performance.now();
    process.kill(site.pid, 'SIGTERM');
    await site.until(() => refuses(site), PATIENCE_MS);
    sent.end(sent.rest);
    expect(thanksFor(await text(await answer), 'in-flight@example.com')).toBe(true);
    for (const each of answers) each(204);
    expect(await site.gone).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(PATIENCE_MS);
    expect(receiver.attempts.length).toBeGreaterThan(1);
    expect(site.log).not.toContain('still under way');
    idle.destroy();
  });
});

test.concurrent.each([
  ['Ctrl C, which npm passes on a second time', (pid: number) => process.kill(-pid, 'SIGINT'), 0],
  ['the death of npm', (pid: number) => process.kill(pid, 'SIGKILL'), null],
])('a process below npm start ends: %s', async (_, end, code) => {
  const site = await startWithNpm(BUILD, standIn.env);
  expect((await site.get('/es')).status).toBe(200);
  end(site.pid);
  expect(await site.gone).toBe(code);
  await site.until(() => refuses(site), PATIENCE_MS);
  expect(site.log).not.toMatch(/error/i);
});

/** A form whose headers and first half have been sent. */
async function halfSentForm({ address, fields }: ServedForm, email: string) {
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

/** Takes spans as an OpenTelemetry collector does. */
async function startCollector() {
  const bodies: string[] = [];
  const server = await loopback(async (request, response) => {
    bodies.push(await text(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  return { url: server.host, bodies, close: () => server.close() };
}
