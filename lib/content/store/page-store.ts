import { draftMode } from 'next/headers';
import { type ContentStore, contentStore } from './content-store.ts';
import { draftStore } from './draft-store.ts';

/**
 * The store that the page being made is made from: drafts for an editor in draft mode, else what is published. Inside 'use cache', too: Next runs such a
 * function anew for every draft request and keeps nothing of what it gives.
 */
export async function pageStore(): Promise<ContentStore> {
  const { isEnabled } = await draftMode();
  return isEnabled ? draftStore() : contentStore();
}
