import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from 'redis';
import type { TestContext } from 'vitest';
import { freePort } from './front.ts';

type Finishing = Pick<TestContext, 'onTestFinished'>;

/** Whether this machine has Redis. */
export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** A real Redis in a folder of its own, on a loopback port. What it holds outlives its process unless it is told to forget. */
export class Redis {
  readonly port: number;
  readonly #folder: string;
  #process: ChildProcess | undefined;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.port = port;
  }

  static async start({ onTestFinished }: Finishing): Promise<Redis> {
    const redis = new Redis(mkdtempSync(join(tmpdir(), 'redis-')), await freePort());
    onTestFinished(() => redis.#remove());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Of the process that runs now. */
  get pid(): number {
    return this.#process?.pid as number;
  }

  /** Starts it, and settles once it answers. */
  async start(): Promise<void> {
    const child = spawn(
      'redis-server',
      [
        '--port',
        String(this.port),
        '--bind',
        '127.0.0.1',
        '--dir',
        this.#folder,
        '--save',
        '',
        '--appendonly',
        'yes',
        '--appendfsync',
        'always',
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let log = '';
    child.stdout.on('data', (chunk: Buffer) => {
      log += chunk;
    });
    this.#process = child;
    const deadline = Date.now() + 20_000;
    while (!(await this.ask('PING').catch(() => null))) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`Redis does not start:\n${log}`);
      await delay(20);
    }
  }

  /** Ends it at once, with all its connections. */
  async stop({ forget = false } = {}): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    if (forget) rmSync(join(this.#folder, 'appendonlydir'), { recursive: true, force: true });
  }

  /** What it answers to a command. */
  async ask(...command: string[]): Promise<unknown> {
    const client = createClient({ url: this.url, RESP: 2, socket: { reconnectStrategy: false, connectTimeout: 2000 } });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.sendCommand(command);
    } finally {
      client.destroy();
    }
  }

  async #remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** What a connection through the way meets. */
export type Hindrance =
  | 'none'
  /** Each answer is so many milliseconds late. */
  | { lateMs: number }
  /** Nothing ever comes back. */
  | 'silence'
  /** An answer that is none of Redis'. */
  | { nonsense: string }
  /** Taken in, and closed. */
  | 'hang-up';

/** The way to a Redis, on a loopback port, on which a test puts hindrances. Those that are connected meet them, too. */
export class WayToRedis {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #hindrance: Hindrance = 'none';

  private constructor(port: () => number) {
    this.#server = createServer((socket) => this.#connect(socket, port()));
  }

  static async to({ onTestFinished }: Finishing, redis: Redis): Promise<WayToRedis> {
    const way = new WayToRedis(() => redis.port);
    way.#server.listen(0, '127.0.0.1');
    await once(way.#server, 'listening');
    onTestFinished(async () => {
      for (const socket of way.#sockets) socket.destroy();
      await new Promise((done) => way.#server.close(done));
    });
    return way;
  }

  get url(): string {
    const address = this.#server.address();
    return `redis://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  set hindrance(hindrance: Hindrance) {
    this.#hindrance = hindrance;
  }

  #connect(socket: Socket, port: number): void {
    const redis = createConnection(port, '127.0.0.1');
    for (const [one, other] of [
      [socket, redis],
      [redis, socket],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => undefined);
      one.once('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
    socket.on('data', (chunk) => {
      if (this.#hindrance === 'hang-up') socket.destroy();
      else if (typeof this.#hindrance === 'object' && 'nonsense' in this.#hindrance) socket.write(this.#hindrance.nonsense);
      else redis.write(chunk);
    });
    redis.on('data', async (chunk) => {
      const hindrance = this.#hindrance;
      if (hindrance === 'silence') return;
      if (hindrance === 'hang-up') {
        socket.destroy();
        return;
      }
      if (typeof hindrance === 'object' && 'nonsense' in hindrance) socket.write(hindrance.nonsense);
      else {
        if (typeof hindrance === 'object') await delay(hindrance.lateMs);
        socket.write(chunk);
      }
    });
  }
}
