import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetProps, EntryProps, LocaleProps } from 'contentful-management';
import { CODE_BLOCK, CONTENT_MODEL } from '../../lib/content/model.ts';
import { sampleCode } from '../../lib/content/store/sample/model.ts';
import { type Space, type SpaceItem, sampleSpace } from '../../lib/content/store/sample/space.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../lib/i18n/locales.ts';
import { ENTRY_KINDS } from '../../lib/site/collections.ts';
import { saysTheSame } from './equal.ts';
import { type Management, SetupError, unlessMissing } from './management.ts';
import type { Decision, Part } from './part.ts';

type Sys = Pick<EntryProps['sys'], 'publishedCounter' | 'publishedVersion' | 'version' | 'archivedVersion'>;
type SampleFile = { url: string; contentType: string; fileName: string };
type Fields = SpaceItem['fields'];

/** The polling of the service's picture processing: each half second, for a minute. */
const CHECKS = 120;
const FILES = 'public';

/** The sample's items in an environment, and the number of other items. */
type SampleState = { assets: Map<string, AssetProps>; entries: Map<string, EntryProps>; others: number };

/** Reads the sample's items; `types` are the published content types. */
export async function readSample({ client }: Management, types: ReadonlySet<string>): Promise<SampleState> {
  const { assets, entries } = await sampleSpace();
  const ids = (items: readonly SpaceItem[]) => items.map(({ sys }) => sys.id).join(',');
  const knownAssets = await client.asset.getMany({ query: { 'sys.id[in]': ids(assets), limit: 1000 } });
  const knownEntries = await client.entry.getMany({ query: { 'sys.id[in]': ids(entries), limit: 1000 } });
  let others = 0;
  for (const kind of ENTRY_KINDS.filter((each) => types.has(each))) {
    const query = { content_type: kind, 'sys.id[nin]': ids(entries), limit: 1 };
    others += (await client.entry.getMany({ query })).total;
  }
  const byId = <T extends { sys: { id: string } }>(items: readonly T[]) => new Map(items.map((item) => [item.sys.id, item]));
  return { assets: byId(knownAssets.items), entries: byId(knownEntries.items), others };
}

/**
 * The sample under the space's codes, in the order of creation: linked items first, then the oldest article first, so that lists have its
 * order. A language in which a space requires every field gets the default language's text.
 */
export async function sampleFor(codes: Record<Locale, string>, strict: readonly string[]): Promise<Space> {
  const { assets, entries } = await sampleSpace();
  const isCode = ({ sys }: SpaceItem) => sys.contentType?.sys.id === CODE_BLOCK;
  const byAge = (a: SpaceItem, b: SpaceItem) => a.sys.createdAt.localeCompare(b.sys.createdAt) || b.sys.id.localeCompare(a.sys.id);
  const ordered = [...entries.filter(isCode), ...entries.filter((entry) => !isCode(entry)).sort(byAge)];
  const renamed = (item: SpaceItem): SpaceItem => ({ ...item, fields: mapValues(item.fields, (values) => underCodes(values, codes)) });
  return { assets: assets.map(renamed), entries: ordered.map((entry) => filled(renamed(entry), strict, codes[DEFAULT_LOCALE])) };
}

const mapValues = <T>(values: Record<string, T>, change: (value: T, name: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));

function underCodes(values: Record<string, unknown>, codes: Record<Locale, string>): Record<string, unknown> {
  const present = LOCALES.filter((locale) => sampleCode(locale) in values);
  return Object.fromEntries(present.map((locale) => [codes[locale], values[sampleCode(locale)]]));
}

function filled(entry: SpaceItem, strict: readonly string[], defaultCode: string): SpaceItem {
  const model = CONTENT_MODEL.find(({ id }) => id === entry.sys.contentType?.sys.id);
  const wanted = new Set(model?.fields.filter((field) => field.localized && field.required).map(({ id }) => id));
  const fields = mapValues(entry.fields, (values, name) => {
    const missing = wanted.has(name) ? strict.filter((code) => !(code in values)) : [];
    return { ...values, ...Object.fromEntries(missing.map((code) => [code, values[defaultCode]])) };
  });
  return { ...entry, fields };
}

