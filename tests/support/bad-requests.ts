import fc, { type Arbitrary } from 'fast-check';

/** A kind of bad request: what differs from a plain GET of an address that may exist. `headers` are lines of the head. */
type Kind = Partial<Record<'method' | 'target' | 'host' | 'headers' | 'body', Arbitrary<string>>>;

const one = (...texts: string[]) => fc.constantFrom(...texts);
const word = (minLength: number, maxLength = minLength) =>
  fc.string({ unit: one(...'abcdefghijklmnopqrstuvwxyz0123456789'), minLength, maxLength });
const bytes = (maxLength: number) => fc.uint8Array({ maxLength }).map((array) => String.fromCharCode(...array));
const oneLine = (maxLength: number) => bytes(maxLength).map((text) => text.replace(/[\r\n ]/g, '?'));
const many = (part: string, most: number) => fc.nat(most).map((count) => part.repeat(count));
/** A text with made-up parts. */
const text = (parts: TemplateStringsArray, ...made: Arbitrary<string>[]) =>
  fc.tuple(...made).map((values) => String.raw({ raw: parts.raw }, ...values));

const W = word(1, 10);
const LANGUAGE = one('', '/es');
const ENTRIES = one('/blog', '/resource', '/compare');
const LISTS = one('/blogs', '/resources', '/compare');
const PAGE = one('/', '/pricing', '/blogs', '/all', '/affiliates', '/compare/later-alternative', '/es', '/es/pricing', '/es/faq');
const FILE = one('/images/flags/en.svg', '/favicon.ico', '/icon.svg', '/robots.txt', '/pricing.md');
const ANYWHERE = fc.oneof(PAGE, text`/${W}`, text`${LANGUAGE}${ENTRIES}/${W}`, text`${ENTRIES}/${W}.md`, FILE);
const FOLDER = one('/fonts', '/images', '/api', '/_next', '/_next/static', '/api/search', '/api/revalidate');
const DOTS = one('/x/..', '/x/%2e%2e', '/.', '/.%2e', '/es/%2E%2E', String.raw`/x\..`, '/%2e', '/..%2f', '/....//', '/%252e%252e/');
const MARK = one('%00', '%0d%0a', '%1b[31m', '%7f', '%ff', '%c0%ae%c0%ae', '%ed%a0%80', '%e2%80%a8', '%', '%2', '%zz', '%u0041');
const ARGUMENTS = fc.oneof(
  one(
    '{{{',
    '["$K1"]',
    '["$F1"]',
    '["$@1"]',
    '["$Q7","$W8"]',
    '"$1:a:b"',
    '[[[',
    '["$undefined","$B1"]',
    '["$D","$n999"]',
    '['.repeat(500),
  ),
  bytes(40),
);
const FORM = 'Content-Type: multipart/form-data; boundary=x';
const part = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const posted = (body: Arbitrary<string>, headers: Arbitrary<string>): Kind => ({
  ...{ method: one('POST'), target: text`${LANGUAGE}/affiliates`, body, headers },
});

