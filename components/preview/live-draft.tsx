'use client';

import { ContentfulLivePreviewProvider, useContentfulLiveUpdates } from '@contentful/live-preview/react';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { SHOWN_FIELDS } from '@/lib/content/drafts/shown-fields';
import type { EditingApp } from './editing-app';
import { followTyping } from './follow-typing';

/** An entry as the editing app knows it: one value per field, in the language that is shown. */
type Source = { sys: { id: string }; fields: Record<string, unknown> };

type LiveDraftProps = {
  source: Source;
  app: EditingApp;
  /** The message that shows if following has failed. */
  behind: string;
  /** The column beside the text. Its entries are picked at random, so it is kept while the text is rendered again. */
  related: ReactNode;
  children: ReactNode;
};

const Related = createContext<ReactNode>(null);

/** The place of the column beside the text. */
export const RelatedSlot = () => useContext(Related);

/**
 * Follows what an editor types in Contentful while this page stands in Contentful's preview frame. It also leads from an element back to
 * its field. Outside such a frame it does nothing.
 */
export function LiveDraft({ source, app, behind, related, children }: LiveDraftProps) {
  const [firstRelated] = useState(related);
  const [firstSource] = useState(source);
  return (
    <ContentfulLivePreviewProvider {...app}>
      <Related value={firstRelated}>
        <Follow source={firstSource} behind={behind} />
        {children}
      </Related>
    </ContentfulLivePreviewProvider>
  );
}

/** Renders once at a time. The next rendering includes all that was typed meanwhile. */
function Follow({ source, behind }: Pick<LiveDraftProps, 'source' | 'behind'>) {
  const live = useContentfulLiveUpdates(source);
  const newest = useRef(source);
  const drawn = useRef(source);
  const isDrawing = useRef(false);
  const [isBehind, setBehind] = useState(false);
  useEffect(() => {
    newest.current = live;
    if (isDrawing.current) return;
    isDrawing.current = true;
    const follow = async () => {
      try {
        while (drawn.current !== newest.current) {
          drawn.current = newest.current;
          await followTyping(typedIn(drawn.current));
        }
        setBehind(false);
      } catch {
        setBehind(true);
      } finally {
        isDrawing.current = false;
      }
    };
    follow();
  }, [live]);
  return (
    <p role="status" className={isBehind ? 'page-column py-3 text-small' : 'sr-only'}>
      {isBehind ? behind : ''}
    </p>
  );
}

/** An emptied field is sent as null. */
const typedIn = ({ sys, fields }: Source) => ({
  id: sys.id,
  fields: Object.fromEntries(SHOWN_FIELDS.map((name) => [name, fields[name] ?? null])),
});
