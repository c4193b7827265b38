import { getTranslations } from 'next-intl/server';
import styles from '@/components/content/entry-lists.module.css';
import { EntryRows } from '@/components/content/entry-rows';
import { ArrowLink } from '@/components/ui/button';
import { keywordElsewhere } from '@/lib/content/keywords/keyword-queries';
import { currentLocale } from '@/lib/i18n/current-locale';
import { keywordPath } from '@/lib/routing/collection-addresses';
import { COLLECTIONS, type EntryKind } from '@/lib/site/collections';

/** A reader of articles on a subject may want a resource on it. A reader of a resource may want articles on its subject. */
const OTHER: Record<EntryKind, EntryKind> = { blog: 'resource', resource: 'blog', compare: 'blog' };

/** Entries of another kind with the same keyword, and a link to all of them. They stand below the entries of a keyword. */
export async function KeywordInOtherKinds({ kind, slug }: { kind: EntryKind; slug: string }) {
  const locale = await currentLocale();
  const other = OTHER[kind];
  const found = await keywordElsewhere(other, slug, locale);
  if (!found) return null;
  const t = await getTranslations(COLLECTIONS[other].copy);
  const all = await getTranslations('entry.keywords');
  return (
    <section aria-labelledby="elsewhere" className={styles.elsewhere}>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8">
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
