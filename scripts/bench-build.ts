import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { LOCALES } from '../lib/i18n/locales.ts';
import { ENTRY_KINDS } from '../lib/site/collections.ts';
import { makeSpace } from '../tests/support/space.ts';
import { startStandIn } from '../tests/support/stand-in.ts';
import { folderSize } from './bench/folder-size.ts';
import { childrenCpuSeconds, watchMemory } from './bench/memory.ts';

/**
 * `npm run bench:build [-- ENTRIES …]`: builds the site from generated spaces (300 and 2,000 entries in two languages) and prints its time,
 * memory and disk space.
 */
const FOLDER = '.next-bench';
const WORDS = 900;
const SECONDS: Record<string, number> = { ms: 0.001, s: 1, min: 60 };
/** The purpose of a build's file, by its name. */
function kindOf(file: string): string {
  const segment = /\.segments\/(?:.*\/)?([^/]+)\.segment\.rsc$/.exec(file)?.[1];
  if (segment) return segment.startsWith('_') ? `segment ${segment}` : 'segment of a layout';
  const end = /\.(html|rsc|meta|body)$/.exec(file)?.[1];
  if (!file.includes('/server/app/') || !end) return file.split('/')[1] ?? file;
  return end === 'body' ? `file ${/\.(\w+)\.body$/.exec(file)?.[1] ?? ''}` : `.${end}`;
}

const sizes = process.argv.slice(2).map(Number);

for (const entries of sizes.length > 0 ? sizes : [300, 2000]) {
  const perKind = Math.ceil(entries / ENTRY_KINDS.length);
  const standIn = await startStandIn(makeSpace({ blog: perKind, resource: perKind, compare: entries - 2 * perKind }, WORDS));
  const startedAt = performance.now();
  const cpuBefore = childrenCpuSeconds();
  const child = spawn('node', ['scripts/build.ts'], {
    env: { ...process.env, ...standIn.env, BUILD_FOLDER: FOLDER },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const memory = watchMemory(child.pid as number);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  const peakMiB = memory.stop();
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuSeconds = childrenCpuSeconds() - cpuBefore;
  await standIn.close();
  const { all, kinds } = folderSize(FOLDER, kindOf);
  rmSync(FOLDER, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The build of ${entries} entries failed:\n${output}`);

  const [, workers = '?', pages = '0', took = '0', unit] =
    /Generating static pages using (\d+) workers? \((\d+)\/\d+\) in ([\d.]+)(ms|s|min)/.exec(output) ?? [];
  const generationSeconds = Number(took) * (SECONDS[unit ?? 's'] ?? 1);
  // The page size after the API's answer limit: the pages after the first use it.
  const pageSize = Math.min(...standIn.requests.map(({ query }) => Number(query.get('limit'))));
  const allowed =
    3 + 2 * LOCALES.length * [perKind, perKind, entries - 2 * perKind].reduce((sum, count) => sum + Math.ceil(count / pageSize), 0);
  console.log(
    [
      `${entries} entries in ${LOCALES.length} languages, ${WORDS} words each`,
      `  pages             ${pages}, with ${workers} worker(s)`,
      `  generation        ${generationSeconds.toFixed(1)} s, ${(Number(pages) / generationSeconds).toFixed(1)} pages/s`,
      `  whole build       ${seconds.toFixed(1)} s`,
      `  processor         ${cpuSeconds.toFixed(0)} s, ${((cpuSeconds * 1000) / Number(pages)).toFixed(0)} ms a page`,
      `  on the disk       ${all.toFixed(0)} MB: ${kinds
        .slice(0, 12)
        .map(([kind, size]) => `${kind} ${size.toFixed(0)}`)
        .join(', ')}`,
      `  peak memory       ${peakMiB} MiB (all processes)`,
      `  delivery requests ${standIn.requests.length} (page size ${pageSize}; ${allowed} allowed)`,
    ].join('\n'),
  );
  if (standIn.requests.length >= allowed) process.exitCode = 1;
}
