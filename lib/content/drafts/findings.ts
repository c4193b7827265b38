import { env } from '../../env.ts';
import type { EntryKind } from '../../site/collections.ts';
import { readable } from '../rich-text/readable.ts';
import type { LocalizedEntry, RawEntry } from '../types.ts';
import { drawable } from './drawable.ts';

/** Something about a draft that its editor should know, in English. */
export type DraftFinding = { severity: 'error' | 'warning' | 'notice'; text: string };

/** What is wrong with a draft: the one place that asks whoever checks content. */
export async function findingsOf(kind: EntryKind, raw: RawEntry): Promise<DraftFinding[]> {
  const { entry, problems } = drawable(kind, raw, env().CONTENTFUL_LOCALES);
  return [
    ...problems.map(({ field, problem }) => ({ severity: 'error', text: `${field} ${problem}` }) as const),
    ...oddities(entry).map((text) => ({ severity: 'warning', text }) as const),
  ];
}

/** What the texts have in them that the site does not draw as it stands. */
function oddities(entry: LocalizedEntry): string[] {
  const found = new Set<string>();
  for (const { body } of Object.values(entry.in)) readable(body, { report: (problem) => found.add(problem) });
  return [...found];
}
