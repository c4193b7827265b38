import { getTranslations } from 'next-intl/server';
import { breadcrumbs } from '@/lib/head/structured-data/lists';
import { currentLocale } from '@/lib/i18n/current-locale';
import { absoluteUrl } from '@/lib/routing/absolute-url';
import type { PagePath } from '@/lib/routing/routes';
import { PAGE_NAMES } from '@/lib/site/page-names';
import { JsonLd } from './json-ld';

/** The way to a page about a competitor. */
export async function CompetitorData({ path }: { path: PagePath }) {
  const locale = await currentLocale();
  const t = await getTranslations('shell.nav');
  const way = (['/', '/compare', path] as const).map((each) => ({ name: t(PAGE_NAMES[each]), url: absoluteUrl(each, locale) }));
  return <JsonLd things={[breadcrumbs(way)]} />;
}
