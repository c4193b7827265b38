import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const PAGE_BYTES = 4096;
const SAMPLE_EVERY_MS = 200;
/** The unit of Linux's clock in /proc. */
const TICKS_PER_SECOND = 100;

/** Prints a figure: its name, its value with the unit, and a remark. */
export function print(name: string, value: number | string, unit = '', remark = ''): void {
  const text = typeof value === 'number' ? Number(value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)).toString() : value;
  console.log(`  ${name.padEnd(46)} ${text.padStart(8)} ${unit}${remark && `  (${remark})`}`);
}

/** The value below which this part of the values lies. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const printTimes = (name: string, ms: readonly number[]): void =>
  print(name, median(ms), 'ms', `95 of 100 within ${quantile(ms, 0.95).toFixed(0)} ms, all within ${quantile(ms, 1).toFixed(0)} ms`);

/** A whole number above 0 from the command line, or the usual one. */
export function numberFrom(argument: string | undefined, usual: number, name: string): number {
  const number = Number(argument ?? usual);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${name} is "${argument}": give a whole number from 1, such as ${usual}`);
  return number;
}

const textOf = (pid: number, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
/** "pid (name) state ppid …": the name may hold spaces and parentheses, the last one closes it. */
const statOf = (pid: number) => textOf(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];

/** A process and its descendants, from Linux's /proc. */
function family(pid: number): number[] {
  try {
    const children = textOf(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean);
    return [pid, ...children.flatMap((child) => family(Number(child)))];
  } catch {
    // It has ended.
    return [];
  }
}

/** Processor seconds of a process and of its running descendants. */
const cpuSeconds = (pid: number): number =>
  family(pid).reduce((sum, each) => sum + (Number(statOf(each)[11]) + Number(statOf(each)[12])) / TICKS_PER_SECOND, 0);

/** Processor seconds of all finished child processes and of their descendants. */
export const childrenCpuSeconds = (): number => (Number(statOf(process.pid)[13]) + Number(statOf(process.pid)[14])) / TICKS_PER_SECOND;

/** Watches the resident memory of a process and its descendants. The returned function ends it, and returns the peak in MiB. */
export function watchMemory(pid: number): () => number {
  let peakBytes = 0;
  const timer = setInterval(() => {
    try {
      const bytes = family(pid).reduce((sum, each) => sum + Number(textOf(each, 'statm').split(' ')[1]) * PAGE_BYTES, 0);
      peakBytes = Math.max(peakBytes, bytes);
    } catch {
      // A process ended between the listing and the reading.
    }
  }, SAMPLE_EVERY_MS);
  return () => {
    clearInterval(timer);
    return Math.round(peakBytes / 1024 / 1024);
  };
}

type Load = { rate: number; p99: number; cpu: number; kb: number };

/**
 * Requests an address for some seconds. Returns requests a second, the 99th percentile (ms), the processor time of the server per request
 * (µs) and the size of a response (KB). Throws at any status but 200.
 */
export async function load(url: string, headers: Record<string, string>, seconds: number, pid: number): Promise<Load> {
  const before = cpuSeconds(pid);
  const { requests, latency, throughput, non2xx, errors } = await autocannon({ url, headers, connections: 16, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} responses are not 200, ${errors} requests failed`);
  if (requests.total === 0) throw new Error(`${url}: no response within ${seconds} s. Measure for longer, or on a machine with less load`);
  const cpu = ((cpuSeconds(pid) - before) * 1e6) / requests.total;
  return { rate: requests.average, p99: latency.p99, cpu, kb: throughput.total / requests.total / 1000 };
}
