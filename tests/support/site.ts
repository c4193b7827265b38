import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { get as httpGet, type IncomingHttpHeaders } from 'node:http';
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
  readonly origin: string;
  constructor(origin: string) {
    this.origin = origin;
  }

  /** A GET request like a visitor's first one; redirects are not followed. */
  async get(path: string, headers: Record<string, string> = {}): Promise<{ status: number; headers: Headers; text: string }> {
    const response = await fetch(this.origin + path, { redirect: 'manual', headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** The same with the exact path: `fetch` would normalize it. */
  getRaw(path: string): Promise<{ status: number; headers: IncomingHttpHeaders }> {
    const { hostname, port } = new URL(this.origin);
    return new Promise((resolve, reject) => {
      httpGet({ hostname, port, path, agent: false }, (response) => {
        response.resume().once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
      }).once('error', reject);
    });
  }
}

/** A running site: `npm start` on its own port. */
export class RunningSite extends Site {
  /** The folder of its build, and of the pages made since. */
  readonly folder: string;
  readonly #process: ChildProcess;
  readonly #log: string[];
  readonly #startAgain: () => Promise<RunningSite>;
  #isToBeKept: boolean;
  constructor(process: ChildProcess, origin: string, folder: string, log: string[], startAgain: () => Promise<RunningSite>, stays = false) {
    super(origin);
    this.#isToBeKept = stays;
    this.#process = process;
    this.#startAgain = startAgain;
    // Not at 'exit': below a killed npm the server itself still writes to its folder.
    process.once('close', () => {
      if (!this.#isToBeKept) rmSync(folder, { recursive: true, force: true });
    });
    this.folder = folder;
    this.#log = log;
  }

  /** The server's output up to now. */
  get log(): string {
    return this.#log.join('');
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
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return Promise.resolve(this.#process.exitCode);
    return new Promise((resolve) => this.#process.once('exit', resolve));
  }

  /** Ends the server with a signal and starts another one on its files, after `meanwhile`. Returns how the first one ended. */
  async restart(
    signal: 'SIGTERM' | 'SIGKILL',
    meanwhile: () => unknown = () => {},
  ): Promise<{ site: RunningSite; code: number | null; tookMs: number }> {
    this.#isToBeKept = true;
    const startedAt = Date.now();
    this.#process.kill(signal);
    await this.gone;
    const tookMs = Date.now() - startedAt;
    await meanwhile();
    return { site: await this.#startAgain(), code: this.#process.exitCode, tookMs };
  }

  async stop(): Promise<void> {
    const hasEnded = this.#process.exitCode !== null || this.#process.signalCode !== null;
    if (hasEnded) return;
    const closed = new Promise((resolve) => this.#process.once('close', resolve));
    this.#process.kill('SIGTERM');
    await closed;
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
  return started(process.execPath, ['scripts/start.ts'], name, settings(name, env), checkout);
}

/**
 * Starts the output of `npm run box`, built in `build`: in an empty folder outside of the repository, with only these variables. The folder
 * is removed when the site stops.
 */
export async function startBox(box: string, build: string, env: Record<string, string>): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'box-'));
  cpSync(join(box, 'site'), folder, { recursive: true, verbatimSymlinks: true });
  const { PATH = '' } = process.env;
  return started(process.execPath, ['scripts/start.ts'], '.', { ...settings(build, env), PATH }, folder, { alone: true });
}

/** Starts a box in its own folder, as another user, with only these variables. The folder stays when the site stops. */
export function startBoxIn(folder: string, build: string, env: Record<string, string>, user: User): Promise<RunningSite> {
  const { PATH = '' } = process.env;
  return started(process.execPath, ['scripts/start.ts'], '.', { ...settings(build, env), PATH }, folder, {
    alone: true,
    stays: true,
    user,
  });
}

/** The same as `startSite` through `npm start`: the process is npm's, in its own process group, as in a terminal. */
export function startWithNpm(build: string, env: Record<string, string>): Promise<RunningSite> {
  const name = copyOf(build, '.', false);
  return started('npm', ['start'], name, settings(name, env), '.', { detached: true });
}

const settings = (folder: string, env: Record<string, string>) => ({
  CONTENTFUL_WEBHOOK_SECRET: WEBHOOK_SECRET,
  PORT: '0',
  // Its own store: two sites on one would take each other's publications.
  PUBLISH_STORE: join(folder, 'publications.sqlite'),
  ...env,
  BUILD_FOLDER: folder,
});

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

/** A server that prints its address once it is ready. `build` and the arguments are relative to `cwd`. */
async function started(
  command: string,
  args: string[],
  build: string,
  env: Record<string, string>,
  cwd: string,
  options: { detached?: boolean; alone?: boolean; stays?: boolean; user?: User } = {},
): Promise<RunningSite> {
  const { detached = false, alone = false, stays = false, user } = options;
  const folder = join(cwd, build);
  const child = spawn(command, args, {
    cwd,
    detached,
    ...user,
    env: { ...(alone ? {} : process.env), NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  servers.add(child);
  child.once('exit', () => servers.delete(child));
  const log: string[] = [];
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log.push(String(chunk));
      const address = /http:\/\/([\w.]+):(\d+)[\s\S]*ready in/i.exec(log.join(''));
      if (address) resolve(`http://${address[1]?.replace('localhost', '127.0.0.1')}:${address[2]}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}:\n${log.join('')}`)));
  });
  return new RunningSite(child, origin, folder, log, () => started(command, args, build, env, cwd, options), stays);
}
