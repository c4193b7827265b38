'use server';

import { refresh } from 'next/cache';
import { draftMode } from 'next/headers';
import { typedEntry } from '@/lib/content/drafts/typed';
import { noteTyped } from '@/lib/content/drafts/typed-now';
import { noteAction } from '@/lib/runtime/request-context';

/**
 * Draws the page anew with what an editor is typing in the place of what was saved. On the server, by the very components that draw it for
 * visitors: a second drawing in the browser would have to be kept the same as the first, colours of code and all.
 */
export async function followTyping(typed: unknown): Promise<void> {
  noteAction();
  if (!(await draftMode()).isEnabled) return;
  const { data } = typedEntry.safeParse(typed);
  if (!data) return;
  await noteTyped(data);
  refresh();
}
