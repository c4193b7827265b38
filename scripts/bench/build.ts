import { spawn } from 'node:child_process';
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRY_KINDS } from '../../lib/site/collections.ts';
import { makeSpace } from '../../tests/support/space.ts';
import { startStandIn } from '../../tests/support/stand-in.ts';
import { childrenCpuSeconds, numberFrom, print, watchMemory } from './measure.ts';

const FOLDER = '.next-bench';
const WORDS = 900;
/** The unit of a file's size on disk (stat, 2). */
const BLOCK_BYTES = 512;

/** Builds the site from generated spaces in two languages: time, memory and disk space. */
export async function bench(args: string[]): Promise<void> {
  const sizes = args.length > 0 ? args : ['300', '2000'];
  for (const size of sizes) await buildOf(numberFrom(size, 300, 'ENTRIES'));
}

async function buildOf(entries: number): Promise<void> {
  const perKind = Math.ceil(entries / ENTRY_KINDS.length);
  const standIn = await startStandIn(makeSpace({ blog: perKind, resource: perKind, compare: entries - 2 * perKind }, WORDS));
  const startedAt = performance.now();
  const cpuBefore = childrenCpuSeconds();
  const child = spawn('node', ['scripts/build.ts'], {
    env: { ...process.env, ...standIn.env, BUILD_FOLDER: FOLDER },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const peakMiB = watchMemory(child.pid as number);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  const seconds = (performance.now() - startedAt) / 1000;
  await standIn.close();
  const megabytes = sizeOf(FOLDER);
  rmSync(FOLDER, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The build of ${entries} entries failed:\n${output}`);
  const [, pages = '0', took = '?'] = /Generating static pages using \d+ workers? \((\d+)\/\d+\) in ([\d.]+\w+)/.exec(output) ?? [];
  const cpu = childrenCpuSeconds() - cpuBefore;
  console.log(`${entries} entries in two languages, ${WORDS} words each`);
  print('pages', pages, '', `generated in ${took}`);
  print('whole build', seconds, 's');
  print('processor', cpu, 's', `${((cpu * 1000) / Number(pages)).toFixed(0)} ms a page`);
  print('on the disk', megabytes, 'MB');
  print('peak memory of all processes', peakMiB(), 'MiB');
  print('requests to the delivery API', standIn.requests.length);
}

/** A folder's size on disk, with hard links counted once. MB. */
function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const sizes = new Map(files.map(({ parentPath, name }) => lstatSync(join(parentPath, name))).map(({ ino, blocks }) => [ino, blocks]));
  return [...sizes.values()].reduce((sum, blocks) => sum + (blocks * BLOCK_BYTES) / 1e6, 0);
}
