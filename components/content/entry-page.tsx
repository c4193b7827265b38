import { documentToReactComponents } from '@contentful/rich-text-react-renderer';
import { getFormatter, getTranslations } from 'next-intl/server';
import { SmartLink } from '@/components/ui/smart-link';
import { COLLECTIONS, entryPath } from '@/lib/content/collections';
import { entryOrList } from '@/lib/content/entry-or-list';
import { relatedCards } from '@/lib/content/queries';
import type { EntryKind } from '@/lib/content/types';
import { currentLocale } from '@/lib/i18n/current-locale';
import { RICH_TEXT } from './rich-text';

/** The page of an entry: head, text, related column. A missing entry leads to the list (SPEC.md section 2). */
export async function EntryPage({ kind, slug }: { kind: EntryKind; slug: string }) {
  const locale = await currentLocale();
  const entry = await entryOrList(kind, slug, locale);
  const related = await relatedCards(kind, entry.id, locale);
  const t = await getTranslations(COLLECTIONS[kind].copy);
  const words = await getTranslations('entry');
  const format = await getFormatter();
  return (
    <main>
      <article lang={entry.bodyLanguage}>
        <h1>{entry.title}</h1>
        <p>{entry.description}</p>
        <p>
          <time dateTime={entry.publishedAt}>{words('published', { date: format.dateTime(new Date(entry.publishedAt), { dateStyle: 'long' }) })}</time>
        </p>
        {entry.picture ? (
          // biome-ignore lint/performance/noImgElement: the pictures' own component comes with the reading pages
          <img src={entry.picture.url} alt={entry.picture.alt} width={entry.picture.width ?? undefined} height={entry.picture.height ?? undefined} />
        ) : null}
        {documentToReactComponents(entry.body, RICH_TEXT)}
      </article>
      {related.length > 0 ? (
        <aside aria-labelledby="related">
          <h2 id="related">{t('related')}</h2>
          {related.map((card) => (
            <SmartLink key={card.id} href={entryPath(card)} lang={card.language}>
              {card.title}
            </SmartLink>
          ))}
        </aside>
      ) : null}
    </main>
  );
}
