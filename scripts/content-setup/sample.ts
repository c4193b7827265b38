import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetProps, ContentTypeProps, EntryProps, LocaleProps } from 'contentful-management';
import { CODE_BLOCK, CONTENT_MODEL } from '../../lib/content/model.ts';
import { sampleCode } from '../../lib/content/store/sample/model.ts';
import { type SpaceItem, sampleSpace } from '../../lib/content/store/sample/space.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../lib/i18n/locales.ts';
import { ENTRY_KINDS } from '../../lib/site/collections.ts';
import { keep, type Management, type Step } from './management.ts';

type SampleFile = { url: string; contentType: string; fileName: string };

/** The polling of the service's picture processing: for a minute by default. */
const CHECKS = 120;
const CHECK_MS = 500;

/** `without` are content types that are not ours in this space. */
type Space = {
  locales: readonly LocaleProps[];
  codes: Record<Locale, string>;
  checkMs?: number | undefined;
  without: (type: string | undefined) => boolean;
};

export async function countOthers({ client }: Management, types: readonly ContentTypeProps[]): Promise<number> {
  const { entries } = await sampleSpace();
  let others = 0;
  // The service refuses a search for an unpublished type.
  for (const kind of ENTRY_KINDS.filter((each) => types.some(({ sys }) => sys.id === each && sys.publishedVersion !== undefined)))
    others += (await client.entry.getMany({ query: { content_type: kind, 'sys.id[nin]': idsOf(entries), limit: 1 } })).total;
  return others;
}

const idsOf = (items: readonly SpaceItem[]) => items.map(({ sys }) => sys.id).join(',');

/** The sample's missing pictures, files and entries. An existing one is editors' own: it stays, unless its publication was interrupted. */
export async function sampleSteps(management: Management, { locales, codes, checkMs = CHECK_MS, without }: Space): Promise<Step[]> {
  const { client } = management;
  const { assets, entries } = await sampleSpace();
  const { items: knownAssets } = await client.asset.getMany({ query: { 'sys.id[in]': idsOf(assets), limit: 1000 } });
  const { items: knownEntries } = await client.entry.getMany({ query: { 'sys.id[in]': idsOf(entries), limit: 1000 } });
  // A language in which the space requires every field gets the default language's text.
  const strict = locales.filter(({ optional, default: isDefault }) => !optional && !isDefault).map(({ code }) => code);
  const knownOf = <T extends { sys: { id: string } }>(items: readonly T[], { sys: { id } }: SpaceItem) =>
    items.find(({ sys }) => sys.id === id);
  const ours = inOrder(entries).filter(({ sys }) => !without(sys.contentType?.sys.id));
  return [
    ...assets.map((each) => assetStep(management, { ...each, fields: underCodes(each, codes, []) }, knownOf(knownAssets, each), checkMs)),
    ...ours.map((each) => entryStep(management, { ...each, fields: underCodes(each, codes, strict) }, knownOf(knownEntries, each))),
  ];
}

/** Linked items first, then the oldest article first, so that lists have its order. */
function inOrder(entries: readonly SpaceItem[]): SpaceItem[] {
  const isCode = ({ sys }: SpaceItem) => sys.contentType?.sys.id === CODE_BLOCK;
  const byAge = (a: SpaceItem, b: SpaceItem) => a.sys.createdAt.localeCompare(b.sys.createdAt) || b.sys.id.localeCompare(a.sys.id);
  return [...entries.filter(isCode), ...entries.filter((entry) => !isCode(entry)).sort(byAge)];
}

function underCodes({ sys, fields }: SpaceItem, codes: Record<Locale, string>, strict: readonly string[]): SpaceItem['fields'] {
  const model = CONTENT_MODEL.find(({ id }) => id === sys.contentType?.sys.id);
  const renamed = Object.entries(fields).map(([name, values]) => {
    const own = LOCALES.filter((locale) => sampleCode(locale) in values).map((locale) => [codes[locale], values[sampleCode(locale)]]);
    const field = model?.fields.find(({ id }) => id === name);
    const filled = field?.localized && field.required ? strict.map((code) => [code, values[sampleCode(DEFAULT_LOCALE)]]) : [];
    return [name, { ...Object.fromEntries(filled), ...Object.fromEntries(own) }];
  });
  return Object.fromEntries(renamed);
}

/** Whether an earlier run created it and ended before publishing it. */
const isHalfDone = ({ publishedCounter, publishedVersion, archivedVersion }: EntryProps['sys'] | AssetProps['sys']) =>
  !publishedVersion && !publishedCounter && !archivedVersion;

function entryStep({ client }: Management, { sys: { id, contentType }, fields }: SpaceItem, current: EntryProps | undefined): Step {
  const what = `entry ${id}`;
  const params = { entryId: id };
  const publish = (entry: EntryProps) => client.entry.publish(params, entry);
  if (current) return isHalfDone(current.sys) ? { what, action: 'update', detail: 'publish', write: () => publish(current) } : keep(what);
  const contentTypeId = contentType?.sys.id as string;
  return { what, action: 'create', write: async () => publish(await client.entry.createWithId({ ...params, contentTypeId }, { fields })) };
}

function assetStep({ client }: Management, { sys: { id }, fields }: SpaceItem, current: AssetProps | undefined, checkMs: number): Step {
  const { file: files, ...words } = fields as SpaceItem['fields'] & { file: Record<string, SampleFile> };
  const [code, { url, contentType, fileName }] = Object.entries(files)[0] as [string, SampleFile];
  const what = `${contentType.startsWith('image/') ? 'picture' : 'file'} ${id}`;
  if (current && !isHalfDone(current.sys)) return keep(what);
  const write = async () => {
    const bytes = readFileSync(join('public', url));
    const { sys } = await client.upload.create({}, { file: new Uint8Array(bytes).buffer });
    const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: sys.id } };
    const wanted = { ...words, file: { [code]: { contentType, fileName, uploadFrom } } } as unknown as AssetProps['fields'];
    const saved = current
      ? await client.asset.update({ assetId: id }, { ...current, fields: wanted })
      : await client.asset.createWithId({ assetId: id }, { fields: wanted });
    const options = { processingCheckWait: checkMs, processingCheckRetries: CHECKS };
    await client.asset.publish({ assetId: id }, await client.asset.processForAllLocales({}, saved, options));
  };
  return { what, action: current ? 'update' : 'create', write };
}
