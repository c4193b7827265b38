import { getTranslations } from 'next-intl/server';
import styles from '@/components/content/entry-lists.module.css';
import { EntryRows } from '@/components/content/entry-rows';
import { ArrowLink } from '@/components/ui/button';
import { keywordElsewhere } from '@/lib/content/keywords/keyword-queries';
import { currentLocale } from '@/lib/i18n/current-locale';
import { keywordPath } from '@/lib/routing/collection-addresses';
import { COLLECTIONS, type EntryKind } from '@/lib/site/collections';

/** Who reads of a subject may want a sheet for it, and who has the sheet what is written of it. */
const OTHER: Record<EntryKind, EntryKind> = { blog: 'resource', resource: 'blog', compare: 'blog' };

/** Below the entries of a keyword: what the site has of another kind under the same word, and the way to all of it. */
export async function KeywordElsewhere({ kind, slug }: { kind: EntryKind; slug: string }) {
  const locale = await currentLocale();
  const other = OTHER[kind];
  const found = await keywordElsewhere(other, slug, locale);
  if (!found) return null;
  const t = await getTranslations(COLLECTIONS[other].copy);
  const all = await getTranslations('entry.keywords');
  return (
    <section aria-labelledby="elsewhere" className={styles.elsewhere}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id="elsewhere" className="section-title">
          {t('keyword.title', { keyword: found.name })}
        </h2>
        <ArrowLink id="elsewhere_all" aria-labelledby="elsewhere_all elsewhere" href={keywordPath(other, slug)}>
          {all('elsewhere')}
        </ArrowLink>
      </div>
      <EntryRows kind={other} cards={found.cards} leads={false} titleLevel={3} />
    </section>
  );
}
