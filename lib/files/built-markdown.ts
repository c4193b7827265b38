import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Replica } from '../content/store/replica.ts';
import { slugTags } from '../content/tags.ts';
import type { Entry } from '../content/types.ts';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import type { Lifetime } from '../next/built-lifetimes.ts';
import { routerPath } from '../routing/addresses.ts';
import { ENTRY_KINDS, type EntryKind } from '../site/collections.ts';
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

type Pattern = { path: string; meta: Meta };

/**
 * Writes every entry of a build as Markdown among the build's pages, in Next's form for a file that it made. Next itself makes one of each
 * kind and language, the newest: that is the pattern for the others. `lifetimeOf` gives the time for which it may be sent. Returns the
 * number of files. Throws if Next's own file differs from the file written here.
 */
export async function writeMarkdown(pages: string, replica: Replica, lifetimeOf: (path: string) => Lifetime | undefined): Promise<number> {
  let written = 0;
  for (const kind of ENTRY_KINDS)
    for (const locale of LOCALES) {
      const [newest, ...others] = replica.catalogue(kind).slugs(locale);
      if (newest === undefined) continue;
      const pattern = await patternOf(pages, kind, newest, locale, replica);
      const cacheControl = lifetimeOf(pattern.path);
      for (const slug of others) {
        const path = markdownPath(kind, slug, locale);
        const { text, headers } = await fileOf(kind, slug, locale, replica);
        const { key } = pattern.meta.routeCache;
        const routeCache = { ...pattern.meta.routeCache, key: key.slice(0, -pattern.path.length) + path };
        writeFileSync(join(pages, `${path}.body`), text);
        writeFileSync(join(pages, `${path}.meta`), JSON.stringify({ ...pattern.meta, headers, routeCache, cacheControl } satisfies Meta));
        written += 1;
      }
    }
  return written;
}

const markdownPath = (kind: EntryKind, slug: string, locale: Locale) => routerPath({ type: 'entryMarkdown', kind, slug }, locale);

async function fileOf(
  kind: EntryKind,
  slug: string,
  locale: Locale,
  replica: Replica,
): Promise<{ text: string; headers: Record<string, string> }> {
  const entry = replica.entryBySlug(kind, slug, locale)?.in[locale] as Entry;
  const response = markdownResponse(await entryMarkdown(entry, locale));
  const headers = { ...Object.fromEntries(response.headers), [TAGS_HEADER]: slugTags(kind, slug, locale, entry).join(',') };
  return { text: await response.text(), headers };
}

async function patternOf(pages: string, kind: EntryKind, slug: string, locale: Locale, replica: Replica): Promise<Pattern> {
  const path = markdownPath(kind, slug, locale);
  const meta = JSON.parse(readFileSync(join(pages, `${path}.meta`), 'utf8')) as Meta;
  const made = {
    text: readFileSync(join(pages, `${path}.body`), 'utf8'),
    headers: { ...meta.headers, [TAGS_HEADER]: tagsInHeader(meta.headers[TAGS_HEADER]).join(',') },
  };
  const own = await fileOf(kind, slug, locale, replica);
  if (meta.status !== 200 || !meta.routeCache.key.endsWith(path) || !isDeepStrictEqual(made, own))
    throw new Error(
      `${path}: what Next made is not what the build writes for others of its kind: ${JSON.stringify({ made: { ...meta, ...made }, own })}`,
    );
  return { path, meta };
}
