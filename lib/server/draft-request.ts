import type { IncomingMessage, ServerResponse } from 'node:http';
import { missingForPreview } from '../content/store/client.ts';
import { env } from '../env.ts';
import { withoutLocale } from '../i18n/locales.ts';
import { DRAFT_COOKIE, isDraftKey, OLD_PREVIEW_COOKIE } from '../next/draft-cookie.ts';
import { isPageAddress, parsePath } from '../routing/addresses.ts';
import { decodedPath } from '../routing/slug.ts';
import { sendWithOwnPolicy } from './drawn-page.ts';
import { beforeHead } from './security-headers.ts';

/** The addresses that start and end draft mode. Contentful's frame also shows their messages: a bad link, or the end of a preview. */
const DOORS = ['/api/draft', '/api/draft/leave'];

const addressOf = (url: string) => parsePath(withoutLocale(decodedPath(url.split('?', 1)[0] as string) ?? ''));

/** Whether an editor in draft mode requests a page. Every other request loses its draft cookies; files are the same for everyone. */
export function seesDrafts(request: Pick<IncomingMessage, 'url' | 'headers'>, isKey = isDraftKey): boolean {
  const { cookie } = request.headers;
  if (cookie === undefined) return false;
  const parts = cookie.split(';').map((part) => part.trim());
  const isDraft =
    isKey(valueIn(parts, DRAFT_COOKIE)) && missingForPreview(env()).length === 0 && isPageAddress(addressOf(request.url ?? ''));
  const kept = parts.filter((part) => !(part.startsWith(`${OLD_PREVIEW_COOKIE}=`) || (!isDraft && part.startsWith(`${DRAFT_COOKIE}=`))));
  if (kept.length < parts.length) request.headers.cookie = kept.join('; ');
  return isDraft;
}

/** The framework uses the last of several cookies of one name. */
const valueIn = (parts: readonly string[], name: string) => parts.findLast((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);

export const isDraftDoor = (url: string): boolean => DOORS.includes(url.split('?', 1)[0] as string);

/** Whether an editor's preview posts the fields that the editor is typing. */
export const isTypedPost = ({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean =>
  method === 'POST' && headers['next-action'] !== undefined && addressOf(url)?.type === 'entry';

/** Sends a page drawn for an editor: with a policy made from its own text, not stored and not indexed. */
export function sendDraft(request: IncomingMessage, response: ServerResponse): void {
  beforeHead(response, () => {
    response.setHeader('cache-control', 'private, no-store');
    response.setHeader('x-robots-tag', 'noindex');
    // With these headers the router in the browser would treat it as a page of the build and show it again for minutes.
    for (const name of ['x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time']) response.removeHeader(name);
  });
  sendWithOwnPolicy(request, response);
}
