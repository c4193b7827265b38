import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { signRequest } from '@contentful/node-apps-toolkit';
import { parseEnv } from '../../lib/env.ts';
import { noteBuiltFor } from '../../lib/runtime/built-for.ts';
import { BUILT_PAGES, MADE_PAGES, madePageFile } from '../../lib/stored-pages/page-index.ts';

export const WEBHOOK_SECRET = createHash('sha256').update('a secret for tests').digest('hex');

type Finished = { code: number; output: string };

/** Runs a program to its end and collects its output. */
export function run(command: string, args: string[], env: Record<string, string> = {}, cwd = '.'): Promise<Finished> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Builds the site into its own folder; `checkout` is the folder of its sources. It does not check types: `npm test` does that separately.
 * `compiled` is a build of the same sources: this build reuses its compiled files, which are two thirds of the work, and remakes the pages.
 */
export function buildSite(
  folder: string,
  env: Record<string, string>,
  { checkout = '.', compiled }: { checkout?: string; compiled?: string } = {},
) {
  if (compiled) copyCompiled(join(checkout, compiled), join(checkout, folder));
  const options = compiled ? ['--experimental-build-mode', 'generate'] : [];
  return run(
    'node',
    ['scripts/build.ts', ...options],
    { ...env, BUILD_FOLDER: folder, NODE_ENV: 'production', TYPES_ARE_CHECKED: '1' },
    checkout,
  );
}

/** A build without its pages and their content. A server may run on it and make more pages meanwhile. */
function copyCompiled(build: string, target: string): void {
  const content = [join(build, 'cache'), join(build, 'standalone'), join(build, MADE_PAGES)];
  rmSync(target, { recursive: true, force: true });
  cpSync(build, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !content.includes(file) && !/\.(?:html|rsc|meta|body|segments)$/.test(file),
  });
}

/** A site that answers at an address. */
export class Site {
  origin: string;
  constructor(origin: string) {
    this.origin = origin;
  }

  /** A GET request like a visitor's first one; redirects are not followed. */
  async get(path: string, headers: Record<string, string> = {}): Promise<{ status: number; headers: Headers; text: string }> {
    const response = await fetch(this.origin + path, { redirect: 'manual', headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  async textOf(path: string): Promise<string> {
    return (await this.get(path)).text;
  }

  /** The text of a page that was made before any request for it. */
  async fresh(path: string, headers: Record<string, string> = {}): Promise<string> {
    const answer = await this.get(path, headers);
    const cache = answer.headers.get('x-nextjs-cache');
    if (answer.status !== 200 || cache !== 'HIT') throw new Error(`${path} has the status ${answer.status}, and the cache says ${cache}`);
    return answer.text;
  }

  /** The status of an address, and where it redirects to. */
  async leadsTo(path: string, headers: Record<string, string> = {}): Promise<[status: number, location: string | null]> {
    const { status, headers: answered } = await this.get(path, headers);
    return [status, answered.get('location')];
  }

  /** What the site says of itself to a health probe. */
  async health() {
    const { status, headers, text } = await this.get('/api/health/ready');
    return { status, caching: headers.get('cache-control'), ...JSON.parse(text) };
  }
}

/** Maximum time of a server's start on a busy machine. ms. */
const START_LIMIT_MS = 300_000;

/** A running site: `npm start` on its own port. */
export class RunningSite extends Site {
  /** The folder of its build, and of the pages made since. */
  readonly folder: string;
  /** The server's output up to now. */
  log = '';
  readonly #spawn: () => ChildProcess;
  #stays: boolean;
  #process: ChildProcess;
  #gone: Promise<number | null> = Promise.resolve(null);
  #closed: Promise<unknown> = Promise.resolve();

  private constructor(folder: string, spawn: () => ChildProcess, stays: boolean) {
    super('');
    this.folder = folder;
    this.#spawn = spawn;
    this.#stays = stays;
    this.#process = spawn();
  }

  /** Starts a server that prints its address once it is ready. Its folder is removed when it ends, unless the folder `stays`. */
  static async start(folder: string, spawn: () => ChildProcess, stays = false): Promise<RunningSite> {
    const site = new RunningSite(folder, spawn, stays);
    await site.#ready();
    return site;
  }

  #ready(): Promise<void> {
    const child = this.#process;
    this.log = '';
    this.#gone = new Promise((resolve) => child.once('exit', resolve));
    this.#closed = new Promise((resolve) => child.once('close', resolve));
    // Not at 'exit': below a killed npm the server itself still writes to its folder.
    child.once('close', () => {
      if (!this.#stays) rmSync(this.folder, { recursive: true, force: true });
    });
    servers.add(child);
    child.once('exit', () => servers.delete(child));
    const limit = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
    return new Promise((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk) => {
          this.log += chunk;
          const [, host, port] = /http:\/\/([\w.]+):(\d+)[\s\S]*ready in/i.exec(this.log) ?? [];
          if (!host) return;
          clearTimeout(limit);
          this.origin = `http://${host.replace('localhost', '127.0.0.1')}:${port}`;
          resolve();
        });
      child.once('exit', (code) => reject(new Error(`the site ended with ${code}:\n${this.log}`)));
    });
  }

  /** The server's process id. */
  get pid(): number {
    return this.#process.pid as number;
  }

  /**
   * The time at which a page or an endpoint's response was last made (epoch ms), by its file: the build's, or a later one. 0 if there is
   * none. Takes the router's path: `/en/blogs`.
   */
  madeAt(path: string): number {
    const built = join(this.folder, BUILT_PAGES, path);
    const files = [`${built}.html`, `${built}.body`, madePageFile(path, this.folder)];
    return Math.max(0, ...files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0));
  }

