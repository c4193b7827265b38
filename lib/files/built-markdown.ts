import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Replica } from '../content/store/replica.ts';
import { slugTags } from '../content/tags.ts';
import type { Entry } from '../content/types.ts';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import type { Lifetime } from '../next/prerender-manifest.ts';
import { routerPath } from '../routing/addresses.ts';
import { ENTRY_KINDS } from '../site/collections.ts';
import { TAGS_HEADER, tagsInHeader } from '../stored-pages/headers.ts';
import { entryMarkdown, markdownResponse } from './entry-markdown.ts';

/** What Next records of a built file beside its body; only the properties used here (16.4.6). */
type Meta = {
  status: number;
  headers: Record<string, string>;
  /** The cache key of the file: its path, after a prefix of its route. */
  routeCache: { key: string };
  cacheControl?: Lifetime;
};

/**
 * Writes every entry as Markdown among the build's pages, in the form of the one that Next made of each kind and language. Throws if what
 * Next made differs from what is written here. Returns the number of files.
 */
export async function writeMarkdown(pages: string, replica: Replica, lifetimeOf: (path: string) => Lifetime | undefined): Promise<number> {
  let written = 0;
  for (const kind of ENTRY_KINDS)
    for (const locale of LOCALES) {
      const [newest, ...others] = replica
        .catalogue(kind)
        .cards(locale)
        .map(({ slug }) => slug);
      if (newest === undefined) continue;
      const fileOf = (slug: string) => markdownFile(replica.entryBySlug(kind, slug, locale)?.in[locale] as Entry, locale);
      const pattern = await fileOf(newest);
      const meta = metaOf(pages, pattern);
      const prefix = meta.routeCache.key.slice(0, -pattern.path.length);
      const cacheControl = lifetimeOf(pattern.path);
      for (const slug of others) {
        const { path, text, headers } = await fileOf(slug);
        const routeCache = { ...meta.routeCache, key: prefix + path };
        writeFileSync(join(pages, `${path}.body`), text);
        writeFileSync(join(pages, `${path}.meta`), JSON.stringify({ ...meta, headers, routeCache, cacheControl } satisfies Meta));
        written += 1;
      }
    }
  return written;
}

async function markdownFile(entry: Entry, locale: Locale) {
  const { kind, slug } = entry;
  const response = markdownResponse(await entryMarkdown(entry, locale));
  const headers = { ...Object.fromEntries(response.headers), [TAGS_HEADER]: slugTags(kind, slug, locale, entry).join(',') };
  return { path: routerPath({ type: 'entryMarkdown', kind, slug }, locale), text: await response.text(), headers };
}

function metaOf(pages: string, own: Awaited<ReturnType<typeof markdownFile>>): Meta {
  const { path } = own;
  const meta = JSON.parse(readFileSync(join(pages, `${path}.meta`), 'utf8')) as Meta;
  const headers = { ...meta.headers, [TAGS_HEADER]: tagsInHeader(meta.headers[TAGS_HEADER]).join(',') };
  const made = { path, text: readFileSync(join(pages, `${path}.body`), 'utf8'), headers };
  if (meta.status !== 200 || !meta.routeCache.key.endsWith(path) || !isDeepStrictEqual(made, own))
    throw new Error(
      `${path}: what Next made is not what the build writes for others of its kind: ${JSON.stringify({ made: { ...meta, ...made }, own })}`,
    );
  return meta;
}
