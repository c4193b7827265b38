import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { z } from 'zod';
import { DEFAULT_LOCALE, type Locale } from '../../../i18n/locales.ts';
import { allReadOn, COMPETITOR_IDS, COMPETITORS, pricesOf } from '../../../site/claims.ts';
import { ENTRY_KINDS, type EntryKind } from '../../../site/collections.ts';
import { SITE } from '../../../site/identity.ts';
import { PLANS, pricePerMonth } from '../../../site/plans.ts';
import { CODE_BLOCK } from '../../model.ts';
import { type SampleCode, toRichText } from './markdown.ts';
import { DEFAULT_CODE, SAMPLE_LANGUAGES, sampleCode } from './model.ts';

/** An entry or asset with a value per locale and field, as both APIs return it for all locales. */
export type SpaceItem = {
  sys: {
    id: string;
    type: 'Entry' | 'Asset';
    createdAt: string;
    /** Absent from the delivery API; the preview API and space exports have it. */
    firstPublishedAt?: string;
    updatedAt: string;
    revision: number;
    contentType?: { sys: { type: 'Link'; linkType: 'ContentType'; id: string } };
  };
  fields: Record<string, Record<string, unknown>>;
};

export type Space = { entries: SpaceItem[]; assets: SpaceItem[] };

// Not beside import.meta.url: the bundled module is in another folder than its texts.
const FOLDER = join(process.cwd(), 'lib', 'content', 'store', 'sample');
/** The lists of covers, pictures of the product and downloads: each names its files below public/. */
const ASSET_LISTS = ['assets.json', 'screens.json', 'files.json'];
const ASSETS_CREATED_AT = '2026-08-01T08:00:00.000Z';

const frontMatter = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  published: z.date().optional(),
  updated: z.date().optional(),
  slug: z.string().optional(),
});

const inEachLanguage = z.record(z.enum(SAMPLE_LANGUAGES.map(({ locale }) => locale)), z.string());

const assetList = z.array(
  z.object({
    id: z.string(),
    file: z.string(),
    /** Pixel size of pictures. */
    width: z.number().optional(),
    height: z.number().optional(),
    bytes: z.number(),
    contentType: z.string(),
    title: inEachLanguage,
    description: inEachLanguage.optional(),
  }),
);

let space: Promise<Space> | undefined;

/** The sample space, made from the Markdown files once per process. Throws with the file's name if a file is not usable. */
export function sampleSpace(): Promise<Space> {
  space ??= readSpace();
  return space;
}

async function readSpace(): Promise<Space> {
  const entries = await Promise.all(ENTRY_KINDS.flatMap((kind) => articleNames(kind).map((name) => readArticle(kind, name))));
  return { entries: entries.flat(), assets: readAssets() };
}

function articleNames(kind: EntryKind): string[] {
  const suffix = `.${DEFAULT_LOCALE}.md`;
  return readdirSync(join(FOLDER, 'entries', kind))
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length));
}

async function readArticle(kind: EntryKind, name: string): Promise<SpaceItem[]> {
  const texts = await Promise.all(SAMPLE_LANGUAGES.map(({ locale }) => readText(kind, name, locale)));
  const original = texts.find(({ locale }) => locale === DEFAULT_LOCALE);
  if (!original?.published) throw new Error(`${name}.${DEFAULT_LOCALE}.md has no "published" date`);
  const createdAt = original.published.toISOString();
  const times = { createdAt, updatedAt: original.updated?.toISOString() ?? createdAt };
  const perLocale = <T>(pick: (text: ArticleText) => T) => Object.fromEntries(texts.map((text) => [sampleCode(text.locale), pick(text)]));
  const article: SpaceItem = {
    sys: entrySys(`${kind}-${name}`, kind, times),
    fields: {
      title: perLocale((text) => text.title),
      description: perLocale((text) => text.description),
      keywords: perLocale((text) => text.keywords),
      slug: { [DEFAULT_CODE]: original.slug ?? name },
      previewImage: { [DEFAULT_CODE]: { sys: { type: 'Link', linkType: 'Asset', id: `cover-${name}` } } },
      content: perLocale((text) => text.document),
    },
  };
  const codes = original.codes.map(
    (code, position): SpaceItem => ({
      sys: entrySys(codeId(name, position), CODE_BLOCK, times),
      fields: {
        title: { [DEFAULT_CODE]: `${original.title} (${position + 1})` },
        ...(code.language ? { language: { [DEFAULT_CODE]: code.language } } : {}),
        code: perLocale((text) => text.codes[position]?.code ?? code.code),
      },
    }),
  );
  return [article, ...codes];
}

