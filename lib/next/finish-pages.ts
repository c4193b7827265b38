import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowsAnyStyleAttribute, pagePolicy, policyFaults } from './content-security-policy.ts';
import { POLICY_HEADER } from './headers.ts';
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
};

/**
 * Gives every page of a build, in this folder, the form in which it is sent, with its Content-Security-Policy. A running site would do that at the first
 * request for each page, and again for the old copy of each page that is made anew.
 */
export function finishPages(pages: string): Finished {
  const finished: Finished = { faults: [], allowingAnyStyle: [], longest: 0 };
  for (const name of globSync('**/*.html', { cwd: pages })) {
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
    // No answer to any address, so Next notes nothing of it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  writeFileSync(file, JSON.stringify({ ...meta, headers: { ...meta.headers, [POLICY_HEADER]: policy } }));
}
