import { BLOCKS, type Document } from '@contentful/rich-text-types';
import { DEFAULT_LOCALE } from '../../i18n/locales.ts';
import type { EntryKind } from '../../site/collections.ts';
import { type Problem, showingProblems, toEntry } from '../store/entry.ts';
import type { LocaleCodes } from '../store/fields.ts';
import type { LocalizedEntry, RawEntry } from '../types.ts';

const EMPTY: Document = { nodeType: BLOCKS.DOCUMENT, data: {}, content: [] };

/** The placeholder for missing words of a draft: a page without a heading looks broken. */
const NO_WORDS = '…';

/** An incomplete draft with stopgaps for its missing or unusable fields, each reported. The site itself leaves such an entry out. */
export function drawable(kind: EntryKind, raw: RawEntry, codes: LocaleCodes): { entry: LocalizedEntry; problems: Problem[] } {
  const code = codes[DEFAULT_LOCALE];
  const stopgaps: Record<string, Record<string, unknown>> = {
    // The site can have no page under this slug.
    slug: { [code]: `draft-${raw.sys.id}` },
    title: { [code]: NO_WORDS },
    description: { [code]: NO_WORDS },
    content: { [code]: EMPTY },
  };
  const problems = showingProblems(kind, raw, codes);
  const fields = { ...raw.fields };
  // Any language's slug may be the bad one, so all are replaced. Other fields keep their other languages.
  for (const { field } of problems) fields[field] = { ...(field !== 'slug' && fields[field]), ...stopgaps[field] };
  const whole = { ...raw, fields };
  if (showingProblems(kind, whole, codes).length > 0) throw new Error(`No way to draw the draft ${raw.sys.id}`);
  return { entry: toEntry(kind, whole, codes), problems };
}
