import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { SmartLink } from '@/components/ui/smart-link';
import { keywordsOfEntry } from '@/lib/content/keywords/keyword-queries';
import type { Card } from '@/lib/content/types';
import { currentLocale } from '@/lib/i18n/current-locale';
import { keywordPath } from '@/lib/routing/collection-addresses';

/** The entry's keywords that have a page. The others stand only in the head: beside links they would look like dead links. */
export async function KeywordLinks({ entry, ...rest }: { entry: Card } & Omit<ComponentProps<'section'>, 'className'>) {
  const locale = await currentLocale();
  // A text that falls back to English has English keywords. They have no pages in this language.
  if (entry.language !== locale || entry.keywords.length === 0) return null;
  const keywords = (await keywordsOfEntry(entry.kind, entry.keywords, locale)).flatMap(({ name, slug }) => (slug ? [{ name, slug }] : []));
  if (keywords.length === 0) return null;
  const t = await getTranslations('entry.keywords');
  return (
    <section aria-label={t('label')} lang={locale} className="mt-2" {...rest}>
      <ul className="flex flex-wrap gap-x-5 text-small">
        {keywords.map(({ name, slug }) => (
          <li key={name}>
            <SmartLink href={keywordPath(entry.kind, slug)} className="plain-link inline-block py-3 first-letter:uppercase">
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
