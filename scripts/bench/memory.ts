import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
const SAMPLE_EVERY_MS = 200;
/** The unit of Linux's clock in /proc. */
const TICKS_PER_SECOND = 100;

/** Measures the resident memory of a process and its descendants (Linux's /proc). `stop` returns the peak sum, in MiB. */
export function watchMemory(pid: number): { stop: () => number } {
  let peakBytes = 0;
  const timer = setInterval(() => {
    peakBytes = Math.max(peakBytes, treeBytes(pid));
  }, SAMPLE_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.round(peakBytes / 1024 / 1024);
    },
  };
}

function treeBytes(root: number): number {
  const children = new Map<number, number[]>();
  const bytes = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const pid = Number(name);
      // "pid (name) state ppid …": the name may hold spaces and parentheses, the last one closes it.
      const parent = Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
      children.set(parent, [...(children.get(parent) ?? []), pid]);
      bytes.set(pid, Number(readFileSync(`/proc/${name}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES);
    } catch (error) {
      // The process ended between the listing and the reading.
      if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
  const sum = (pid: number): number => (bytes.get(pid) ?? 0) + (children.get(pid) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(root);
}

/** Processor seconds of all finished child processes and of their descendants. */
export function childrenCpuSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}
