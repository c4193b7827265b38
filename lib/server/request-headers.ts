import type { IncomingHttpHeaders } from 'node:http';
import { isRouterState } from '../next/router-state.ts';

/** In these the framework talks to itself, between machines or while developing. From outside they are somebody's attempt. */
const INNER =
  /^(?:x-(?:middleware|invoke|nextjs|next|matched|prerender|now-route|vercel|rewrite|original-url)\b|next-(?:resume|hmr|html-request-id|test|instant)|purpose$)/;

/**
 * Conditions that only make sense for whoever edits a file, and parts of one: pictures here are small. Next answers 500 where one cannot
 * be met (tried), and a server may pass them over (RFC 9110, sections 13.1 and 14.2).
 */
const UNUSED = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

/** With these a browser asks for a page's data while it moves inside the site. */
const ROUTER = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-url'];

/** The longest page has a tree of 12 lists and some hundred characters. The framework's time for one grows with the square of its depth. */
const TREE_MAX_LISTS = 60;
const TREE_MAX_LENGTH = 4096;
const isShallow = (tree: string) =>
  tree.length <= TREE_MAX_LENGTH && tree.split(/\[|%5B/i, TREE_MAX_LISTS + 2).length <= TREE_MAX_LISTS + 1;

/** Of each that is sent, whether its value can be one of the framework's. */
const USUAL: Record<string, (value: string) => boolean> = {
  rsc: (value) => value === '1',
  'next-router-prefetch': (value) => /^[123]$/.test(value),
  'next-router-segment-prefetch': (value) => /^\/[\w!$()@~%+=/-]{1,1000}$/.test(value),
  'next-router-state-tree': (value) => isShallow(value) && isRouterState(value),
  'next-url': (value) => value.length <= TREE_MAX_LENGTH && value.startsWith('/') && URL.canParse(value, 'http://localhost'),
};

/**
 * Lists that the framework and its packages read from end to end, some of them each against each. What is behind so many items or characters is
 * left out; browsers keep up to 180 cookies of a site, and send a handful of languages.
 */
const LISTS: Record<string, { separator: string; items: number; length: number }> = {
  cookie: { separator: ';', items: 200, length: 16_384 },
  accept: { separator: ',', items: 30, length: 1000 },
  'accept-encoding': { separator: ',', items: 20, length: 500 },
  'accept-language': { separator: ',', items: 20, length: 500 },
};

/** The address under which a proxy was called; it must be one. */
const FORWARDED: Record<string, RegExp> = {
  'x-forwarded-host': /^[a-z0-9._:[\]-]+$/i,
  'x-forwarded-proto': /^https?$/,
  'x-forwarded-port': /^\d{1,5}$/,
};

/**
 * Takes out of a request's headers what no browser and no proxy of ours sends, so that nothing behind has to cope with it: whoever sends
 * odd ones gets the plain page.
 */
export function tidyHeaders(headers: IncomingHttpHeaders, method: string): void {
  for (const name of Object.keys(headers)) if (INNER.test(name)) delete headers[name];
  for (const name of UNUSED) delete headers[name];
  for (const name of Object.keys(LISTS)) if (headers[name] !== undefined) headers[name] = cut(name, String(headers[name]));
  for (const [name, usual] of Object.entries(FORWARDED)) {
    // Proxies behind each other may write a list; the outermost knows what the visitor called.
    const [outermost = ''] = String(headers[name] ?? '').split(',');
    if (usual.test(outermost.trim())) headers[name] = outermost.trim();
    else delete headers[name];
  }
  if (method !== 'POST') delete headers['next-action'];
  const isUsual = (name: string) => headers[name] === undefined || (USUAL[name]?.(String(headers[name])) ?? true);
  if (!ROUTER.every(isUsual)) for (const name of ROUTER) delete headers[name];
}

/** The first items of a list, none of them cut in two. */
function cut(name: string, value: string): string {
  const { separator, items, length } = LISTS[name] as (typeof LISTS)[string];
  const whole = value.length <= length ? value : value.slice(0, Math.max(value.lastIndexOf(separator, length), 0));
  return whole.split(separator, items).join(separator);
}
