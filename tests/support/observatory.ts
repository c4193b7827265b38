import type { IncomingHttpHeaders } from 'node:http';
import { parse } from 'node-html-parser';
import { sourcesOf } from './policy.ts';

type Answer = { headers: IncomingHttpHeaders; text: string };

/** Extra credit counts only from this score on, and 100 is an A+. */
const EXTRA_CREDIT_FROM = 90;
export const A_PLUS = 100;

const SIX_MONTHS_S = 15_768_000;
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const UNSAFE_REFERRERS = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];
/** Sources that admit an attacker's code: keywords, schemes, every host. */
const TOO_BROAD = /^(?:'unsafe-inline'|data:|https?:|\*)$/;

/**
 * The score of MDN's HTTP Observatory for a response over TLS, by the points of its table (mdn/mdn-http-observatory, src/grader/charts.js)
 * that apply to a site like this. Its own package has 190 dependencies.
 */
export function observatoryScore({ headers, text }: Answer): number {
  const policy = String(headers['content-security-policy'] ?? '');
  const points = [
    policyPoints(policy),
    hstsPoints(String(headers['strict-transport-security'] ?? '')),
    referrerPoints(String(headers['referrer-policy'] ?? '')),
    framePoints(policy, String(headers['x-frame-options'] ?? '')),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    ['same-origin', 'same-site'].includes(String(headers['cross-origin-resource-policy'])) ? 10 : 0,
    cookiePoints(headers['set-cookie'] ?? []),
    headers['access-control-allow-origin'] && headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
    scriptPoints(text),
  ];
  const sum = (some: readonly number[]) => some.reduce((total, each) => total + each, 0);
  const base = 100 + sum(points.filter((each) => each < 0));
  return base + (base >= EXTRA_CREDIT_FROM ? sum(points.filter((each) => each > 0)) : 0);
}

function policyPoints(policy: string): number {
  if (policy === '') return -25;
  const sources = (directive: string) => sourcesOf(policy, directive) ?? sourcesOf(policy, 'default-src') ?? ['*'];
  if (['script-src', 'object-src'].some((each) => sources(each).some((source) => TOO_BROAD.test(source)))) return -20;
  if (sources('script-src').includes("'unsafe-eval'")) return -10;
  if (/\shttp:/.test(policy)) return -20;
  if (sources('style-src').some((source) => TOO_BROAD.test(source))) return 0;
  const formAction = sourcesOf(policy, 'form-action')?.join(' ');
  return sources('default-src').join() === "'none'" && (formAction === "'none'" || formAction === "'self'") ? 10 : 5;
}

function hstsPoints(header: string): number {
  const maxAge = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
  if (maxAge === 0) return -20;
  return maxAge < SIX_MONTHS_S ? -10 : 0;
}

function referrerPoints(header: string): number {
  if (PRIVATE_REFERRERS.includes(header)) return 5;
  return UNSAFE_REFERRERS.includes(header) ? -5 : 0;
}

function framePoints(policy: string, header: string): number {
  if (sourcesOf(policy, 'frame-ancestors')?.every((source) => source === "'none'" || source === "'self'")) return 5;
  return /^(?:deny|sameorigin)$/i.test(header) ? 0 : -20;
}

function cookiePoints(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  if (!cookies.every((cookie) => /;\s*secure/i.test(cookie))) return -20;
  return cookies.every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie)) ? 5 : 0;
}

/** Scripts of other hosts must have an integrity hash. */
function scriptPoints(html: string): number {
  const foreign = parse(html)
    .querySelectorAll('script[src]')
    .filter((script) => /^(?:https?:)?\/\//.test(script.getAttribute('src') ?? '') && !script.hasAttribute('integrity'));
  if (foreign.length === 0) return 0;
  return foreign.every((script) => script.getAttribute('src')?.startsWith('https:')) ? -5 : -50;
}
