'use server';

import { refresh } from 'next/cache';
import { draftMode } from 'next/headers';
import { typedEntry } from '@/lib/content/drafts/typed';
import { noteTyped } from '@/lib/content/drafts/typed-now';
import { noteAction } from '@/lib/runtime/request-context';

/**
 * Renders the page again with the values that an editor is typing. It runs on the server and uses the components that visitors get. A
 * second renderer in the browser would have to stay identical to the first, including the colours of code.
 */
export async function followTyping(typed: unknown): Promise<void> {
  noteAction();
  if (!(await draftMode()).isEnabled) return;
  const { data } = typedEntry.safeParse(typed);
  if (!data) return;
  await noteTyped(data);
  refresh();
}
