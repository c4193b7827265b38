'use client';

import { useEffect, useState } from 'react';
import type { EditingApp } from './editing-app';

/** Attributes with texts of the site. */
const TEXT_ATTRIBUTES = ['aria-label', 'alt', 'placeholder', 'title', 'content'];
const KEYS = 'data-text-key';

/** Tells an editor the key of each text of the page. A text that an entry replaces leads to its field. */
export function TextKeys({ label, hint, space, environment, locale, targetOrigin }: EditingApp & { label: string; hint: string }) {
  const [isOn, setOn] = useState(false);
  const [pointedAt, setPointedAt] = useState('');
  useEffect(() => {
    let observer: MutationObserver | undefined;
    const begin = async () => {
      const [{ decode }, { ContentfulLivePreview }] = await Promise.all([
        import('@contentful/content-source-maps'),
        import('@contentful/live-preview'),
      ]);
      await ContentfulLivePreview.init({ locale, space, environment, targetOrigin });
      const mark = () => markTexts(document, decode as Decode, locale);
      mark();
      observer = new MutationObserver(mark);
      observer.observe(document.body, { childList: true, subtree: true });
    };
    begin();
    return () => observer?.disconnect();
  }, [space, environment, locale, targetOrigin]);
  useEffect(() => {
    if (!isOn) return;
    const show = ({ target }: Event) => setPointedAt((target as Element).closest(`[${KEYS}]`)?.getAttribute(KEYS) ?? '');
    const end = new AbortController();
    for (const name of ['pointerover', 'focusin']) document.addEventListener(name, show, { signal: end.signal });
    return () => end.abort();
  }, [isOn]);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
      <label className="inline-flex min-h-11 items-center gap-2">
        <input type="checkbox" checked={isOn} onChange={(event) => setOn(event.target.checked)} /> {label}
      </label>
      <output className="wrap-anywhere">{isOn ? pointedAt || hint : ''}</output>
    </div>
  );
}

type Decode = (text: string) => { origin: string; href?: string } | undefined;

/** Every encoded mark begins with these four characters. */
const MARK = '\u200b\u200b\u200b\u200b';

/** Notes on each element the keys of its texts, and on one whose text has an entry the field of that entry. */
function markTexts(page: Document, decode: Decode, locale: string): void {
  const note = (element: Element | null, text: string) => {
    if (!element || !text.includes(MARK)) return;
    const { origin: key, href: entryId } = decode(text) ?? {};
    if (key === undefined) return;
    const keys = new Set(element.getAttribute(KEYS)?.split(' '));
    if (keys.has(key)) return;
    element.setAttribute(KEYS, [...keys.add(key)].join(' '));
    if (!entryId) return;
    element.setAttribute('data-contentful-entry-id', entryId);
    element.setAttribute('data-contentful-field-id', 'text');
    element.setAttribute('data-contentful-locale', locale);
  };
  const texts = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) note(texts.currentNode.parentElement, texts.currentNode.nodeValue ?? '');
  for (const name of TEXT_ATTRIBUTES)
    for (const element of page.querySelectorAll(`[${name}]`)) note(element, element.getAttribute(name) ?? '');
}
