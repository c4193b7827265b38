import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Front, hasNginx } from '../../tests/support/front.ts';
import type { RunningSite } from '../../tests/support/site.ts';
import { cpuSeconds } from './load.ts';

type Rate = { requestsPerSecond: number; p99Ms: number; cpuMicros: number };

type Middle = { rate: number; p99: number; cpu: number };

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
const hasWrk = () => spawnSync('wrk', ['-v']).error === undefined;

/** One thread of a program that asks faster than Node could; nginx has the rest of the machine. */
function wrk(url: string, headers: Record<string, string>, seconds: number, pid: number): Rate {
  const before = cpuSecondsBelow(pid);
  const options = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = spawnSync('wrk', ['-t1', '-c16', `-d${seconds}s`, '--latency', ...options, url], { encoding: 'utf8' });
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const [, rate = ''] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (rate === '' || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  const [, count = ''] = /(\d+) requests in/.exec(stdout) ?? [];
  const cpuMicros = ((cpuSecondsBelow(pid) - before) * 1e6) / Number(count);
  return { requestsPerSecond: Number(rate), cpuMicros, p99Ms: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'] };
}

/** Processor time of nginx's workers. */
const cpuSecondsBelow = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .reduce((sum, child) => sum + cpuSeconds(Number(child)), 0);

/** Of the file's requests a second, and of its 99th percentile. */
const GOAL = { rate: 0.75, p99: 2.5 };

/**
 * Requests a second and the 99th percentile of pages behind the front, beside files of the same bytes that the same nginx sends from the disk. Each page and its
 * file one after the other; what counts is the ratio. The command fails where a goal is missed, and where nothing could be measured.
 */
export async function benchFront(
  site: RunningSite,
  paths: readonly { name: string; path: string }[],
  seconds: number,
  rounds: number,
): Promise<void> {
  if (!hasNginx() || !hasWrk()) {
    console.log(
      'the front: not measured, it wants nginx and wrk (apt-get install nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static wrk)',
    );
    process.exitCode = 1;
    return;
  }
  const files = mkdtempSync(join(tmpdir(), 'bench-front-'));
  const front = await Front.start({ instances: [new URL(site.origin).host], files });
  try {
    console.log('behind the front, beside a bare file of the same bytes');
    for (const coding of ['gzip', 'br'])
      for (const { name, path } of paths) {
        const headers = { 'accept-encoding': coding };
        const { body } = await front.get(path, headers);
        // A name that the front sends from the disk, and bytes that are compressed already.
        const file = `/${coding}-${body.length}.png`;
        writeFileSync(join(files, file), body);
        const rates: { page: Rate; file: Rate }[] = [];
        wrk(front.origin + path, headers, 1, front.pid);
        for (let round = 0; round < rounds; round += 1)
          rates.push({
            page: wrk(front.origin + path, headers, seconds, front.pid),
            file: wrk(front.origin + file, headers, seconds, front.pid),
          });
        const [page, bare] = (['page', 'file'] as const).map((which) => ({
          rate: median(rates.map((each) => each[which].requestsPerSecond)),
          p99: median(rates.map((each) => each[which].p99Ms)),
          cpu: median(rates.map((each) => each[which].cpuMicros)),
        })) as [Middle, Middle];
        if (page.rate / bare.rate < GOAL.rate || page.p99 / bare.p99 > GOAL.p99) process.exitCode = 1;
        const ratios = rates.map((each) => (each.page.requestsPerSecond / each.file.requestsPerSecond).toFixed(2)).join(', ');
        console.log(
          `  ${coding.padEnd(4)} ${name.padEnd(13)} ${page.rate.toFixed(0).padStart(6)} requests/s, file ${bare.rate.toFixed(0).padStart(6)} (${(page.rate / bare.rate).toFixed(2)} ×; rounds ${ratios}), p99 ${page.p99.toFixed(2)} ms, file ${bare.p99.toFixed(2)} ms (${(page.p99 / bare.p99).toFixed(2)} ×), processor ${page.cpu.toFixed(1)} µs, file ${bare.cpu.toFixed(1)} µs (${(bare.cpu / page.cpu).toFixed(2)} ×), ${(body.length / 1000).toFixed(1)} KB`,
        );
      }
  } finally {
    await front.stop();
    rmSync(files, { recursive: true, force: true });
  }
}