/** The codes of the languages in which no required field may be empty. */
export const strictCodes = (locales: readonly LocaleProps[]): string[] =>
  locales.filter(({ optional, default: isDefault }) => !optional && !isDefault).map(({ code }) => code);

/** Whether an item is unchanged since this command published it. */
const isUntouched = ({ publishedCounter, publishedVersion, version }: Sys) =>
  publishedCounter === 1 && publishedVersion === version - 1 && version <= 2;
/** Whether this command created it and ended before publishing it. */
const isHalfDone = ({ publishedCounter, publishedVersion, archivedVersion }: Sys) =>
  !publishedVersion && !publishedCounter && !archivedVersion;

const EDITED = 'was changed in the space since; it is left as it is';

/** An entry of the sample. */
export function entryPart({ client }: Management, sample: SpaceItem, current: EntryProps | null): Part<EntryProps | null> {
  const { id } = sample.sys;
  const params = { entryId: id };
  const contentTypeId = sample.sys.contentType?.sys.id as string;
  const publish = (entry: EntryProps) => client.entry.publish(params, entry);
  return {
    what: `entry ${id}`,
    current,
    look: () => unlessMissing(client.entry.get(params)),
    decide: (entry): Decision => {
      if (!entry)
        return {
          action: 'create',
          write: async () => publish(await client.entry.createWithId({ ...params, contentTypeId }, { fields: sample.fields })),
        };
      if (entry.sys.contentType.sys.id !== contentTypeId)
        return { action: 'conflict', detail: `is an entry of the type ${entry.sys.contentType.sys.id} in the space` };
      const same = saysTheSame(entry.fields, sample.fields);
      if (same && isHalfDone(entry.sys)) return { action: 'update', detail: 'publish', write: () => publish(entry) };
      if (same) return { action: 'keep' };
      if (!isUntouched(entry.sys)) return { action: 'conflict', detail: EDITED };
      return {
        action: 'update',
        write: async () => publish(await client.entry.update(params, { ...entry, fields: sample.fields })),
      };
    },
  };
}

/** A picture or another file of the sample. */
export function assetPart(management: Management, sample: SpaceItem, current: AssetProps | null, checkMs = 500): Part<AssetProps | null> {
  const { client } = management;
  const { id } = sample.sys;
  const { file: files, ...words } = sample.fields as Fields & { file: Record<string, SampleFile> };
  const [[code, file] = ['', undefined]] = Object.entries(files);
  if (!file) throw new SetupError(`the sample's picture ${id} has no file`);
  const finish = async (asset: AssetProps) => {
    const ready = asset.fields.file?.[code]?.url
      ? asset
      : await client.asset.processForAllLocales({}, asset, { processingCheckWait: checkMs, processingCheckRetries: CHECKS });
    await client.asset.publish({ assetId: id }, ready);
  };
  const upload = async () => {
    const { sys } = await client.upload.create({}, { file: bytesOf(file) });
    const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: sys.id } };
    const { contentType, fileName } = file;
    return { ...words, file: { [code]: { contentType, fileName, uploadFrom } } } as unknown as AssetProps['fields'];
  };
  return {
    what: `${file.contentType.startsWith('image/') ? 'picture' : 'file'} ${id}`,
    current,
    look: () => unlessMissing(client.asset.get({ assetId: id })),
    decide: (asset): Decision => {
      if (!asset)
        return {
          action: 'create',
          write: async () => finish(await client.asset.createWithId({ assetId: id }, { fields: await upload() })),
        };
      const own = asset.fields.file?.[code];
      const { title, description } = asset.fields;
      const same = saysTheSame({ title, description }, words) && own?.fileName === file.fileName;
      if (!same) return { action: 'conflict', detail: EDITED };
      if (!isHalfDone(asset.sys)) return { action: 'keep' };
      if (own?.url) return { action: 'update', detail: 'publish', write: () => finish(asset) };
      // Its upload may be too old to process: Contentful keeps uploads for a day.
      const again = async () => finish(await client.asset.update({ assetId: id }, { ...asset, fields: await upload() }));
      return { action: 'update', detail: 'upload again', write: again };
    },
  };
}

function bytesOf({ url }: SampleFile): ArrayBuffer {
  const bytes = readFileSync(join(FILES, url));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}
