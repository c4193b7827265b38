'use client';

import { useEffect, useRef, useState } from 'react';
import type { Chapter } from '@/lib/content/rich-text/headings';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './reading.module.css';

/** A heading is being read under once it has come this far up: everything above 35% of the window. */
const READ = '1000000px 0px -65% 0px';

export type ContentsProps = {
  chapters: readonly Chapter[];
  /** Where the titles are not in the page's language. */
  lang?: string | undefined;
  className?: string;
  /** On a narrow screen, too, they stay in view: folded below the header, with the name of the section that is being read. */
  follows?: boolean;
};

/** The contents of a long page, which mark where the reader is. The links work without scripts. */
export function Contents({ label, chapters, lang, className, follows = false }: ContentsProps & { label: string }) {
  const nav = useRef<HTMLElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  // Above the first section, contents that stay in view name the first section.
  const current = useSectionRead(chapters, follows ? chapters[0]?.id : undefined);
  useEffect(() => {
    const link = current && nav.current?.querySelector('[aria-current]');
    if (nav.current && link) keepInView(nav.current, link);
  }, [current]);
  return (
    <div className={classNames(styles.contentsBox, follows && styles.follows, className)}>
      {/* The list is beside the details element, not in it: one list then serves narrow and wide screens. */}
      <details ref={fold} className="group/contents lg:hidden">
        <summary>
          {label}
          {follows ? (
            <span data-section="" lang={lang}>
              {flat(chapters).find(({ id }) => id === current)?.title}
            </span>
          ) : null}
          <Icon name="chevron" className="size-5 text-thread transition-transform group-open/contents:rotate-180" />
        </summary>
      </details>
      <nav ref={nav} aria-label={label}>
        <p aria-hidden="true" className="mb-3 font-semibold max-lg:hidden">
          {label}
        </p>
        <Chapters
          chapters={chapters}
          lang={lang}
          current={current}
          // Contents that lie over the text fold, as the text is what the reader wants to see now.
          onFollow={() => follows && fold.current?.removeAttribute('open')}
        />
      </nav>
    </div>
  );
}

type ChaptersProps = Pick<ContentsProps, 'chapters' | 'lang'> & { current: string | undefined; onFollow: () => void };

function Chapters({ chapters, lang, ...links }: ChaptersProps) {
  return (
    <ol lang={lang}>
      {chapters.map(({ id, title, chapters: inner = [] }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === links.current ? 'location' : undefined} onClick={links.onFollow}>
            {title}
          </a>
          {inner.length > 0 ? <Chapters chapters={inner} {...links} /> : null}
        </li>
      ))}
    </ol>
  );
}

const flat = (chapters: readonly Chapter[]): Chapter[] => chapters.flatMap((chapter) => [chapter, ...flat(chapter.chapters ?? [])]);

/** The id of the section that is being read; `first` above all of them. */
function useSectionRead(chapters: readonly Chapter[], first: string | undefined): string | undefined {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    const headings = flat(chapters).flatMap(({ id }) => document.getElementById(id) ?? []);
    const passed = new Set<Element>();
    const look = () => {
      const places = headings.filter((each) => passed.has(each)).map((each) => ({ id: each.id, at: each.getBoundingClientRect() }));
      // The lowest, which in columns need not be the last; of two on a line the first.
      const lowest = places.reduce<(typeof places)[number] | undefined>(
        (best, each) => (best && each.at.top < best.at.top + 8 ? best : each),
        undefined,
      );
      // Of sections side by side the one that was asked for.
      const asked = places.find(({ id, at }) => `#${encodeURI(id)}` === location.hash && lowest && isBeside(at, lowest.at));
      setRead((asked ?? lowest)?.id ?? first);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target);
          else passed.delete(target);
        }
        look();
      },
      { rootMargin: READ },
    );
    for (const heading of headings) observer.observe(heading);
    addEventListener('hashchange', look);
    return () => {
      observer.disconnect();
      removeEventListener('hashchange', look);
    };
  }, [chapters, first]);
  return read;
}

/** Whether it is in another column, and close enough above that a reader sees both. */
const isBeside = (one: DOMRect, other: DOMRect) => one.left !== other.left && other.top - one.top < innerHeight * 0.35;

/** Contents longer than the window scroll along, and only they. */
function keepInView(scroller: HTMLElement, link: Element): void {
  if (scroller.scrollHeight <= scroller.clientHeight) return;
  const place = link.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
  scroller.scrollTop = place - scroller.clientHeight / 2;
}
