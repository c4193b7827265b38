import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { allowsAnyStyleAttribute, pagePolicy, policyFaults } from '../stored-pages/content-security-policy.ts';
import { POLICY_HEADER } from '../stored-pages/headers.ts';
import { servedHtml } from './scripts-after-paint.ts';

/** What Next records of a built page beside its HTML. */
type Meta = { headers?: Record<string, string> };

type Finished = {
  /** The parts of a page that its own policy blocks, one line each. */
  faults: string[];
  /** Pages whose policy cannot name all of their style attributes. */
  allowingAnyStyle: string[];
  /** The longest policy of any page. Bytes. */
  longest: number;
};

/** The input of a worker thread. */
type Share = { pages: string; names: string[] };

/**
 * Converts every page of a build in this folder to its served form, with its Content-Security-Policy. Otherwise the running site does it at
 * the first request for each page, and again for the old copy of each page that is remade. Each core takes a share of the pages.
 */
export async function finishPages(pages: string): Promise<Finished> {
  const names = globSync('**/*.html', { cwd: pages }).sort();
  const threads = availableParallelism();
  const shares = Array.from({ length: threads }, (_, own) => names.filter((_name, index) => index % threads === own));
  const parts = await Promise.all(shares.map((share) => inThread({ pages, names: share })));
  return {
    faults: parts.flatMap(({ faults }) => faults).sort(),
    allowingAnyStyle: parts.flatMap(({ allowingAnyStyle }) => allowingAnyStyle).sort(),
    longest: Math.max(...parts.map(({ longest }) => longest)),
  };
}

function inThread(share: Share): Promise<Finished> {
  const thread = new Worker(new URL('./finish-pages-thread.ts', import.meta.url), { workerData: share });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve).once('error', reject);
  });
}

/** The same for some pages, by their names in the folder. */
export function finishShare({ pages, names }: Share): Finished {
  const finished: Finished = { faults: [], allowingAnyStyle: [], longest: 0 };
  for (const name of names) {
    const file = join(pages, name);
    const built = readFileSync(file, 'utf8');
    const html = servedHtml(built);
    const policy = pagePolicy(html);
    finished.faults.push(...policyFaults(html, policy).map((fault) => `/${name}: ${fault}`));
    if (allowsAnyStyleAttribute(policy)) finished.allowingAnyStyle.push(`/${name}`);
    finished.longest = Math.max(finished.longest, Buffer.byteLength(policy));
    if (html !== built) writeFileSync(file, html);
    notePolicy(file.replace(/html$/, 'meta'), policy);
  }
  return finished;
}

function notePolicy(file: string, policy: string): void {
  let meta: Meta;
  try {
    meta = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // It answers no address, so Next records no headers for it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  writeFileSync(file, JSON.stringify({ ...meta, headers: { ...meta.headers, [POLICY_HEADER]: policy } }));
}