const codeId = (name: string, position: number) => `code-${name}-${position + 1}`;

function entrySys(id: string, contentType: string, times: { createdAt: string; updatedAt: string }): SpaceItem['sys'] {
  return { id, type: 'Entry', revision: 1, ...times, contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } } };
}

type ArticleText = z.output<typeof frontMatter> & { locale: Locale; document: unknown; codes: SampleCode[] };

async function readText(kind: EntryKind, name: string, locale: Locale): Promise<ArticleText> {
  const file = `${name}.${locale}.md`;
  const source = fillPlaceholders(readFileSync(join(FOLDER, 'entries', kind, file), 'utf8'), locale);
  const { data, content } = matter(source);
  const head = frontMatter.safeParse(data);
  if (!head.success) throw new Error(`${file}: ${z.prettifyError(head.error)}`);
  const { document, codes } = await toRichText(content, (position) => codeId(name, position));
  return { ...head.data, locale, document, codes };
}

/** The texts have placeholders for names and prices, so that only lib/site/identity.ts, plans.ts and claims.ts hold them. */
function fillPlaceholders(source: string, locale: Locale): string {
  const values: Record<string, string> = {
    product: SITE.product,
    productSlug: SITE.productSlug,
    sourcesRead: dayIn(locale),
    ...Object.fromEntries(
      PLANS.flatMap((plan) => [
        [`${plan.id}.monthly`, `$${pricePerMonth(plan, 'monthly')}`],
        [`${plan.id}.perMonth`, `$${pricePerMonth(plan, 'yearly')}`],
        [`${plan.id}.seats`, String(plan.seats)],
      ]),
    ),
    ...Object.fromEntries(
      COMPETITOR_IDS.flatMap((competitor) => [
        [`${competitor}.from`, `$${pricesOf(competitor)[0]}`],
        [`${competitor}.pricePage`, COMPETITORS[competitor].pricePage.url],
      ]),
    ),
  };
  return source.replaceAll(/\{([a-zA-Z]+(?:\.[a-zA-Z]+)?)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The day on which the pages about other tools were read, formatted for a language. */
const dayIn = (locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(allReadOn() ?? Number.NaN));

function readAssets(): SpaceItem[] {
  const list = ASSET_LISTS.flatMap((name) =>
    assetList.parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8').replaceAll('{product}', SITE.product))),
  );
  return list.map((asset) => ({
    sys: { id: asset.id, type: 'Asset', createdAt: ASSETS_CREATED_AT, updatedAt: ASSETS_CREATED_AT, revision: 1 },
    fields: {
      title: localized(asset.title),
      ...(asset.description && { description: localized(asset.description) }),
      file: {
        [DEFAULT_CODE]: {
          url: asset.file,
          fileName: asset.file.split('/').at(-1),
          contentType: asset.contentType,
          details: { size: asset.bytes, ...(asset.width && { image: { width: asset.width, height: asset.height } }) },
        },
      },
    },
  }));
}

const localized = (texts: z.output<typeof inEachLanguage>) =>
  Object.fromEntries(SAMPLE_LANGUAGES.map(({ locale }) => [sampleCode(locale), texts[locale]]));
