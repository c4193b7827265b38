import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Front, hasNginx } from '../../tests/support/front.ts';
import type { RunningSite } from '../../tests/support/site.ts';
import { cpuSeconds } from './load.ts';
import { median } from './median.ts';

type Rate = { requestsPerSecond: number; p99Ms: number; cpuMicros: number };

/** A page and the file of its bytes, requested one after the other. */
type Pair = { page: Rate; file: Rate };

type Middle = { rate: number; p99: number; cpu: number };

const hasWrk = () => spawnSync('wrk', ['-v']).error === undefined;

/** One thread of a program that sends requests faster than Node could; nginx has the rest of the machine. */
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

/** Ratios to the file's requests a second, and to its 99th percentile. */
const GOAL = { rate: 0.75, p99: 2.5 };

/**
 * The page against its file within one round: the machine's other load changes from minute to minute, and both halves of a round share it.
 */
const ratioOf = {
  rate: ({ page, file }: Pair) => page.requestsPerSecond / file.requestsPerSecond,
  p99: ({ page, file }: Pair) => page.p99Ms / file.p99Ms,
  cpu: ({ page, file }: Pair) => file.cpuMicros / page.cpuMicros,
};

const middle = (rates: Rate[]): Middle => ({
  rate: median(rates.map((each) => each.requestsPerSecond)),
  p99: median(rates.map((each) => each.p99Ms)),
  cpu: median(rates.map((each) => each.cpuMicros)),
});

/**
 * Requests a second and the 99th percentile of pages behind the front, beside files of the same bytes that the same nginx sends from the
 * disk. Each page and its file run one after the other; the median of the rounds' ratios is the result. The command fails if it misses a
 * goal or measures nothing.
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
        // A path that the front sends from the disk, and bytes that are compressed already.
        const file = `/${coding}-${body.length}.png`;
        writeFileSync(join(files, file), body);
        const rates: Pair[] = [];
        wrk(front.origin + path, headers, 1, front.pid);
        for (let round = 0; round < rounds; round += 1)
          rates.push({
            page: wrk(front.origin + path, headers, seconds, front.pid),
            file: wrk(front.origin + file, headers, seconds, front.pid),
          });
        const page = middle(rates.map((each) => each.page));
        const bare = middle(rates.map((each) => each.file));
        const times = (of: (each: Pair) => number) => rates.map(of).map((ratio) => ratio.toFixed(2));
        const rate = median(rates.map(ratioOf.rate));
        const p99 = median(rates.map(ratioOf.p99));
        if (rate < GOAL.rate || p99 > GOAL.p99) process.exitCode = 1;
        console.log(
          `  ${coding.padEnd(4)} ${name.padEnd(13)} ${page.rate.toFixed(0).padStart(6)} requests/s, file ${bare.rate.toFixed(0).padStart(6)} (${rate.toFixed(2)} ×; rounds ${times(ratioOf.rate).join(', ')}), p99 ${page.p99.toFixed(2)} ms, file ${bare.p99.toFixed(2)} ms (${p99.toFixed(2)} ×; rounds ${times(ratioOf.p99).join(', ')}), processor ${page.cpu.toFixed(1)} µs, file ${bare.cpu.toFixed(1)} µs (${median(rates.map(ratioOf.cpu)).toFixed(2)} ×), ${(body.length / 1000).toFixed(1)} KB`,
        );
      }
  } finally {
    await front.stop();
    rmSync(files, { recursive: true, force: true });
  }
}
