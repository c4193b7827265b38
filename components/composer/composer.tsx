'use client';

import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '@/components/ui/class-names';
import { type LateWords, loadLateWords } from '@/lib/i18n/late-words';
import type { Locale } from '@/lib/i18n/locales';
import { fragmentOf, LINE_MAX, lineOf } from '@/lib/site/line-in-address';
import type en from '@/messages/en/composer.json';
import styles from './composer.module.css';
import type { PreparedPost, Sample } from './post';

/** Distance below the window at which the code of the previews loads. */
const AHEAD = '400px';
const MIDDLE = { x: 0.5, y: 0.5 };
const FOCUSED = 'has-focus-visible:outline-2 has-focus-visible:outline-thread has-focus-visible:outline-offset-2';
const PUSH =
  'flex size-11 items-center justify-center border border-hairline text-ink hover:border-transparent max-sm:hidden cursor-pointer rounded-full bg-raised disabled:opacity-40';
const TOOL =
  'gap-2 px-4 text-small max-sm:gap-1.5 max-sm:px-2.5 max-sm:text-[0.8125rem] inline-flex min-h-11 cursor-pointer items-center rounded-button border border-hairline bg-raised font-medium hover:border-ink';

type ComposerProps = {
  locale: Locale;
  words: Omit<typeof en, 'title' | 'lede' | 'samples' | 'notes' | 'sources'>;
  icons: Record<'picture' | 'share' | 'back' | 'on', ReactNode>;
  sample: Sample;
  /** The line of the prepared posts. */
  prepared: string;
  posts: readonly PreparedPost[];
  /** Whether the composer has a page to itself. */
  wide: boolean;
  /** The list of posts: its attributes, and as it comes with the page. */
  list: Pick<ComponentProps<'ul'>, 'aria-label' | 'tabIndex' | 'className'>;
  example: ReactNode;
};

/** Loaded when the composer is near: the code of the previews, and their words. */
type Preview = typeof import('./own-preview') & { words: LateWords['composer'] };

/** The first composer scrolls into view if the address names it. Later the composer writes the address itself. */
let isKnown = false;

/** The text typed, or kept by the browser, before this code loaded. */
const typedIn = (field: string): string | undefined =>
  typeof document === 'undefined' ? undefined : (document.getElementById(field) as HTMLTextAreaElement | null)?.value;

/**
 * A field for a line, and its posts on nine networks. The prepared posts come with the page. When the composer is near, used, or named by the
 * address, the code of the previews loads, and the posts show the visitor's own text and picture. Nothing is sent or stored.
 */
