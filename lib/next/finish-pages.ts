import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { allowsAnyStyleAttribute, pagePolicy, policyFaults } from '../stored-pages/content-security-policy.ts';
import { POLICY_HEADER, TAGS_HEADER, tagsInHeader } from '../stored-pages/headers.ts';
import { servedHtml } from './served-html.ts';

/** What Next notes of a built page beside its HTML. */
type Meta = { headers?: Record<string, string> };

type Finished = {
  /** What a browser would not run on a page under its own policy: a line for each. */
  faults: string[];
  /** Pages whose policy cannot name all of their style attributes. */
  allowingAnyStyle: string[];
  /** The longest policy of any page. Bytes. */
  longest: number;
  /** What each page shows, by its path. */
  tags: Map<string, readonly string[]>;
};

/** What a thread of this is given. */
export type Share = { pages: string; names: string[] };

/**
 * Gives every page of a build, in this folder, the form in which it is sent, with its Content-Security-Policy. A running site would do that at the first
 * request for each page, and again for the old copy of each page that is made anew. Each core takes a share of the pages.
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
    tags: new Map(parts.flatMap(({ tags }) => [...tags])),
  };
}

function inThread(share: Share): Promise<Finished> {
  const thread = new Worker(new URL('./finish-pages-thread.ts', import.meta.url), { workerData: share });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve).once('error', reject);
  });
}

/** The same for some of the pages, by their names in the folder. */
export function finishShare({ pages, names }: Share): Finished {
  const finished: Finished = { faults: [], allowingAnyStyle: [], longest: 0, tags: new Map() };
  for (const name of names) {
    const file = join(pages, name);
    const built = readFileSync(file, 'utf8');
    const html = servedHtml(built);
    const policy = pagePolicy(html);
    finished.faults.push(...policyFaults(html, policy).map((fault) => `/${name}: ${fault}`));
    if (allowsAnyStyleAttribute(policy)) finished.allowingAnyStyle.push(`/${name}`);
    finished.longest = Math.max(finished.longest, Buffer.byteLength(policy));
    if (html !== built) writeFileSync(file, html);
    const headers = notePolicy(file.replace(/html$/, 'meta'), policy);
    if (headers) finished.tags.set(`/${name.slice(0, -'.html'.length)}`, tagsInHeader(headers[TAGS_HEADER]));
  }
  return finished;
}

/** Gives the headers with which the page was stored; null where it answers no address. */
function notePolicy(file: string, policy: string): Record<string, string> | null {
  let meta: Meta;
  try {
    meta = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // No answer to any address, so Next notes nothing of it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const headers = { ...meta.headers, [POLICY_HEADER]: policy };
  writeFileSync(file, JSON.stringify({ ...meta, headers }));
  return headers;
}
