import { getTranslations } from 'next-intl/server';
import { breadcrumbs } from '@/lib/head/structured-data/lists';
import { currentLocale } from '@/lib/i18n/current-locale';
import { absoluteUrl } from '@/lib/routing/absolute-url';
import { type PagePath, pageAt } from '@/lib/site/pages';
import { JsonLd } from './json-ld';

export async function CompetitorData({ path }: { path: PagePath }) {
  const locale = await currentLocale();
  const t = await getTranslations('shell.nav');
  const way = (['/', '/compare', path] as const).map((each) => ({ name: t(pageAt(each).name), url: absoluteUrl(each, locale) }));
  return <JsonLd things={[breadcrumbs(way)]} />;
}
