import { draftMode } from 'next/headers';
import { type ContentStore, contentStore } from './content-store.ts';
import { draftStore } from './draft-store.ts';

/** Drafts for an editor in draft mode, else published content. Next caches no result of a 'use cache' function in draft mode. */
export async function pageStore(): Promise<ContentStore> {
  const { isEnabled } = await draftMode();
  return isEnabled ? draftStore() : contentStore();
}
