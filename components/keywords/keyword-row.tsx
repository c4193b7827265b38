import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from '@/components/content/entry-lists.module.css';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import type { NamedKeyword } from '@/lib/content/keywords/keyword-queries';
import type { Card } from '@/lib/content/types';
import { keywordPath } from '@/lib/routing/collection-addresses';
import { COLLECTIONS, type EntryKind } from '@/lib/site/collections';

/** Number of keywords that always show. The other keywords are folded. */
const OPEN_KEYWORDS = 12;

type KeywordRowProps = {
  kind: EntryKind;
  /** Sorted by name. `count` is set only if the page is rebuilt when the count changes. */
  keywords: (NamedKeyword & { count?: number })[];
  /** Number of entries in the whole list. It is set only if the keywords have counts. */
  total?: number;
  /** The slug of the keyword that this page belongs to. It is absent on the page of the whole list. */
  current?: string;
};

/** Links to the whole list and to each keyword that has a page. They wrap to several lines, so that a phone shows all of them. */
export function KeywordRow({ kind, keywords, total, current }: KeywordRowProps) {
  const t = useTranslations('entry.keywords');
  if (keywords.length === 0) return null;
  const ranked = keywords.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, OPEN_KEYWORDS);
  // The most used keywords show, or without counts only the current one. The others are folded. Both parts keep the order of the names.
  const open = total !== undefined || keywords.length <= OPEN_KEYWORDS ? ranked : keywords.filter(({ slug }) => slug === current);
  const folded = keywords.filter((each) => !open.includes(each));
  const links = (some: KeywordRowProps['keywords']) =>
    some.map(({ slug, name, topic, count }) => (
      <Chip key={slug} href={keywordPath(kind, slug)} count={count} current={slug === current} hue={hueOf(topic)}>
        {name}
      </Chip>
    ));
  return (
    <nav aria-label={t('label')} className={styles.keywordRow}>
      <ul className="flex flex-wrap">
        <Chip href={COLLECTIONS[kind].listPath} count={total} current={!current}>
          {t('all')}
        </Chip>
        {links(keywords.filter((each) => open.includes(each)))}
      </ul>
      {folded.length > 0 ? (
        <details className="group/more mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-small text-thread hover:text-thread-strong [&::-webkit-details-marker]:hidden">
            {t('more', { count: folded.length })}
            <Icon name="chevron" className="size-4 transition-transform group-open/more:rotate-180" />
          </summary>
          <ul className="mt-2 flex flex-wrap">{links(folded)}</ul>
        </details>
      ) : null}
    </nav>
  );
}

/** Number of hues (`data-hue` in app/globals.css). */
const HUES = 8;

/** The hue of a topic. It depends only on the topic's letters, so other keywords never change it, and it is the same in every list. */
export const hueOf = (topic: string) => ((topic.charCodeAt(1) || 0) + 2 * topic.charCodeAt(topic.length - 1) + topic.length) % HUES;

/** The keywords of a list that an entry has, in the order of the entry. */
export function keywordsAmong(list: readonly NamedKeyword[], { keywords }: Card): NamedKeyword[] {
  const byName = new Map(list.map((keyword) => [keyword.name.toLowerCase(), keyword]));
  return keywords.flatMap((name) => byName.get(name.toLowerCase()) ?? []);
}

type ChipProps = { href: string; count?: number | undefined; current?: boolean; hue?: number | undefined; children: ReactNode };

function Chip({ href, count, current = false, hue, children }: ChipProps) {
  const look = current ? 'border-ink bg-ink text-paper' : 'border-hairline bg-raised text-ink hover:border-ink';
  return (
    <li>
      <SmartLink
        href={href}
        data-hue={hue}
        {...(current && { 'aria-current': true })}
        className={`flex min-h-11 items-center justify-center whitespace-nowrap rounded-button border text-small transition-colors ${look}`}
      >
        <span className="inline-block first-letter:uppercase">{children}</span>
        {count === undefined ? null : <span className={`tabular-nums ${current ? '' : 'text-soft'}`}>{count}</span>}
      </SmartLink>
    </li>
  );
}
