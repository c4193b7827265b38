import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { knownLocale, localizedPath, perLocale } from '../i18n/locales.ts';
import { hasActionBegun } from '../runtime/request-context.ts';
import { BRAND_COLORS } from '../site/brand-colors.ts';
import { SITE } from '../site/identity.ts';
import { pagePolicy } from '../stored-pages/content-security-policy.ts';
import { kindOf } from './metrics.ts';
import { isFormPost, plain } from './request-gate.ts';
import { beforeHead } from './security-headers.ts';

type Words = { title: string; text: string; home: string };
type Messages = { error: Words; refused: { 413: string } };
export type ErrorPages = ReturnType<typeof errorPages>;

const { light, dark } = BRAND_COLORS;
/** The site's colours without its style sheets: those may be the cause of the failure. */
const STYLE = `:root{color-scheme:light dark}body{background:${light.paper};color:${light.ink};font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:12vh auto;padding:0 1.5rem}h1{line-height:1.2}a{color:${light.thread}}.brand{font-weight:700;font-size:1.5rem;letter-spacing:-.03em;text-decoration:none}@media(prefers-color-scheme:dark){body{background:${dark.paper};color:${light.paper}}a{color:${dark.thread}}}`;

/** The error page in each language, and the message for a form that is too long. Read once, so that it works when its sources fail. */
export const errorPages = (folder = 'messages') =>
  perLocale((locale) => {
    const { error, refused } = JSON.parse(readFileSync(join(folder, locale, 'problem.json'), 'utf8')) as Messages;
    const { title, text, home } = error;
    const html = `<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${asText(title)}</title><style>${STYLE}</style></head>
<body><header><a class="brand" href="${localizedPath('/', locale)}">${asText(SITE.product)}</a></header><main><h1>${asText(title)}</h1><p>${asText(text)}</p><p><a href="${localizedPath('/', locale)}">${asText(home)}</a></p></main></body></html>
`;
    return { body: Buffer.from(html), policy: pagePolicy(html), tooLong: refused[413] };
  });

const localeIn = (url = '') => knownLocale(url.split(/[/?]/, 2)[1]);

/** The response to a body that is too long. A form gets it in the language of its page: a browser without scripts shows nothing else. */
export function tooLong(request: Pick<IncomingMessage, 'method' | 'url'>, maxBytes: number, pages: ErrorPages) {
  if (!isFormPost(request)) return plain(413, `This address takes at most ${maxBytes} bytes.`);
  const locale = localeIn(request.url);
  const answer = plain(413, pages[locale].tooLong);
  return { ...answer, headers: { ...answer.headers, 'content-language': locale } };
}

const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const READ: ReadonlySet<string> = new Set<ReturnType<typeof kindOf>>(['page', 'move', 'form']);

/**
 * Sends our error page in place of the framework's, which is English only or just "Internal Server Error". The address names the language;
 * an address without one is in the default language, other visitors were redirected before. A form that fails before its action begins is
 * not ours: React throws if it cannot read the arguments, and Next answers 500.
 */
export function replaceErrorPage(
  request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
  response: ServerResponse,
  pages: ErrorPages,
): void {
  if (!READ.has(kindOf(request))) return;
  const { write, end } = response;
  const { body, policy } = pages[localeIn(request.url)];
  const isReplaced = () => response.statusCode === 500 || isUnreadable;
  let isUnreadable = false;
  beforeHead(response, () => {
    if (!isReplaced()) return;
    isUnreadable = request.method === 'POST' && !hasActionBegun();
    if (isUnreadable) response.statusCode = 400;
    for (const name of ['content-encoding', 'transfer-encoding', 'etag', 'link']) response.removeHeader(name);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-length', body.length);
    response.setHeader('cache-control', 'private, no-store');
    response.setHeader('content-security-policy', policy);
  });
  response.write = (...parameters: unknown[]) => (isReplaced() ? true : write.apply(response, parameters as never));
  response.end = (...parameters: unknown[]) =>
    isReplaced() ? end.call(response, body as never, 'utf8' as never) : end.apply(response, parameters as never);
}
