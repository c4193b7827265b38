import { once } from 'node:events';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { afterPatience } from '../../../lib/durable/patience.ts';

const PATIENCE_MS = 200;

/** Whoever answers each line at once, on a thread of its own: this one is busy meanwhile. */
async function answering() {
  const server = new Worker(
    `const { createServer } = require('node:net');
     const server = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1', () => require('node:worker_threads').parentPort.postMessage(server.address().port));`,
    { eval: true },
  );
  onTestFinished(() => void server.terminate());
  const [port] = (await once(server, 'message')) as [number];
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Keeps this thread from everything else. */
const beBusy = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test('an answer that came while this process was busy is not late', async () => {
  const socket = await answering();
  const ends: string[] = [];
  socket.write('ask\n');
  const end = afterPatience(PATIENCE_MS, () => ends.push('too late'));
  const answered = once(socket, 'data').then(() => {
    ends.push('answered');
    end();
  });
  beBusy(3 * PATIENCE_MS);
  await answered;
  expect(ends).toEqual(['answered']);
});

test('what is not answered ends, and not before its time', async () => {
  const startedAt = performance.now();
  await new Promise<void>((resolve) => afterPatience(PATIENCE_MS, resolve));
  expect(performance.now() - startedAt).toBeGreaterThan(0.9 * PATIENCE_MS);
});
