import { PAGE_SIZE } from '@/lib/content/paging';
import { listPage } from '@/lib/content/queries';
import { itemList } from '@/lib/head/structured-data/lists';
import { currentLocale } from '@/lib/i18n/current-locale';
import { absoluteUrl } from '@/lib/routing/absolute-url';
import { entryPath } from '@/lib/routing/collection-addresses';
import type { EntryKind } from '@/lib/site/collections';
import { JsonLd } from './json-ld';

export async function ListData({ kind, page }: { kind: EntryKind; page: number }) {
  const locale = await currentLocale();
  const { cards } = await listPage(kind, locale, page);
  if (cards.length === 0) return null;
  const items = cards.map((card) => ({ name: card.title, url: absoluteUrl(entryPath(card), locale) }));
  return <JsonLd things={[itemList(items, (page - 1) * PAGE_SIZE + 1)]} />;
}
