import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from '@/components/content/entry-lists.module.css';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import type { NamedKeyword } from '@/lib/content/keywords/keyword-queries';
import { keywordPath } from '@/lib/routing/collection-addresses';
import { COLLECTIONS, type EntryKind } from '@/lib/site/collections';

/** Number of keywords that are always shown; the others are folded. */
const OPEN_KEYWORDS = 12;

type KeywordRowProps = {
  kind: EntryKind;
  /** In the order of their names. `count` where the page that shows it is made anew when it changes. */
  keywords: (NamedKeyword & { count?: number })[];
  /** How many entries the list has, beside keywords that are counted. */
  total?: number;
  /** The keyword whose pages these are; without one it is the whole list. */
  current?: string;
};

/** The ways into a list: everything, and each keyword that has a page. On as many lines as they take, so that none is out of sight on a phone. */
export function KeywordRow({ kind, keywords, total, current }: KeywordRowProps) {
  const t = useTranslations('entry.keywords');
  if (keywords.length === 0) return null;
  const [open, folded] = keywords.length <= OPEN_KEYWORDS ? [keywords, []] : split(keywords, current);
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
        {links(open)}
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

/** Number of colours (`data-hue` in app/globals.css). */
const HUES = 8;

/** A topic's own colour, on its chips, beside its entries and on the head of its pages: by its letters, so the same in every list, whatever keywords come and go. */
export const hueOf = (topic: string) => ((topic.charCodeAt(1) || 0) + 2 * topic.charCodeAt(topic.length - 1) + topic.length) % HUES;

/** The most used ones stay open, both halves in the order of their names. Without counts there is no telling: the one that is shown. */
function split<T extends { slug: string; count?: number }>(keywords: T[], current: string | undefined): [T[], T[]] {
  if (keywords.some(({ count }) => count === undefined))
    return [keywords.filter(({ slug }) => slug === current), keywords.filter(({ slug }) => slug !== current)];
  const ranked = keywords.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
  const open = new Set(ranked.slice(0, OPEN_KEYWORDS));
  return [keywords.filter((each) => open.has(each)), keywords.filter((each) => !open.has(each))];
}

type ChipProps = { href: string; count?: number | undefined; current?: boolean; hue?: number | undefined; children: ReactNode };

function Chip({ href, count, current = false, hue, children }: ChipProps) {
  const look = current ? 'border-ink bg-ink text-paper' : 'border-hairline bg-raised text-ink hover:border-ink';
  return (
    <li>
      <SmartLink
        href={href}
        data-hue={hue}
        {...(current ? { 'aria-current': true as const } : {})}
        className={`flex min-h-11 items-center justify-center whitespace-nowrap rounded-button border text-small transition-colors ${look}`}
      >
        <span className="inline-block first-letter:uppercase">{children}</span>
        {count === undefined ? null : <span className={`tabular-nums ${current ? '' : 'text-soft'}`}>{count}</span>}
      </SmartLink>
    </li>
  );
}
