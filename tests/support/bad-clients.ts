import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/** The outcome of a request: a status, a connection that ended without one, or no response in time. */
export type Outcome = { status: number | 'closed' | 'hang'; location: string | null; text: string };

/** Maximum time for a response to any request. ms. */
const HANG_MS = 5_000;
/** Longer than any page. */
const ANSWER_MAX_BYTES = 4_000_000;

/** Sends bytes over a connection of its own and reads the whole response. */
export function send(port: number, request: string, timeLimitMs = HANG_MS): Promise<Outcome> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1')).setEncoding('latin1');
    const done = (hangs: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
      const head = text.slice(0, text.indexOf('\r\n\r\n'));
      const location = /^location: *(.*)$/im.exec(head)?.[1]?.trim() ?? null;
      resolve({ status: hangs ? 'hang' : status ? Number(status) : 'closed', location, text });
    };
    const timer = setTimeout(done, timeLimitMs, true);
    socket.on('data', (chunk) => {
      text += chunk;
      if (text.length > ANSWER_MAX_BYTES) done(false);
    });
    socket.on('close', () => done(false));
    // A server may refuse a body by ending the connection; its response before that counts.
    socket.on('error', () => undefined);
  });
}

/** The fault of a response to a bad request, if any. */
export function faultOf({ status, location, text }: Outcome): string | null {
  if (status === 'hang') return `no response within ${HANG_MS} ms`;
  if (typeof status === 'number' && status >= 500) return `status ${status}`;
  if (location !== null && !/^\/(?![/\\])/.test(location)) return `leads to ${location}`;
  return /^cache-control:.*s-maxage/im.test(text) && /evil\.example/i.test(text) ? 'a shared response names a made-up host' : null;
}

const head = (...lines: string[]) => `${[...lines, 'Host: localhost', 'Connection: close'].join('\r\n')}\r\n\r\n`;
const names = (end: string) => Array.from({ length: 2500 }, (_, index) => index.toString(36)).join(end);
const nested = (levels: number) => `${'["",{"c":'.repeat(levels)}["",{}]${'}]'.repeat(levels)}`;

/** Requests that take the framework long without limits: it looks up each name among thousands. */
const COSTLY = [
  head(`GET /?${'a&'.repeat(4000)} HTTP/1.1`),
  head(`GET /pricing?${names('&')} HTTP/1.1`),
  head('GET / HTTP/1.1', `Accept-Language: ${names(',')}`),
  head('GET / HTTP/1.1', `Accept-Encoding: ${names(',')}`),
  head('GET /blogs HTTP/1.1', `Accept: ${names('/x,')}`),
  head('GET / HTTP/1.1', `Cookie: ${names('=1;')}`),
  head('GET /pricing HTTP/1.1', 'RSC: 1', `Next-Router-State-Tree: ${nested(700)}`),
  head(`GET /${'a/'.repeat(4000)} HTTP/1.1`),
];

/** `stores` are the SQLite files of the site; `apply` sends an application and returns whether it was stored. */
type Ground = { port: number; stores: readonly string[]; apply: () => Promise<boolean> };

/** Every kind of bad client by name. Each returns the site's faults. */
export const CLIENTS: Record<string, (ground: Ground) => Promise<string[]>> = {
  'thousands of names in a query or header': async ({ port }) => {
    const faults: string[] = [];
    for (const request of [...COSTLY, ...COSTLY, ...COSTLY]) {
      const fault = faultOf(await send(port, request));
      if (fault) faults.push(`${fault}: ${request.slice(0, 60)}`);
    }
    return faults;
  },

  'requests piled up, answers unread': async ({ port }) => {
    // Sixteen of these files exceed the system's buffer for a connection.
    const pile = 'GET /llms-full.txt HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1_600);
    const sockets = Array.from({ length: 10 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
    for (const socket of sockets) socket.pause().write(pile);
    await delay(2_000);
    for (const socket of sockets) socket.destroy();
    return [];
  },

  'SQLite files that another process holds': async ({ stores, apply }) => {
    const held = stores.map((file) => new DatabaseSync(file));
    for (const file of held) file.exec('BEGIN IMMEDIATE');
    const applying = apply();
    await delay(3_000);
    for (const file of held) {
      file.exec('COMMIT');
      file.close();
    }
    return (await applying) ? [] : ['an application was not stored, though the file was free again after 3 s'];
  },
};

/** Maximum time for a visitor's response, or this multiple of the usual time on a busy machine, while a bad client is active. */
const VISITOR_WAITS_MS = 3_000;
const VISITOR_WAITS_TIMES = 20;
/** Maximum growth of the site's memory. */
const GROWTH_MAX_MIB = 256;

/** Runs one kind of bad client while a visitor and a health probe send requests. Returns the site's faults. */
export async function misbehave(kind: string, { origin, pid }: { origin: string; pid: number }, ground: Omit<Ground, 'port'>) {
  const before = residentMib(pid);
  const faults: string[] = [];
  let most = before;
  let isOver = false;
  const timed = async (path: string) => {
    const startedAt = performance.now();
    const status = await fetch(origin + path).then(
      (answer) => answer.arrayBuffer().then(() => answer.status),
      () => 0,
    );
    return { status, ms: performance.now() - startedAt };
  };
  const limitMs = Math.max(VISITOR_WAITS_MS, VISITOR_WAITS_TIMES * (await timed('/pricing')).ms);
  const visit = async (path: string) => {
    while (!isOver) {
      const { status, ms } = await timed(path);
      if (ms > limitMs) faults.push(`a visitor waited ${ms.toFixed(0)} ms, over ${limitMs.toFixed(0)}`);
      // An instance that cannot store reports that it is not ready.
      if (status !== 200 && !(status === 503 && path.startsWith('/api/health/'))) faults.push(`a visitor got ${status} at ${path}`);
      most = Math.max(most, residentMib(pid));
      await delay(50);
    }
  };
  const visits = Promise.all([visit('/pricing'), visit('/api/health/ready')]);
  faults.push(...((await CLIENTS[kind]?.({ ...ground, port: Number(new URL(origin).port) })) ?? [`there is no client named ${kind}`]));
  isOver = true;
  await visits;
  if (most - before > GROWTH_MAX_MIB) faults.push(`memory grew by ${(most - before).toFixed(0)} MiB, over ${GROWTH_MAX_MIB}`);
  return faults;
}

/** A process's memory, as Linux reports it. */
const residentMib = (pid: number) => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
