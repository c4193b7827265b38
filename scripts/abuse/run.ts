import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Chance } from './random.ts';
import { KINDS } from './requests.ts';
import { type Outcome, send } from './send.ts';

/** Maximum time for a response to any request. */
export const HANG_MS = 5_000;

/** The target of the requests, and an existing action of its application form. */
type Target = { port: number; action: string };

/** The count of each outcome by kind of request, and the forbidden outcomes with the requests that caused them. */
export type Result = { counts: Map<string, Map<Outcome['status'], number>>; faults: string[]; longestMs: number };

/** Sends this number of bad requests, every kind in turn, `atOnce` at a time. */
export async function abuse(
  { port, action }: Target,
  { requests, seed, atOnce = 20 }: { requests: number; seed: number; atOnce?: number },
): Promise<Result> {
  const result: Result = { counts: new Map(), faults: [], longestMs: 0 };
  const ground = { chance: new Chance(seed), host: `127.0.0.1:${port}`, action };
  const kinds = Object.entries(KINDS);
  let sent = 0;
  const work = async () => {
    while (sent < requests) {
      const [kind, make] = kinds[sent % kinds.length] as (typeof kinds)[number];
      sent += 1;
      const request = make(ground);
      note(result, kind, request, await send(port, request, HANG_MS));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return result;
}

const FAULTS_MAX = 50;

function note(result: Result, kind: string, request: string, outcome: Outcome): void {
  const counts = result.counts.get(kind) ?? new Map<Outcome['status'], number>();
  result.counts.set(kind, counts.set(outcome.status, (counts.get(outcome.status) ?? 0) + 1));
  result.longestMs = Math.max(result.longestMs, outcome.ms);
  const fault = faultOf(outcome);
  if (fault && result.faults.length < FAULTS_MAX) result.faults.push(`${kind}: ${fault}: ${JSON.stringify(request.slice(0, 400))}`);
}

function faultOf({ status, location, text }: Outcome): string | null {
  if (status === 'hang') return `no answer within ${HANG_MS} ms`;
  if (typeof status === 'number' && status >= 500) return `status ${status}`;
  if (location !== null && !/^\/(?![/\\])/.test(location)) return `leads to ${location}`;
  if (/^cache-control:.*s-maxage/im.test(text) && /evil\.example/i.test(text))
    return 'a body for everybody names a host that the visitor made up';
  return null;
}

/** The resources that a running site uses. */
export type Footprint = {
  files: number;
  folderBytes: number;
  residentBytes: number;
  heapBytes: number;
  externalBytes: number;
  requests: number;
  logBytes: number;
};

/** Measures a site whose process has loaded the heap probe (heap-probe.mjs). */
export async function footprint(site: { pid: number; folder: string; log: string }, probe: string, requests: number): Promise<Footprint> {
  rmSync(probe, { force: true });
  process.kill(site.pid, 'SIGUSR2');
  const memory = await written(probe);
  const files = readdirSync(site.folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return {
    files: files.length,
    folderBytes: files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0),
    residentBytes: memory.rss,
    heapBytes: memory.heapUsed,
    externalBytes: memory.external,
    requests,
    logBytes: Buffer.byteLength(site.log),
  };
}

async function written(file: string): Promise<NodeJS.MemoryUsage> {
  for (const until = Date.now() + 20_000; Date.now() < until; await delay(50)) {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as NodeJS.MemoryUsage;
    } catch {
      // Missing or half written.
    }
  }
  throw new Error('The site did not tell its memory within 20 s');
}
