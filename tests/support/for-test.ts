import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'vitest';
import { type Problem, showingProblems, toEntry } from '../../lib/content/store/entry.ts';
import type { Space } from '../../lib/content/store/sample/space.ts';
import { ContentSource } from '../../lib/content/store/source.ts';
import type { LocalizedEntry, RawEntry } from '../../lib/content/types.ts';
import { type Env, parseEnv } from '../../lib/env.ts';
import type { EntryKind } from '../../lib/site/collections.ts';
import { loopback } from './loopback.ts';
import { type StandIn, startStandIn } from './stand-in.ts';

type Finishing = Pick<TestContext, 'onTestFinished'>;

/** A stand-in for this test, closed when the test is over. */
export async function serve({ onTestFinished }: Finishing, space: Space): Promise<StandIn> {
  const standIn = await startStandIn(space);
  onTestFinished(() => standIn.close());
  return standIn;
}

/** The origin of a server on loopback for this test. */
export async function listening({ onTestFinished }: Finishing, answer: RequestListener): Promise<string> {
  const server = await loopback(answer);
  onTestFinished(() => server.close());
  return server.host;
}

/** The configuration of a site that reads a stand-in, fast by default. */
export const envFor = (standIn: StandIn, variables: Record<string, string> = {}): Env =>
  parseEnv({ CONTENTFUL_RATE: '30', ...standIn.env, ...variables });

/** A source that reads a stand-in. */
export const sourceOf = (standIn: StandIn, variables: Record<string, string> = {}): ContentSource =>
  new ContentSource(envFor(standIn, variables));

/** An empty folder for this test, removed when the test is over. */
export function temporaryFolder({ onTestFinished }: Finishing): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Why an entry cannot be shown. */
export type ContentProblem = { kind: EntryKind; id: string } & Problem;

const CODES = parseEnv({}).CONTENTFUL_LOCALES;

/** Entries of a kind as pages have them. `problems` gets the entries that cannot be shown. */
export function mapped(kind: EntryKind, items: RawEntry[], problems: ContentProblem[] = [], codes = CODES): LocalizedEntry[] {
  return items.flatMap((item) => {
    const [found] = item.fault ? [{ field: 'content', problem: item.fault }] : showingProblems(kind, item, codes);
    if (!found) return [toEntry(kind, item, codes)];
    problems.push({ kind, id: item.sys.id, ...found });
    return [];
  });
}

/** All entries of a kind, likewise, a page at a time. */
export async function entriesOf(source: ContentSource, kind: EntryKind, problems: ContentProblem[] = []) {
  return (await Array.fromAsync(source.allItems(kind))).map(({ items, ...place }) => ({ items: mapped(kind, items, problems), ...place }));
}