/** Every kind by name, for a site at this host that has this action in its form. */
const kinds = (host: string, action: string): Record<string, Kind> => ({
  'an unknown page': { target: text`${LANGUAGE}/${W}${one('', '/', '/x', '.php', '.txt')}` },
  'an unknown entry': { target: text`${LANGUAGE}${ENTRIES}/${W}${one('', '.md')}` },
  'an unknown keyword': { target: text`${LANGUAGE}${LISTS}/keyword/${W}${one('', '/page/2')}` },
  'a list past its end': { target: text`${LANGUAGE}${LISTS}/page/${one('77', '900000')}` },
  'an unknown file': { target: fc.oneof(text`/sitemap/blog-${one('2', '9990')}.xml`, text`/social/${W}.png`, text`/feeds/${W}.rss`) },
  'below a folder': { target: text`${FOLDER}${fc.oneof(PAGE, text`/${W}`, one('', '/../pricing'))}` },
  'dots before a folder': { target: text`${DOTS}${FOLDER}${ANYWHERE}` },
  'dots before a file': { target: text`${one('', '/blog', '/es')}${DOTS}${DOTS}${one('etc/passwd', 'package.json', '.env')}` },
  'data of the router': { target: text`${ANYWHERE}${one('.rsc', '.RSC', '.segments/_tree.segment.rsc', '.prefetch.rsc', '?_rsc=x')}` },
  'headers of the router': {
    headers: text`RSC: ${one('1', '2', '')}\r\n${one('Next-Router-State-Tree: %%%', 'Next-Router-State-Tree: []', 'Next-Router-Prefetch: 7', 'Next-Router-Segment-Prefetch: /../x', 'Next-Url: //evil.example')}`,
  },
  'headers of the framework': {
    headers: text`${one('X-Middleware-Subrequest', 'X-Middleware-Rewrite', 'X-Invoke-Path', 'X-Matched-Path', 'X-Prerender-Revalidate', 'X-Nextjs-Data', 'Next-Resume', 'Next-Action', 'X-Peer-Address')}: ${one('1', '/en', 'middleware')}`,
  },
  'other methods': { method: one('TRACE', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'POST', 'OPTIONS', 'CONNECT', 'QUERY', 'FOO', 'get', '') },
  'HEAD and OPTIONS of unmade files': { method: one('OPTIONS', 'HEAD'), target: text`${LANGUAGE}${ENTRIES}/${W}.md` },
  'odd targets': { target: one('*', 'http://other.example/pricing', 'other.example:443', 'pricing', '//', '/..', '?', '#', '/;a=b') },
  'own address written out': {
    target: text`http://${one(host, `${host}:1`, `x@${host}`, `${host}.evil.example`)}${one('', '//evil.example')}`,
  },
  'other hosts': { host: one('', 'evil.example', 'evil.example:99999', 'a b', '[', `${host}, evil.example`, 'user:pass@evil.example') },
  'forwarded headers': {
    headers: text`X-Forwarded-Host: ${one('evil.example', 'a b', '//')}\r\nX-Forwarded-Proto: ${one('https', 'javascript', '')}\r\nX-Forwarded-For: ${one('::1', '1.2.3.4, x')}`,
  },
  languages: { headers: text`Accept-Language: ${fc.oneof(one('es', ';;;', 'es;q=9', '*', '../../x'), many('es,', 500))}` },
  cookies: {
    headers: text`Cookie: ${fc.oneof(one('locale=%%%', '__prerender_bypass=x', 'locale=es; locale=en', '__proto__=1', 'ref=%0d%0aX: y'), many('a=1; ', 150), oneLine(60))}`,
  },
  encodings: { target: text`${ANYWHERE}${one('/', '-', '')}${MARK}${W}` },
  'other sites': { target: text`${one('//', '/\\', '/%2f%2f', '/%5c', '/es//', '///', '/.//', '/es/%2f/')}evil.example${one('', '/..')}` },
  'raw bytes': { target: text`/${oneLine(40)}` },
  'long addresses': { target: text`${one('/', '/blog/', '/es/blogs/keyword/', '/?')}${many('0123456789', 1_200)}` },
  'long headers': { headers: text`X-Long: ${many('0123456789', 3_000)}` },
  queries: { target: text`${PAGE}?${W}=${one('1', '%00', '%ff', '<script>', '[]')}` },
  'many parameters': { target: text`${ANYWHERE}?${many('ab&', 2_000)}` },
  'ranges and conditions': {
    target: FILE,
    headers: one(
      'Range: bytes=99999999-',
      'Range: bytes=abc',
      `Range: bytes=${'0-0,'.repeat(300)}1-2`,
      'If-Match: "x"',
      'If-None-Match: *',
    ),
  },
  'pictures of others': { target: text`/_next/image?url=${one('http%3A%2F%2Fevil.example%2Fa.png', '%2Ficon.svg')}&w=${one('640', 'x')}` },
  upgrades: { headers: text`Upgrade: ${one('h2c', 'websocket', 'x')}\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA` },
  'forms from elsewhere': posted(
    one(`${part('a', 'b')}--x--\r\n`),
    one(FORM, `${FORM}\r\nOrigin: http://evil.example`, `${FORM}\r\nOrigin: null`),
  ),
  'broken forms': posted(
    fc.oneof(one('', 'x', '--x', '--x\r\n\r\n', '--x--\r\n', `${part('$ACTION_ID_x', '')}--x--\r\n`), bytes(300)),
    text`Origin: http://${one(host)}\r\nContent-Type: ${one('multipart/form-data; boundary=x', 'multipart/form-data', 'application/json', '')}`,
  ),
  'forms that are too long': posted(many('0123456789', 4_000), one(`Origin: http://${host}\r\n${FORM}`)),
  'actions that are none': posted(
    ARGUMENTS,
    text`Origin: http://${one(host)}\r\nContent-Type: text/plain\r\nNext-Action: ${one('x', '0'.repeat(42), '../../x', 'f'.repeat(4_000))}`,
  ),
  'malformed arguments': posted(
    text`${one(part('$ACTION_REF_1', ''))}${ARGUMENTS.map((value) => part('$ACTION_1:0', value))}${ARGUMENTS.map((value) => part('0', value))}--x--\r\n`,
    one(`Origin: http://${host}\r\n${FORM}`, `Origin: http://${host}\r\n${FORM}\r\nNext-Action: ${action}`),
  ),
  'calls without a signature': {
    method: one('POST'),
    target: one('/api/revalidate'),
    headers: one('Content-Type: application/json\r\nX-Contentful-Signature: 0'),
    body: fc.oneof(one('{}', '', '{'), bytes(2_000)),
  },
  'two lengths': posted(one('0\r\n\r\n'), one('Content-Length: 99', 'Transfer-Encoding: chunked', 'Transfer-Encoding: x, chunked')),
});

/** Bad requests of every kind, each character a byte: the same ones for the same seed. */
export function badRequests({ host, action, seed, ofEach }: { host: string; action: string; seed: number; ofEach: number }): string[] {
  return Object.values(kinds(host, action)).flatMap((kind) => {
    const { method = one('GET'), target = ANYWHERE, headers = one('X: x'), body = one('') } = kind;
    const request = fc.tuple(method, target, kind.host ?? one(host), headers, body).map(([verb, address, name, lines, content]) => {
      const length = kind.body ? `Content-Length: ${content.length}\r\n` : '';
      return `${verb} ${address} HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n${lines}\r\n${length}\r\n${content}`;
    });
    return fc.sample(request, { numRuns: ofEach, seed });
  });
}
