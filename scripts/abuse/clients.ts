import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { HANG_MS } from './run.ts';
import { send } from './send.ts';

/** Maximum time for a visitor's response while a bad client is active. ms. */
const VISITOR_WAITS_MS = 3_000;
const MIB = 1024 * 1024;
/** Maximum growth of the site's memory by one bad client. */
const MEMORY_MAX_BYTES = 256 * MIB;

type Site = { origin: string; pid: number };
/** `stores` are the SQLite files of the site; `apply` sends an application and returns whether it was stored. */
type Ground = { port: number; stores: readonly string[]; apply: () => Promise<boolean> };
/** Misbehaves for some seconds. Returns the site's faults. */
type Misbehave = (ground: Ground) => Promise<string[]>;

/** The result for one kind of bad client. Memory: before, at its peak, and some seconds after. Bytes. */
export type Outcome = { kind: string; longestMs: number; memory: { before: number; most: number; after: number }; faults: string[] };

const head = (...lines: string[]) => `${[...lines, 'Host: localhost'].join('\r\n')}\r\n\r\n`;
/** Large files, uncompressed: sixteen of them exceed the system's buffer for a connection. */
const PILE = head('GET /llms-full.txt HTTP/1.1');
const names = (count: number) => Array.from({ length: count }, (_, index) => index.toString(36));
const nested = (levels: number) => `${'["",{"c":'.repeat(levels)}["",{}]${'}]'.repeat(levels)}`;

/** Requests that take the framework long without limits: it looks up each name among thousands. */
const COSTLY = [
  head(`GET /?${'a&'.repeat(4000)} HTTP/1.1`),
  head(`GET /pricing?${names(2500).join('&')} HTTP/1.1`),
  head('GET / HTTP/1.1', `Accept-Language: ${names(2500).join(',')}`),
  head('GET / HTTP/1.1', `Accept-Encoding: ${names(2500).join(',')}`),
  head('GET /blogs HTTP/1.1', `Accept: ${names(2500).join('/x,')}`),
  head('GET / HTTP/1.1', `Cookie: ${names(2500).join('=1;')}`),
  head('GET /pricing HTTP/1.1', 'RSC: 1', `Next-Router-State-Tree: ${nested(700)}`),
  head(`GET /${'a/'.repeat(4000)} HTTP/1.1`),
].map((each) => each.replace('Host:', 'Connection: close\r\nHost:'));

/** A connection that sends this and reads nothing until told to. */
function silent(port: number, bytes: string): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  socket.on('error', () => undefined);
  return socket.pause();
}

/** Whether the site ends a connection within a time. Reads it meanwhile. */
async function ends(socket: Socket, withinMs: number): Promise<boolean> {
  const ended = new Promise<true>((resolve) => socket.once('close', () => resolve(true)).resume());
  return Promise.race([ended, delay(withinMs, false)]);
}

/** Every kind of bad client by name. */
export const CLIENTS: Record<string, Misbehave> = {
  'thousands of names in a query or header': async ({ port }) => {
    const faults: string[] = [];
    for (let round = 0; round < 3; round += 1)
      for (const request of COSTLY) {
        const { status } = await send(port, request, HANG_MS);
        if (status === 'hang' || Number(status) >= 500) faults.push(`${status} to ${JSON.stringify(request.slice(0, 60))}`);
      }
    return faults;
  },

  'requests piled up, answers unread': async ({ port }) => {
    const sockets = Array.from({ length: 10 }, () => silent(port, PILE.repeat(1_600)));
    await delay(5_000);
    for (const socket of sockets) socket.destroy();
    return [];
  },

  'readers that do not read': async ({ port }) => {
    const sockets = Array.from({ length: 50 }, () => silent(port, PILE.repeat(16)));
    // The site hangs up after 60 s at most (lib/server/bounded-server.ts). A forgotten connection would continue once it is read.
    await delay(65_000);
    const ended = await Promise.all(sockets.map((socket) => ends(socket, 5_000)));
    for (const socket of sockets) socket.destroy();
    const open = ended.filter((each) => !each).length;
    return open > 0 ? [`${open} of 50 are still open after 65 s`] : [];
  },

  'heads that come slowly': async ({ port }) => {
    const sockets = Array.from({ length: 50 }, () => silent(port, 'GET / HTTP/1.1\r\nHost: local'));
    const dripping = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('x');
    }, 500);
    const ended = await Promise.all(sockets.map((socket) => ends(socket, 13_000)));
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
    const open = ended.filter((each) => !each).length;
    return open > 0 ? [`${open} of 50 are still open after 13 s`] : [];
  },

  'a form that announces too great a length': async ({ port }) => {
    const lines = [`POST /affiliates HTTP/1.1`, `Origin: http://localhost`, 'Content-Type: multipart/form-data; boundary=x'];
    const { status, ms } = await send(port, head(...lines, 'Content-Length: 99999999'), HANG_MS);
    return status === 413 ? [] : [`${status} after ${ms.toFixed(0)} ms in place of 413`];
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

/** Runs one kind of bad client while a visitor and a health probe send requests all the time. */
export async function misbehave(kind: string, site: Site, ground: Omit<Ground, 'port'>, settleMs = 3_000): Promise<Outcome> {
  const port = Number(new URL(site.origin).port);
  const before = residentBytes(site.pid);
  const watch = watched(site);
  const faults = (await CLIENTS[kind]?.({ ...ground, port })) ?? [`there is no client named ${kind}`];
  const { longestMs, most, refused } = await watch();
  await delay(settleMs);
  const memory = { before, most, after: residentBytes(site.pid) };
  if (longestMs > VISITOR_WAITS_MS) faults.push(`a visitor waited ${longestMs.toFixed(0)} ms, over ${VISITOR_WAITS_MS}`);
  if (refused > 0) faults.push(`${refused} requests of a visitor got no page`);
  if (most - before > MEMORY_MAX_BYTES)
    faults.push(`memory grew by ${((most - before) / MIB).toFixed(0)} MiB, over ${MEMORY_MAX_BYTES / MIB}`);
  return { kind, longestMs, memory, faults };
}

/** Requests a page and the site's health until it is stopped. Returns the longest response time and the peak memory. */
function watched({ origin, pid }: Site): () => Promise<{ longestMs: number; most: number; refused: number }> {
  const seen = { longestMs: 0, most: 0, refused: 0 };
  let isOver = false;
  const ask = async (path: string) => {
    while (!isOver) {
      const startedAt = performance.now();
      const status = await fetch(origin + path).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      seen.longestMs = Math.max(seen.longestMs, performance.now() - startedAt);
      // An instance that cannot store reports that it is not ready.
      if (status !== 200 && !(status === 503 && path.startsWith('/api/health/'))) seen.refused += 1;
      seen.most = Math.max(seen.most, residentBytes(pid));
      await delay(50);
    }
  };
  const asking = Promise.all([ask('/pricing'), ask('/api/health/ready')]);
  return async () => {
    isOver = true;
    await asking;
    return seen;
  };
}

/** A process's memory, as Linux reports it. */
function residentBytes(pid: number): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) * 1024;
}