export function Composer({ locale, words, icons, sample, prepared, posts, wide, list, example }: ComposerProps) {
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const hasBegun = useRef(false);
  const [preview, setPreview] = useState<Preview>();
  const [line, setLine] = useState(() => typedIn(id) ?? prepared);
  const [picture, setPicture] = useState<HTMLCanvasElement>();
  const [point, setPoint] = useState(MIDDLE);
  const [status, setStatus] = useState('');
  const [isAtStart, setIsAtStart] = useState(true);
  const [isAtEnd, setIsAtEnd] = useState(false);
  // The first rendering must equal the server's.
  const own = preview && line !== prepared ? line : undefined;

  const load = async (): Promise<Preview | undefined> => {
    if (preview) return preview;
    // Without it the prepared posts stay.
    const parts = await Promise.all([import('./own-preview'), loadLateWords(locale)]).catch(() => undefined);
    if (!parts) return;
    const loaded = { ...parts[0], words: parts[1].composer };
    const hadFocus = host.current?.contains(document.activeElement);
    flushSync(() => setPreview(loaded));
    // The list is a new element now.
    if (hadFocus && !host.current?.contains(document.activeElement)) row.current?.focus();
    return loaded;
  };
  const show = async (chosen: Blob | undefined) => {
    if (!chosen) return;
    // The picture did not come from the field, so the field may choose any again.
    if (file.current && chosen !== file.current.files?.[0]) file.current.value = '';
    const loaded = await load();
    try {
      setPicture(await loaded?.readPicture(chosen));
      setPoint(MIDDLE);
      setStatus('');
    } catch {
      setStatus(loaded?.words.unreadable ?? '');
    }
  };
  const share = async () => {
    history.replaceState(null, '', location.pathname + location.search + fragmentOf(line));
    let result: 'copied' | 'failed' = 'copied';
    try {
      await navigator.clipboard.writeText(location.href);
    } catch {
      // Not allowed, or no clipboard without TLS.
      result = 'failed';
    }
    setStatus((await load())?.words[result] ?? '');
  };
  // In a right-to-left layout, scroll positions are negative.
  const push = (by: number) => {
    const { current } = row;
    current?.scrollBy({ left: by * current.clientWidth * (getComputedStyle(current).direction === 'rtl' ? -1 : 1) });
  };
  const mark = () => {
    if (!row.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = row.current;
    setIsAtStart(Math.abs(scrollLeft) < 2);
    setIsAtEnd(Math.abs(scrollLeft) > scrollWidth - clientWidth - 2);
  };

  const begin = useEffectEvent(() => {
    const told = lineOf(location.hash);
    if (told !== undefined) {
      // A restored page has the latest text.
      if (!hasBegun.current) setLine(told);
      if (!isKnown) host.current?.scrollIntoView({ block: 'center' });
      void load();
    }
    isKnown = hasBegun.current = true;
    // The field of a restored page may hold a picture.
    void show(file.current?.files?.[0]);
  });
  const wake = useEffectEvent(() => void load());
  useEffect(() => {
    begin();
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && wake(), {
      rootMargin: AHEAD,
    });
    if (host.current) observer.observe(host.current);
    return () => {
      observer.disconnect();
      setPicture(undefined);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is longer then
  useEffect(mark, [preview]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a picture can be dropped anywhere here, and chosen by the field
    <div
      ref={host}
      data-composer={preview ? 'works' : ''}
      onFocus={() => load()}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        const dropped = event.dataTransfer.files[0];
        if (!dropped) return;
        event.preventDefault();
        void show(dropped);
      }}
      className="grid min-w-0 grid-cols-1 gap-6"
    >
      <div className={wide ? 'grid grid-cols-1 gap-x-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : styles.columnEnd}>
        <div>
          <label htmlFor={id} className="block font-semibold text-small">
            {words.label}
          </label>
          <div className={`mt-2 rounded-card border border-hairline bg-raised p-4 shadow-float ${FOCUSED}`}>
            <p className="scripted:hidden">{prepared}</p>
            <textarea
              id={id}
              rows={3}
              maxLength={LINE_MAX}
              autoComplete="off"
              value={line}
              onChange={({ target }) => {
                setLine(target.value);
                setStatus('');
              }}
              onPaste={({ clipboardData }) => void show(clipboardData.files[0])}
              aria-describedby={`${id}note`}
              className={classNames(styles.line, 'hidden w-full text-start leading-snug outline-none scripted:block')}
            />
          </div>
        </div>
        <div className={wide ? 'lg:pt-4' : undefined}>
          <div className="mt-3 hidden flex-wrap gap-2 scripted:flex">
            <label className={`${TOOL} relative ${FOCUSED}`}>
              {icons.picture}
              {words.picture}
              <input
                ref={file}
                type="file"
                accept="image/*"
                onChange={({ target }) => void show(target.files?.[0])}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
            </label>
            <button type="button" onClick={share} className={TOOL}>
              {icons.share}
              {words.share}
            </button>
            {!wide && (
              <>
                <button type="button" aria-label={words.back} disabled={isAtStart} onClick={() => push(-1)} className={`${PUSH} ms-auto`}>
                  {icons.back}
                </button>
                <button type="button" aria-label={words.on} disabled={isAtEnd} onClick={() => push(1)} className={PUSH}>
                  {icons.on}
                </button>
              </>
            )}
          </div>
          {preview && picture && (
            <preview.Cropping
              picture={picture}
              point={point}
              words={preview.words}
              onPoint={setPoint}
              onTakeOut={() => {
                setPicture(undefined);
                if (file.current) file.current.value = '';
                file.current?.focus();
              }}
            />
          )}
          <p id={`${id}note`} className="small-note mt-3 hidden scripted:block">
            {own === undefined ? words.byHand : preview?.words.own}
          </p>
          {/* Never hidden: a live region has to be there before its words, or they are not announced. */}
          <output className="not-empty:mt-2 block font-medium text-small">{status}</output>
        </div>
      </div>
      <div className={wide ? 'min-w-0' : `max-sm:pe-0! min-w-0 ${styles.columnEnd}`}>
        {preview ? (
          <ul {...list} ref={row} onScroll={mark}>
            {posts.map(({ network, note, text }) => (
              <preview.Post
                key={network}
                {...{ network, note, sample, locale }}
                // The posts were written for the prepared line.
                text={own ?? text}
                over={preview.words.over}
                picture={picture && <preview.Crop {...{ picture, point, network }} />}
              />
            ))}
          </ul>
        ) : (
          example
        )}
      </div>
    </div>
  );
}
