import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, join, relative, resolve } from 'node:path';

const git = (args: string[], env: Record<string, string> = {}) =>
  execFileSync('git', args, { env: { ...process.env, ...env }, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'pipe'] });

/** A build draws related entries at random; here each tree draws the same ones. */
const SAME_DRAW = `data:text/javascript,${encodeURIComponent('Math.random = () => 0.5')}`;

/** Git's tree of all files here, including uncommitted ones, except files that git ignores. `folder` holds an index for that. */
export function workingTree(folder: string): string {
  const index = { GIT_INDEX_FILE: resolve(folder, 'index') };
  git(['read-tree', 'HEAD'], index);
  git(['add', '--all'], index);
  return String(git(['write-tree'], index)).trim();
}

/** Copies a tree or a commit of git into an empty folder, with the packages of this checkout if it needs the same ones, else its own. */
export function copyTree(tree: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: git(['archive', tree]) });
  const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf('.')) symlinkSync(relative(folder, 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
}

/** Runs a script of a tree, with its own programs, the sample space and no setting of this machine: both trees show the same content. */
function runIn(cwd: string, script: string, more: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH: [resolve(cwd, 'node_modules', '.bin'), PATH].join(delimiter), HOME, NEXT_TELEMETRY_DISABLED: '1', ...more };
  const child = spawn(process.execPath, [script], { cwd, env: env as never, stdio: ['ignore', 'pipe', 'pipe'] });
  const run = { child, printed: '', gone: new Promise<number | null>((done) => child.once('close', done)) };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      run.printed += chunk;
    });
  return run;
}

/** Builds a tree from its sample space. On failure, throws with the build's output. */
export async function build(folder: string): Promise<void> {
  const run = runIn(folder, 'scripts/build.ts', { TYPES_ARE_CHECKED: '1', NODE_OPTIONS: `--import ${SAME_DRAW}` });
  if ((await run.gone) !== 0) throw new Error(`${folder} does not build:\n${run.printed}`);
}

export function serve(folder: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const run = runIn(folder, 'scripts/start.ts', { PORT: '0' });
  const stop = async () => {
    run.child.kill();
    await run.gone;
  };
  return new Promise((done, reject) => {
    run.child.stdout.on('data', () => {
      const [, port] = /http:\/\/localhost:(\d+)[\s\S]*ready in/i.exec(run.printed) ?? [];
      if (port) done({ origin: `http://localhost:${port}`, stop });
    });
    void run.gone.then((code) => reject(new Error(`${folder}: the server ended with ${code}:\n${run.printed}`)));
  });
}
