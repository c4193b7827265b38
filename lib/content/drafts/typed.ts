import { z } from 'zod';
import { env } from '../../env.ts';
import type { Locale } from '../../i18n/locales.ts';
import { ITEM_ID } from '../../routing/addresses.ts';
import { draftStore } from '../store/draft-store.ts';
import { type Items, linkedIds, relinked, unresolved } from '../store/links.ts';
import type { RawEntry } from '../types.ts';
import { SHOWN_FIELDS } from './shown-fields.ts';

/** An editor's unsaved fields of an entry, as the editing app sends them: one value per field, in one language. */
export const typedEntry = z.object({
  id: z.string().regex(ITEM_ID),
  fields: z.partialRecord(z.enum(SHOWN_FIELDS), z.unknown()),
});
export type TypedEntry = z.output<typeof typedEntry>;

/** A draft with an editor's unsaved fields. Their links count only by id: linked items come from the API, never from the browser. */
export async function withTyped(raw: RawEntry, typed: TypedEntry, locale: Locale): Promise<RawEntry> {
  const code = env().CONTENTFUL_LOCALES[locale];
  const items = await linkedItems(raw, typed);
  const fields = { ...raw.fields };
  for (const name of SHOWN_FIELDS) {
    if (!(name in typed.fields)) continue;
    const { [code]: _, ...others } = fields[name] ?? {};
    const value = typed.fields[name];
    fields[name] = value === undefined || value === null || value === '' ? others : { ...others, [code]: relinked(value, items) };
  }
  return { ...raw, fields };
}

async function linkedItems(raw: RawEntry, { fields }: TypedEntry): Promise<Items> {
  const known: Items = new Map();
  collectItems(raw.fields, known);
  const ids = linkedIds(fields);
  const missing = (type: 'Entry' | 'Asset') => [...ids[type]].filter((id) => !known.has(id));
  const { source } = draftStore();
  const found = await Promise.all([source.itemsById('Entry', missing('Entry')), source.itemsById('Asset', missing('Asset'))]);
  for (const item of found.flat()) known.set(item.sys.id, item);
  return known;
}

function collectItems(value: unknown, found: Items): void {
  if (typeof value !== 'object' || value === null) return;
  const { sys, fields } = value as Partial<RawEntry>;
  if (typeof sys?.id === 'string' && typeof fields === 'object') found.set(sys.id, value as RawEntry);
  else for (const each of Object.values(value)) collectItems(each, found);
}

/** A draft's fields in one language with plain links: the editing app compares them to detect changes of the shown page. */
export function fieldsIn(raw: RawEntry, locale: Locale): Record<string, unknown> {
  const code = env().CONTENTFUL_LOCALES[locale];
  return Object.fromEntries(
    Object.entries(raw.fields ?? {}).flatMap(([name, values]) => (values[code] === undefined ? [] : [[name, unresolved(values[code])]])),
  );
}
