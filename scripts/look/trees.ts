import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, join, relative, resolve } from 'node:path';

/** A server of one of the trees, at `origin`, until it is stopped. */
export type Served = { origin: string; stop: () => Promise<void> };

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 30 });

/** A build draws related entries at random; here each tree draws the same ones. */
const SAME_DRAW = `data:text/javascript,${encodeURIComponent('Math.random = () => 0.5')}`;

/** The files of the working tree, including uncommitted ones, except files that git ignores. */
export const filesOfWorkingTree = (): string[] =>
  git('ls-files', '-co', '--exclude-standard', '-z')
    .split('\0')
    .filter((file) => file && existsSync(file));

/** Copies them into an empty folder. */
export function copyWorkingTree(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const file of filesOfWorkingTree()) cpSync(file, join(folder, file), { verbatimSymlinks: true });
  install(folder);
}

/** Copies the tree of a commit into an empty folder. Throws if git does not know the commit. */
export function copyCommit(revision: string, folder: string): void {
  const commit = git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).trim();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  install(folder);
}

/** Uses the packages of this checkout if the tree needs the same ones, else installs its own. */
function install(folder: string): void {
  const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf('.')) symlinkSync(relative(folder, 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
}

/** Builds a tree from its sample space. On failure, throws with the build's output. */
export async function build(folder: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    env: environment(folder, { TYPES_ARE_CHECKED: '1', NODE_OPTIONS: `--import ${SAME_DRAW}` }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk));
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(`${folder} does not build:\n${Buffer.concat(printed)}`);
}

/** Serves a tree that is built. */
export const serve = (folder: string): Promise<Served> => started(folder, ['scripts/start.ts'], /http:\/\/localhost:(\d+)[\s\S]*ready in/i);

/** Serves a tree with `npm run dev`, for the page that exists only there. */
export const serveForDevelopment = (folder: string): Promise<Served> =>
  started(folder, [join('node_modules', 'next', 'dist', 'bin', 'next'), 'dev', '-p', '0'], /http:\/\/localhost:(\d+)[\s\S]*ready in/i);

function started(cwd: string, args: string[], ready: RegExp): Promise<Served> {
  const child = spawn(process.execPath, args, { cwd, env: environment(cwd, { PORT: '0' }), stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = new Promise((done) => child.once('exit', done));
  const stop = async () => {
    child.kill();
    await gone;
  };
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      const [, port] = ready.exec(printed) ?? [];
      if (port) resolve({ origin: `http://localhost:${port}`, stop });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`${cwd}: the server ended with ${code}:\n${printed}`)));
  });
}

/** The tree's own programs, the sample space, and no setting of this machine: both trees show the same content. */
const environment = (folder: string, more: Record<string, string>): NodeJS.ProcessEnv => {
  const { PATH = '', HOME, CHROMIUM_PATH } = process.env;
  const own = [resolve(folder, 'node_modules', '.bin'), PATH].join(delimiter);
  const all: Record<string, string | undefined> = { PATH: own, HOME, CHROMIUM_PATH, NEXT_TELEMETRY_DISABLED: '1', ...more };
  return all as NodeJS.ProcessEnv;
};
