import { getTranslations } from 'next-intl/server';
import { absoluteUrl } from '@/lib/i18n/absolute-url';
import { currentLocale } from '@/lib/i18n/current-locale';
import { PAGE_NAMES } from '@/lib/page-names';
import type { PagePath } from '@/lib/routes';
import { breadcrumbs } from '@/lib/structured-data/lists';
import { JsonLd } from './json-ld';

/** The way to a page about a competitor. */
export async function CompetitorData({ path }: { path: PagePath }) {
  const locale = await currentLocale();
  const t = await getTranslations('shell.nav');
  const way = (['/', '/compare', path] as const).map((each) => ({ name: t(PAGE_NAMES[each]), url: absoluteUrl(each, locale) }));
  return <JsonLd things={[breadcrumbs(way)]} />;
}
