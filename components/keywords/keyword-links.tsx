import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { SmartLink } from '@/components/ui/smart-link';
import { keywordsOfEntry } from '@/lib/content/keywords/keyword-queries';
import type { Card } from '@/lib/content/types';
import { currentLocale } from '@/lib/i18n/current-locale';
import { keywordPath } from '@/lib/routing/collection-addresses';

/** An entry's keywords; those that have a page lead to it. */
export async function KeywordLinks({ entry, ...rest }: { entry: Card } & ComponentProps<'section'>) {
  const locale = await currentLocale();
  // A text that fell back to English has English keywords, which have no pages in this language.
  const names = entry.language === locale ? entry.keywords : [];
  if (names.length === 0) return null;
  const keywords = await keywordsOfEntry(entry.kind, names, locale);
  const t = await getTranslations('entry.keywords');
  return (
    <section aria-label={t('label')} lang={locale} {...rest}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
        {keywords.map(({ name, slug }) => (
          <li key={name} className="flex min-h-11 items-center">
            {slug ? (
              <SmartLink
                href={keywordPath(entry.kind, slug)}
                className="inline-flex min-h-11 items-center text-thread underline decoration-1 underline-offset-4 hover:text-thread-strong"
              >
                {name}
              </SmartLink>
            ) : (
              <span className="text-soft">{name}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