  /** Removes the build's page or file of a path: for a site with `ownPages`, before a request for it. */
  unmake(path: string): void {
    for (const end of ['html', 'rsc', 'body', 'meta']) rmSync(join(this.folder, BUILT_PAGES, `${path}.${end}`), { force: true });
  }

  /** Calls the webhook like Contentful, signed unless `headers` say otherwise. */
  async webhook(topic: string, payload: unknown, headers?: Record<string, string>): Promise<Response> {
    const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const path = '/api/revalidate';
    const signed = signRequest(WEBHOOK_SECRET, {
      method: 'POST',
      path,
      headers: { 'x-contentful-topic': topic },
      body,
    }) as unknown as Record<string, string>;
    return fetch(this.origin + path, { method: 'POST', body, headers: headers ?? { 'x-contentful-topic': topic, ...signed } });
  }

  /**
   * Waits until `probe` returns a truthy value, and returns it. Throws with the server's log after `timeoutMs`, which is long, as the
   * machine may be busy.
   */
  async until<T>(probe: () => T | Promise<T>, timeoutMs = 500_000): Promise<NonNullable<T>> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const value = await probe();
      if (value) return value as NonNullable<T>;
      if (Date.now() > deadline)
        throw new Error(`The condition was not met within ${timeoutMs} ms. The server printed:\n${this.log.slice(-4000)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Settles when the server has ended: with its exit code, or null after a signal. */
  get gone(): Promise<number | null> {
    return this.#gone;
  }

  /** Ends the server with a signal and starts another one on its files, after `meanwhile`. Returns how the first one ended. */
  async restart(signal: 'SIGTERM' | 'SIGKILL', meanwhile: () => unknown = () => {}): Promise<{ code: number | null; tookMs: number }> {
    const stays = this.#stays;
    this.#stays = true;
    const startedAt = Date.now();
    this.#process.kill(signal);
    const code = await this.#gone;
    const tookMs = Date.now() - startedAt;
    await this.#closed;
    await meanwhile();
    this.#process = this.#spawn();
    this.#stays = stays;
    await this.#ready();
    return { code, tookMs };
  }

  async stop(): Promise<void> {
    this.#process.kill('SIGTERM');
    await this.#closed;
  }
}

export type User = { uid: number; gid: number };

let copies = 0;

/**
 * Starts the site from a copy of a build, so that its writes stay separate. The copy is removed when the site stops, and is marked as built
 * for these settings: tests of all kinds share one build. With `ownPages` it includes the build's pages, for tests that change or count
 * them.
 */
export async function startSite(
  build: string,
  env: Record<string, string>,
  { checkout = '.', ownPages = false }: { checkout?: string; ownPages?: boolean } = {},
): Promise<RunningSite> {
  const name = copyOf(build, checkout, ownPages);
  if (checkout === '.') noteBuiltFor(parseEnv({ ...process.env, ...env }), join(checkout, name));
  return started(name, { AFFILIATE_STORE: join(name, 'affiliates.sqlite'), ...env }, { cwd: checkout });
}

/**
 * Starts the output of `npm run box`, built in `build`: in an empty folder outside of the repository, with only these variables. The folder
 * is removed when the site stops.
 */
export async function startBox(box: string, build: string, env: Record<string, string>): Promise<RunningSite> {
  const cwd = mkdtempSync(join(tmpdir(), 'box-'));
  cpSync(join(box, 'site'), cwd, { recursive: true, verbatimSymlinks: true });
  return started(build, env, { cwd, folder: cwd, alone: true });
}

/** Starts a box in its own folder, as another user, with only these variables. The folder stays when the site stops. */
export const startBoxIn = (cwd: string, build: string, env: Record<string, string>, user: User): Promise<RunningSite> =>
  started(build, env, { cwd, alone: true, stays: true, user });

/** The same as `startSite` through `npm start`: the process is npm's, in its own process group, as in a terminal. */
export const startWithNpm = (build: string, env: Record<string, string>): Promise<RunningSite> =>
  started(copyOf(build, '.', false), env, { command: ['npm', 'start'], detached: true });

/** The compiled files: no server writes there. */
const COMPILED = join('server', 'chunks');

/**
 * A server gets copies only of the few files that it may write, out of four thousand. Copying all would take longer than the server's
 * start, and Node's compile cache identifies a script by its path: one server's compiled scripts serve all.
 */
function copyOf(build: string, checkout: string, ownPages: boolean): string {
  copies += 1;
  const name = `${build}-${process.pid}-${copies}`;
  const shared = ownPages ? [COMPILED] : [COMPILED, BUILT_PAGES];
  const places = shared.map((part) => resolve(checkout, build, part));
  cpSync(join(checkout, build), join(checkout, name), { recursive: true, filter: (file) => !places.includes(resolve(file)) });
  for (const [index, part] of shared.entries()) symlinkSync(places[index] as string, join(checkout, name, part));
  return name;
}

const servers = new Set<ChildProcess>();
// A failed start must leave no server behind, which would slow down all later tests.
process.once('exit', () => {
  for (const server of servers) server.kill('SIGKILL');
});

type Start = {
  cwd?: string;
  /** To be removed in the end. Usually the build's. */
  folder?: string;
  command?: [program: string, ...string[]];
  detached?: boolean;
  /** Without this process's variables. */
  alone?: boolean;
  stays?: boolean;
  user?: User;
};

/** Starts a server on a build in `cwd`. */
function started(build: string, env: Record<string, string>, options: Start): Promise<RunningSite> {
  const { cwd = '.', folder = join(cwd, build), alone = false, stays = false, detached, user } = options;
  const [program, ...args] = options.command ?? [process.execPath, 'scripts/start.ts'];
  const settings = {
    ...{ NODE_ENV: 'production' as const, CONTENTFUL_WEBHOOK_SECRET: WEBHOOK_SECRET, PORT: '0' },
    // Its own store: two sites on one would take each other's publications.
    PUBLISH_STORE: join(build, 'publications.sqlite'),
    ...env,
    BUILD_FOLDER: build,
  };
  const inherited = alone ? { PATH: process.env.PATH } : process.env;
  const begin = () =>
    spawn(program, args, { cwd, detached, ...user, env: { ...inherited, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] });
  return RunningSite.start(folder, begin, stays);
}
