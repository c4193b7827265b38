import { draftMode } from 'next/headers';
import { type ContentStore, contentStore } from './content-store.ts';
import { draftStore } from './draft-store.ts';

/**
 * The store for the page being made: drafts for an editor in draft mode, else published content. Inside 'use cache', too: Next runs such a
 * function again for every draft request and does not cache its result.
 */
export async function pageStore(): Promise<ContentStore> {
  const { isEnabled } = await draftMode();
  return isEnabled ? draftStore() : contentStore();
}
