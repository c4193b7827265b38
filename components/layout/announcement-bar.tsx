'use client';

import { useLayoutEffect, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ShownAnnouncement } from '@/lib/content/announcements/page-announcement';
import { dismissAnnouncement, recallDismissal } from '@/lib/visitor/dismissed-announcement';

/** The page's announcement. It is in each page's head too, because the layout stays during a move. `sent`: the one of the loaded page. */
export function AnnouncementBar({ sent = '' }: { sent?: string }) {
  const content = useSyncExternalStore(onHeadChange, contentInHead, () => sent);
  const shown = content ? (JSON.parse(content) as ShownAnnouncement) : null;
  const key = shown?.key;
  useLayoutEffect(() => {
    if (key) recallDismissal(key);
  }, [key]);
  if (!shown) return null;
  const { label, dismiss, language, text, link, tags } = shown;
  return (
    <section aria-label={label} data-tone="inverse" className="bg-paper in-data-dismissed:hidden print:hidden">
      <div className="page-column flex items-center gap-3">
        <p lang={language} className="min-w-0 flex-1 py-2.5 text-small tabular-nums">
          <span {...tags?.text}>{text}</span>{' '}
          {link && (
            <a
              href={link.href}
              {...(link.href.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
              {...tags?.link}
              className="inline-block py-0.5 font-semibold underline hover:text-thread"
            >
              {link.text}
            </a>
          )}
        </p>
        <button
          type="button"
          aria-label={dismiss}
          onClick={() => dismissAnnouncement(shown.key)}
          className="-me-3 hidden size-11 shrink-0 place-items-center rounded-button hover:text-thread scripted:grid"
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
    </section>
  );
}

const contentInHead = () => document.querySelector<HTMLMetaElement>('head meta[name="announcement"]')?.content ?? '';

function onHeadChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.head, { childList: true, subtree: true, attributeFilter: ['content'] });
  return () => observer.disconnect();
}
