import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FRONT } from './nginx-maps.ts';

/** Whether this machine has nginx. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

type FrontOptions = {
  /** The addresses of the instances: `127.0.0.1:3000`. */
  instances: readonly string[];
  /** The folder of files on the disk. */
  files: string;
  /** As shipped: TLS with the certificate in this folder, and plain http on its own port. Without it, TLS ends in front. */
  tls?: string;
  /** The folder of ACME challenges, with `tls`. */
  challenges?: string;
};

type Ports = { port: number; plainPort: number };

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** The front of deploy/nginx, with its own ports and folders in here/. */
export class Front {
  readonly origin: string;
  readonly folder: string;
  /** The port of plain http, with `tls`. */
  readonly plainOrigin: string;
  readonly #process: ChildProcess;

  private constructor(folder: string, { port, plainPort, tls }: Ports & Pick<FrontOptions, 'tls'>, process: ChildProcess) {
    this.folder = folder;
    this.origin = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
    this.plainOrigin = `http://127.0.0.1:${plainPort}`;
    this.#process = process;
  }

  static async start(options: FrontOptions): Promise<Front> {
    const folder = mkdtempSync(join(tmpdir(), 'front-'));
    const ports = { port: await freePort(), plainPort: await freePort() };
    writeConfiguration(folder, ports, options);
    const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'), '-g', 'daemon off;'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    const front = new Front(folder, { ...ports, tls: options.tls }, child);
    const deadline = Date.now() + 10_000;
    while (!(await front.get('/_next/static/nothing').catch(() => null))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        child.kill();
        throw new Error(`nginx does not start:\n${output}\n${front.errors}`);
      }
      await new Promise((done) => setTimeout(done, 50));
    }
    return front;
  }

  /** The messages in nginx's error log. */
  get errors(): string {
    const file = join(this.folder, 'error.log');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  }

  get pid(): number {
    return this.#process.pid as number;
  }

  /** A raw request, without additional headers; redirects are not followed. */
  get(path: string, headers: Record<string, string> = {}, method = 'GET', body?: string): Promise<Answer> {
    return ask(this.origin, path, headers, method, body);
  }

  async stop(): Promise<void> {
    const gone = new Promise((done) => this.#process.once('exit', done));
    if (this.#process.exitCode === null && this.#process.kill('SIGTERM')) await gone;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Sends exactly this to a server. */
export function ask(origin: string, path: string, headers: Record<string, string> = {}, method = 'GET', body?: string): Promise<Answer> {
  const { hostname, port, protocol } = new URL(origin);
  // Its certificate is self-signed.
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((done, failed) => {
    const request = send({ hostname, port, path, method, headers, agent: false, rejectUnauthorized: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', failed);
      response.once('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
    });
    request.once('error', failed);
    request.end(body);
  });
}

function writeConfiguration(folder: string, { port, plainPort }: Ports, options: FrontOptions): void {
  const { instances, files, tls, challenges } = options;
  cpSync(FRONT, folder, { recursive: true });
  const keep = join(folder, 'pages');
  mkdirSync(keep);
  const change = (file: string, changes: readonly [RegExp, string][]) => {
    const path = join(folder, file);
    let text = readFileSync(path, 'utf8');
    for (const [from, to] of changes) {
      if (!from.test(text)) throw new Error(`${file} has nothing like ${from}`);
      text = text.replaceAll(new RegExp(from, `${from.flags}g`), to);
    }
    writeFileSync(path, text);
  };
  const socket = `unix:${join(folder, 'inside.sock')}`;
  // Started as root, its workers would be another user, without access to the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  change('here/process.conf', [
    [/user \S+;/, user],
    [/pid \S+;/, `pid ${join(folder, 'nginx.pid')};`],
    [/error_log \S+ warn;/, `error_log ${join(folder, 'error.log')} warn;`],
  ]);
  if (tls) {
    change('here/listen.conf', [
      [/listen 443 /, `listen 127.0.0.1:${port} `],
      [/listen \[::\]:443 .*\n/, ''],
      [/\/etc\/front\/tls(?=\/)/, tls],
    ]);
    change('here/http.conf', [
      [/listen 80;/, `listen 127.0.0.1:${plainPort};`],
      [/listen \[::\]:80;\n/, ''],
      [/root \S+;/, `root ${challenges};`],
    ]);
  } else {
    writeFileSync(join(folder, 'here/listen.conf'), `listen 127.0.0.1:${port};\nset $front_scheme https;\n`);
    writeFileSync(join(folder, 'here/http.conf'), '');
  }
  change('here/files.conf', [[/root \S+;/, `root ${resolve(files)};`]]);
  change('here/inside.conf', [[/unix:\S+?(?=;)/, socket]]);
  change('here/paths.conf', [
    [/unix:\S+?(?=;)/, socket],
    [/proxy_cache_path \S+/, `proxy_cache_path ${keep}`],
    [/access_log \S+/, `access_log ${join(folder, 'access.log')}`],
  ]);
  const [line = ''] = /^\s*server 127\.0\.0\.1:3000.*$/m.exec(readFileSync(join(folder, 'here/instances.conf'), 'utf8')) ?? [];
  change('here/instances.conf', [
    [/^\s*server 127\.0\.0\.1:3000.*$/m, instances.map((each) => line.replace('127.0.0.1:3000', each)).join('\n')],
  ]);
}

/** A free port, chosen by the system. */
export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? done(address.port) : failed(new Error('no port'))));
    });
  });
}
