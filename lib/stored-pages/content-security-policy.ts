import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGE_HOSTS, MEDIA_HOSTS } from '../site/asset-hosts.ts';
import { TRUSTED_TYPES_POLICIES, TRUSTED_TYPES_SCRIPT } from './trusted-types.ts';

/** A proxy that buffers less than this for all headers answers 502 (docs/operations.md#behind-a-proxy). Bytes. */
export const POLICY_MAX_BYTES = 8192;

/** An inline script or style element: its name, attributes and text. */
const INLINE = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g;
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g;
/** Data types, which no browser runs: their hash would only lengthen the header. */
const DATA = /\stype="(?!module|text\/javascript)[^"]*"/;

/** Two or more adjacent inline scripts without attributes. */
const RUN_OF_SCRIPTS = /<script>(?:(?!<\/script>)[\s\S])*<\/script>(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>)+/g;

/** Joins adjacent inline scripts. The framework writes its data as a hundred small ones; each would need its own hash in the header. */
export function mergeInlineScripts(html: string): string {
  return html.replace(RUN_OF_SCRIPTS, (run) => run.replaceAll('</script><script>', '\n;'));
}

/**
 * The policy of a page (https://www.w3.org/TR/CSP3/): hashes of its inline scripts and styles, and otherwise only this site and
 * Contentful's pictures. A static page cannot carry a nonce, which must differ in each response.
 */
export function pagePolicy(html: string): string {
  const exact = policyOf(html, false);
  // Only style attributes grow with editors' content. They can at most disguise the page; the script rules stay strict.
  return Buffer.byteLength(exact) > POLICY_MAX_BYTES ? policyOf(html, true) : exact;
}

function policyOf(html: string, anyStyleAttribute: boolean): string {
  const hashes = { script: new Set<string>(), style: new Set<string>(), attribute: new Set<string>() };
  for (const [, element, attributes = '', text = ''] of html.matchAll(INLINE)) {
    if (/\ssrc=/.test(attributes) || DATA.test(attributes)) continue;
    hashes[element as 'script' | 'style'].add(sourceOf(text));
  }
  // The same characters inside an inline script are not an attribute.
  for (const [, value = ''] of html.replace(INLINE, '').matchAll(STYLE_ATTRIBUTE)) hashes.attribute.add(sourceOf(unescapeHtml(value)));
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.script],
    'style-src': ["'self'", ...hashes.style, ...toastStyles()],
    'style-src-attr': anyStyleAttribute ? [ANY_STYLE_ATTRIBUTE] : styleAttributes(hashes.attribute),
    'img-src': ["'self'", ...IMAGE_HOSTS.map((host) => `https://${host}`)],
    'media-src': ["'self'", ...MEDIA_HOSTS.map((host) => `https://${host}`)],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    ...EVERYWHERE,
    'form-action': ["'self'"],
    // The framework's own error page has no head of ours, and its scripts would stop at the first string.
    ...(html.includes(TRUSTED_TYPES_SCRIPT) ? TRUSTED_TYPES : {}),
  });
}

const TRUSTED_TYPES = { 'require-trusted-types-for': ["'script'"], 'trusted-types': TRUSTED_TYPES_POLICIES };

const ANY_STYLE_ATTRIBUTE = "'unsafe-inline'";
const styleAttributes = (hashes: ReadonlySet<string>) => (hashes.size > 0 ? ["'unsafe-hashes'", ...hashes] : ["'none'"]);

/** Whether a page has too many style attributes for its policy to name. */
export const allowsAnyStyleAttribute = (pagePolicyText: string) => pagePolicyText.includes(ANY_STYLE_ATTRIBUTE);

/** The parts of a page that the policy would block or that make it too long, one line each. Empty for a page that may be served. */
export function policyFaults(html: string, ownPolicy = pagePolicy(mergeInlineScripts(html))): string[] {
  const served = mergeInlineScripts(html);
  const withoutInline = served.replace(INLINE, '');
  // A text or a quoted value may contain text that looks like an attribute.
  const tags = [...withoutInline.matchAll(TAG)].map(([tag]) => tag);
  const bare = tags.map((tag) => tag.replace(VALUE, '=""'));
  const found = (pattern: RegExp, inTags: readonly string[]) =>
    inTags.flatMap((tag) => pattern.exec(tag)?.[1] ?? []).map((each) => each.toLowerCase());
  const bytes = Buffer.byteLength(ownPolicy);
  return [
    ...found(/^<(script|style)\b/i, tags).map((name) => `a <${name}> that no hash is made of`),
    ...found(/\s(on[a-z]+)\s*=/i, bare).map((name) => `an event handler as an attribute (${name})`),
    ...found(/\s([a-z:]+)\s*=\s*["']?\s*javascript:/i, tags).map((name) => `a javascript: address (${name})`),
    ...found(/^<(base|iframe|object|embed)\b/i, tags).map((name) => `a <${name}>`),
    ...(bytes > POLICY_MAX_BYTES ? [`a policy of ${bytes} bytes, where a header may have ${POLICY_MAX_BYTES}`] : []),
  ];
}

const TAG = /<[a-z][^>]*>/gi;
const VALUE = /=\s*(?:"[^"]*"|'[^']*')/g;

const EVERYWHERE = { 'object-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] };

/** The same policy, for a response that these origins may frame. */
export const inFrameOf = (origins: readonly string[], policyText: string): string =>
  policyText.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(' ')}`);

type Directives = Record<string, readonly string[]>;

const policy = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** The policy of all other responses: files, pictures, redirects, errors. Opened directly, they may run and load nothing. */
export const FILE_POLICY = policy({ 'default-src': ["'none'"], ...EVERYWHERE, 'form-action': ["'none'"] });

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const ENTITIES: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const unescapeHtml = (text: string) => text.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => ENTITIES[entity] as string);

let knownToastStyles: readonly string[] | undefined;

/** The toast library adds its style sheet on load: first an empty element, then its text. */
function toastStyles(): readonly string[] {
  // Not at module load: the middleware's bundle includes this module but not the package.
  knownToastStyles ??= ['', toastStyleSheet()].map(sourceOf);
  return knownToastStyles;
}

function toastStyleSheet(): string {
  const code = readFileSync(join(process.cwd(), 'node_modules', 'sonner', 'dist', 'index.mjs'), 'utf8');
  const [, literal] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(code) ?? [];
  if (!literal)
    throw new Error('sonner writes its style sheet in another way than before: lib/stored-pages/content-security-policy.ts must learn it');
  return JSON.parse(literal) as string;
}
