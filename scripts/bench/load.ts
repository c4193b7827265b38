import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

/** The result of requesting one address for a while. */
export type Load = { requestsPerSecond: number; p99Ms: number; cpuMsPerRequest: number; bodyBytes: number };

/** Concurrent requests, each on a keep-alive connection. */
const CONNECTIONS = 16;
/** The unit of Linux's clock in /proc. */
const TICKS_PER_SECOND = 100;

/** Requests an address for `seconds`, and measures the processor time of the server with this process id (Linux's /proc). */
export async function load(url: string, headers: Record<string, string>, seconds: number, pid: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let bodyBytes = 0;
  const cpuBefore = cpuSeconds(pid);
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const askOn = async () => {
    while (performance.now() < until) {
      const from = performance.now();
      bodyBytes = await ask(url, headers, agent);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
  const took = (performance.now() - startedAt) / 1000;
  const cpuMs = (cpuSeconds(pid) - cpuBefore) * 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    requestsPerSecond: times.length / took,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    cpuMsPerRequest: cpuMs / times.length,
    bodyBytes,
  };
}

/** Sends one request; returns the bytes of the body as transferred. Throws at any status but 200. */
export function ask(url: string, headers: Record<string, string>, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('error', reject);
      response.once('end', () => (response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${response.statusCode}`))));
    }).once('error', reject);
  });
}

/** A process's processor time up to now, from Linux's /proc. */
export function cpuSeconds(pid: number): number {
  // "pid (name) state ppid …": the name may hold spaces and parentheses, the last one closes it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
