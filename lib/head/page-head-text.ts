import { getTranslations } from 'next-intl/server';
import type { Locale } from '../i18n/locales.ts';
import { COLLECTIONS, type EntryKind } from '../site/collections.ts';
import { headFacts } from '../site/head-facts.ts';
import { SITE } from '../site/identity.ts';
import { type PagePath, pageAt, titlePartsOf } from '../site/pages.ts';
import { titleWithProduct } from './head-text.ts';

export async function pageHeadText(path: PagePath, locale: Locale): Promise<{ title: string; description: string }> {
  const t = await getTranslations({ locale, namespace: `${pageAt(path).words}.meta` as 'pricing.meta' });
  const shell = await getTranslations({ locale, namespace: 'shell' });
  const facts = headFacts(locale);
  const title = t('title', facts);
  const parts = { title, product: title.includes(SITE.product) ? null : SITE.product, tagline: shell('tagline') };
  return {
    title: titlePartsOf(pageAt(path))
      .flatMap((part) => parts[part] ?? [])
      .join(' | '),
    description: t('description', facts),
  };
}

/** The title of a page by itself, without product or tagline. */
export async function pageTitle(path: PagePath, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: `${pageAt(path).words}.meta` as 'pricing.meta' });
  return t('title', headFacts(locale));
}

export async function feedTitle(kind: EntryKind, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: `${COLLECTIONS[kind].copy}.meta` as 'blog.meta' });
  return titleWithProduct(t('title'));
}
