import { getTranslations } from 'next-intl/server';
import { entryOrList } from '@/lib/content/entry-or-list';
import { env } from '@/lib/env';
import { previewPicture } from '@/lib/head/social-picture';
import { article } from '@/lib/head/structured-data/article';
import { breadcrumbs } from '@/lib/head/structured-data/lists';
import { currentLocale } from '@/lib/i18n/current-locale';
import { absoluteUrl } from '@/lib/routing/absolute-url';
import { canonicalEntryPath, entryPath } from '@/lib/routing/collection-addresses';
import { authorName } from '@/lib/site/author';
import { COLLECTIONS, type EntryKind } from '@/lib/site/collections';
import { JsonLd } from './json-ld';

export async function EntryData({ kind, slug }: { kind: EntryKind; slug: string }) {
  const locale = await currentLocale();
  const entry = await entryOrList(kind, slug, locale);
  const { copy, listPath } = COLLECTIONS[kind];
  const t = await getTranslations(copy);
  const shell = await getTranslations('shell.nav');
  const url = absoluteUrl(entryPath(entry), locale);
  const image = entry.picture && absoluteUrl(previewPicture(entry.picture).url);
  return (
    <JsonLd
      things={[
        // This is the canonical address, because a page that shows the English text is not an article of its own.
        article(env().SITE_URL, entry, absoluteUrl(canonicalEntryPath(entry, locale)), image, await authorName(entry.bodyLanguage)),
        breadcrumbs([
          { name: shell('home'), url: absoluteUrl('/', locale) },
          { name: t('label'), url: absoluteUrl(listPath, locale) },
          { name: entry.title, url },
        ]),
      ]}
    />
  );
}
