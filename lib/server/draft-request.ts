import type { IncomingMessage, ServerResponse } from 'node:http';
import { missingForPreview } from '../content/store/client.ts';
import { env } from '../env.ts';
import { withoutLocale } from '../i18n/locales.ts';
import { DRAFT_COOKIE, isDraftKey, OLD_PREVIEW_COOKIE } from '../next/draft-cookie.ts';
import { isPageAddress, parsePath } from '../routing/addresses.ts';
import { decodedPath } from '../routing/slug.ts';
import { sendWithOwnPolicy } from './drawn-page.ts';
import { beforeHead } from './security-headers.ts';

/** Where an editor comes in and goes out. What is wrong with the link, and that the preview is over, is said in Contentful's frame, too. */
const DOORS = ['/api/draft', '/api/draft/leave'];

const addressOf = (url: string) => parsePath(withoutLocale(decodedPath(url.split('?', 1)[0] as string) ?? ''));

/**
 * Whether an editor in draft mode asks for a page. From every other request the cookies of draft mode are taken off: nothing behind draws anything
 * for one that somebody has made up, and files are the same for everybody, so that no draft gets into one.
 */
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

/** The framework takes the last of several of one name. */
const valueIn = (parts: readonly string[], name: string) => parts.findLast((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);

/** Whether a request is for an address that turns draft mode on or off. */
export const isDraftDoor = (url: string): boolean => DOORS.includes(url.split('?', 1)[0] as string);

/** Whether an editor's preview of an entry posts what is being typed. */
export const isTypedPost = ({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean =>
  method === 'POST' && headers['next-action'] !== undefined && addressOf(url)?.type === 'entry';

/** Sends what was drawn for an editor: with the policy of its own text, to be kept by nobody and found by no search engine. */
export function sendDraft(request: IncomingMessage, response: ServerResponse): void {
  beforeHead(response, () => {
    response.setHeader('cache-control', 'private, no-store');
    response.setHeader('x-robots-tag', 'noindex');
    // By these the router in the browser would take it for a page of the build, and show it again for minutes.
    for (const name of ['x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time']) response.removeHeader(name);
  });
  sendWithOwnPolicy(request, response);
}
