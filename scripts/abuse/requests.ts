import type { Chance } from './random.ts';

/** The inputs of a bad request: random numbers, the target host, and an existing form action. */
type Ground = { chance: Chance; host: string; action: string };

/** One raw request; each character is a byte. */
type Make = (ground: Ground) => string;

type Parts = { method?: string; target: string; host?: string | null; headers?: readonly string[]; body?: string };

function message(ground: Ground, { method = 'GET', target, host = ground.host, headers = [], body }: Parts): string {
  const length = body === undefined || headers.some((each) => /^transfer-encoding/i.test(each)) ? [] : [`Content-Length: ${body.length}`];
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(host === null ? [] : [`Host: ${host}`]),
    ...(headers.some((each) => /^connection:/i.test(each)) ? [] : ['Connection: close']),
    ...headers,
    ...length,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

const LANGUAGE = ['', '/es'] as const;
const PAGES = ['/', '/pricing', '/blogs', '/all', '/affiliates', '/compare/later-alternative', '/es', '/es/pricing', '/es/faq'] as const;
const FOLDERS = ['/fonts', '/images', '/api', '/_next', '/_next/static', '/api/search', '/api/revalidate'] as const;
const ENTRIES = ['/blog', '/resource', '/compare'] as const;
const LISTS = ['/blogs', '/resources', '/compare'] as const;
const FILES = ['/images/flags/en.svg', '/images/flags/es.svg', '/favicon.ico', '/icon.svg', '/robots.txt', '/pricing.md'] as const;
const MARKS = [
  '%00',
  '%0a',
  '%0d%0a',
  '%1b[31m',
  '%7f',
  '%ff',
  '%c0%ae%c0%ae',
  '%ed%a0%80',
  '%f8%88%80%80%80',
  '%e2%80%a8',
  '%',
  '%2',
  '%zz',
  '%u0041',
] as const;
const METHODS = ['TRACE', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'POST', 'OPTIONS', 'CONNECT', 'QUERY', 'FOO', 'get', ''] as const;
const FORM_TYPE = 'multipart/form-data; boundary=x';

const page = ({ chance }: Ground) => chance.pick(PAGES);
const inLanguage = ({ chance }: Ground, path: string) => chance.pick(LANGUAGE) + path;
const anywhere = (ground: Ground): string => {
  const { chance } = ground;
  const slug = chance.word();
  return chance.pick([
    page(ground),
    `/${slug}`,
    inLanguage(ground, `${chance.pick(ENTRIES)}/${slug}`),
    `${chance.pick(ENTRIES)}/${slug}.md`,
    chance.pick(FILES),
  ]);
};
const get =
  (target: (ground: Ground) => string, headers: (ground: Ground) => readonly string[] = () => []): Make =>
  (ground) =>
    message(ground, { target: target(ground), headers: headers(ground) });
const part = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const form = (...parts: string[]) => `${parts.join('')}--x--\r\n`;
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const post = (ground: Ground, body: string, headers: readonly string[] = [`Content-Type: ${FORM_TYPE}`]) =>
  message(ground, {
    method: 'POST',
    target: inLanguage(ground, '/affiliates'),
    headers: [`Origin: http://${ground.host}`, ...headers],
    body,
  });

/** Arguments that no form of ours sends: broken JSON, references to nothing or to themselves, far too many of them. */
const argumentsOf = ({ chance }: Ground): string =>
  chance.pick([
    '{{{',
    '["$K1"]',
    '["$F1"]',
    '["$@1"]',
    '["$Q7","$W8"]',
    '"$1:a:b"',
    '[[[',
    '["$undefined","$B1"]',
    `[${'['.repeat(500)}`,
    '["$i"]',
    '["$0"]',
    '["$D","$n999"]',
    chance.bytes(40),
  ]);

/** Every kind of bad request by name. */
export const KINDS: Record<string, Make> = {
  'unknown page': get((ground) => inLanguage(ground, `/${ground.chance.word()}${ground.chance.pick(['', '/', '/x', '.php', '.txt'])}`)),
  'unknown slug': get((ground) => inLanguage(ground, `${ground.chance.pick(ENTRIES)}/${ground.chance.word(12)}`)),
  'unknown keyword': get((ground) =>
    inLanguage(ground, `${ground.chance.pick(LISTS)}/keyword/${ground.chance.word()}${ground.chance.pick(['', '/page/2'])}`),
  ),
  'list past its end': get((ground) => inLanguage(ground, `${ground.chance.pick(LISTS)}/page/${77 + ground.chance.below(900_000)}`)),
  'unknown file': get((ground) =>
    ground.chance.pick([
      inLanguage(ground, `${ground.chance.pick(ENTRIES)}/${ground.chance.word()}.md`),
      `/sitemap/${ground.chance.pick(['pages', 'blog', 'compare'])}-${2 + ground.chance.below(9990)}.xml`,
      inLanguage(ground, `/social/${ground.chance.word()}.png`),
      `/feeds/${ground.chance.word()}.rss`,
    ]),
  ),
  'below a folder': get(
    (ground) => ground.chance.pick(FOLDERS) + ground.chance.pick(['', page(ground), `/${ground.chance.word()}`, '/../pricing']),
  ),
  'dots that lead below a folder': get(
    (ground) =>
      ground.chance.pick(['/x/..', '/x/%2e%2e', '/.', '/.%2e', '/es/%2E%2E', '/x\\..', '/%2e']) +
      ground.chance.pick(FOLDERS) +
      ground.chance.pick([page(ground), `/blog/${ground.chance.word()}`, `/${ground.chance.word()}.md`]),
  ),
  'router data': get((ground) => {
    const base = ground.chance.pick([page(ground), `/${ground.chance.word()}`, `/blog/${ground.chance.word()}`]);
    return base + ground.chance.pick(['.rsc', '.RSC', '.segments/_tree.segment.rsc', '.segments/x', '.prefetch.rsc']);
  }),
  'router headers': get(anywhere, ({ chance }) => [
    `RSC: ${chance.pick(['1', '2', '', chance.word()])}`,
    chance.pick([
      'Next-Router-State-Tree: %%%',
      'Next-Router-State-Tree: []',
      `Next-Router-State-Tree: ${encodeURIComponent('["",{"children":["x",{}]}]')}`,
      `Next-Router-Prefetch: ${chance.below(9)}`,
      `Next-Router-Segment-Prefetch: ${chance.pick(['/_tree', '/../x', '/$d$a', chance.word()])}`,
      'Next-Url: //evil.example',
    ]),
  ]),
  'router query': get(
    (ground) => `${anywhere(ground)}?_rsc=${ground.chance.word(5)}`,
    ({ chance }) => (chance.below(2) ? ['RSC: 1'] : []),
  ),
  'inner headers': get(anywhere, ({ chance }) => [
    `${chance.pick(['X-Middleware-Subrequest', 'X-Middleware-Rewrite', 'X-Invoke-Path', 'X-Matched-Path', 'X-Prerender-Revalidate', 'X-Nextjs-Data', 'X-Now-Route-Matches', 'Next-Resume', 'Next-Action', 'X-Peer-Address', 'X-HTTP-Method-Override'])}: ${chance.pick(['1', '/en', 'middleware', chance.word()])}`,
  ]),
  methods: (ground) => message(ground, { method: ground.chance.pick(METHODS), target: anywhere(ground) }),
  'OPTIONS and HEAD on what is not made': (ground) =>
    message(ground, {
      method: ground.chance.pick(['OPTIONS', 'HEAD']),
      target: inLanguage(ground, `${ground.chance.pick(ENTRIES)}/${ground.chance.word()}.md`),
    }),
  targets: (ground) =>
    message(ground, {
      target: ground.chance.pick([
        '*',
        'http://other.example/pricing',
        'https://other.example',
        'other.example:443',
        'pricing',
        '//',
        '/..',
        '/.',
        '?',
        '#',
        '/pricing#a',
        '/;a=b',
      ]),
    }),
  hosts: (ground) =>
    message(ground, {
      target: anywhere(ground),
      host: ground.chance.pick([
        null,
        '',
        'evil.example',
        'evil.example:99999',
        'a b',
        '[',
        `${ground.host}, evil.example`,
        'user:pass@evil.example',
        ground.chance.word(3000),
      ]),
    }),
  'forwarded headers': get(anywhere, ({ chance }) => [
    `X-Forwarded-Host: ${chance.pick(['evil.example', 'a b', '//', chance.word(500)])}`,
    `X-Forwarded-Proto: ${chance.pick(['https', 'javascript', 'http,https', ''])}`,
    `X-Forwarded-For: ${chance.pick(['::1', '1.2.3.4, x', chance.word()])}`,
  ]),
  languages: get(anywhere, ({ chance }) => [
    `Accept-Language: ${chance.pick(['es', ';;;', 'es;q=9', '*', `${'es,'.repeat(500)}`, chance.word(2000), '../../x'])}`,
  ]),
  cookies: get(anywhere, ({ chance }) => [
    `Cookie: ${chance.pick([`locale=${chance.word()}`, 'locale=%%%', `__prerender_bypass=${chance.word(32)}`, `__next_preview_data=${chance.word(90)}`, '__prerender_bypass=', 'locale=es; locale=en', '__proto__=1', `${Array.from({ length: 150 }, () => `${chance.word(4)}=1`).join('; ')}`, 'ref=%0d%0aX: y', chance.bytes(60).replace(/[\r\n\0]/g, '?')])}`,
  ]),
  encodings: get((ground) => anywhere(ground) + ground.chance.pick(['/', '-', '']) + ground.chance.pick(MARKS) + ground.chance.word(3)),
  traversal: get((ground) => {
    const { chance } = ground;
    return (
      chance.pick(['', '/blog', '/images', '/_next/static', '/es']) +
      chance.pick(['/../', '/%2e%2e/', '/..%2f', '/%2e%2e%2f', '/..%5c', '/....//', '/%252e%252e/']).repeat(1 + chance.below(6)) +
      chance.pick(['etc/passwd', 'package.json', '.env', 'pricing'])
    );
  }),
  'other sites': get(
    (ground) =>
      `${ground.chance.pick(['//', '/\\', '/%2f%2f', '/%5c', '/es//', '/en//', '///', '/.//', '/es/%2f/'])}evil.example${ground.chance.pick(['', '/', '/..', '/%2e%2e'])}`,
  ),
  'raw bytes': ({ chance, host }) =>
    `GET /${chance.bytes(1 + chance.below(40)).replace(/[\r\n ]/g, 'x')} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  'long addresses': get(
    (ground) =>
      `${ground.chance.pick(['/', '/blog/', '/es/blogs/keyword/', '/?'])}${ground.chance.word(250 + ground.chance.below(12_000))}`,
  ),
  'long headers': get(page, ({ chance }) => [`X-${chance.word(8)}: ${chance.word(1000 + chance.below(30_000))}`]),
  queries: get(
    (ground) =>
      `${page(ground)}?${ground.chance.word()}=${ground.chance.pick(['1', '%00', '%ff', '%1b', '<script>', '[]', ground.chance.word(3000)])}`,
  ),
  'own address written out': ({ chance, host }) =>
    `GET http://${chance.pick([host, host.toUpperCase(), `${host}:1`, `x@${host}`, `${host}.evil.example`, 'evil.example'])}${chance.pick(['', '/', '/pricing', '//evil.example', '/x/../api', '?a'])} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  'many parameters': get((ground) => `${anywhere(ground)}?${`${ground.chance.word(2)}&`.repeat(50 + ground.chance.below(2_000))}`),
  'ranges and conditions': get(
    ({ chance }) => chance.pick(FILES),
    ({ chance }) => [
      chance.pick([
        'Range: bytes=99999999-',
        'Range: bytes=abc',
        'Range: bytes=5-1',
        `Range: bytes=${'0-0,'.repeat(300)}1-2`,
        'If-Match: "x"',
        'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
        'If-None-Match: *',
        'If-Modified-Since: x',
        'If-Range: "x"',
      ]),
    ],
  ),
  'pictures of others': get(
    ({ chance }) =>
      `/_next/image?url=${encodeURIComponent(chance.pick(['http://evil.example/a.png', '/images/flags/en.svg', 'http://127.0.0.1:22/', `/${chance.word()}`]))}&w=${chance.pick([640, 1, 'x'])}&q=75`,
  ),
  upgrades: get(anywhere, ({ chance }) => [
    'Connection: Upgrade, close',
    `Upgrade: ${chance.pick(['h2c', 'websocket', 'x'])}`,
    'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
    'Sec-WebSocket-Key: eA==',
    'Sec-WebSocket-Version: 13',
  ]),
  'form from elsewhere': (ground) =>
    message(ground, {
      method: 'POST',
      target: '/affiliates',
      headers: [
        `Content-Type: ${FORM_TYPE}`,
        ...ground.chance.pick([
          [],
          ['Origin: http://evil.example'],
          ['Origin: null'],
          [`Origin: http://${ground.host}`, 'Sec-Fetch-Site: cross-site'],
        ]),
      ],
      body: form(part('email', 'a@b.c')),
    }),
  'broken forms': (ground) => {
    const { chance } = ground;
    return post(
      ground,
      chance.pick([
        '',
        'x',
        '--x',
        '--x\r\n\r\n',
        form(),
        form(part('$ACTION_ID_x', '')),
        form(part('$ACTION_REF_1', ''), part('$ACTION_1:0', argumentsOf(ground))),
        chance.bytes(300),
      ]),
      [
        `Content-Type: ${chance.pick([FORM_TYPE, 'multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=y', 'application/x-www-form-urlencoded', 'application/json', 'text/plain', ''])}`,
      ],
    );
  },
  'forms that are too long': (ground) => {
    const text = ground.chance.word(64).repeat(300 + ground.chance.below(300));
    return ground.chance.below(2)
      ? post(ground, form(part('a', text)))
      : post(ground, `${chunk(form(part('a', text)))}0\r\n\r\n`, [`Content-Type: ${FORM_TYPE}`, 'Transfer-Encoding: chunked']);
  },
  'actions that are none': (ground) =>
    post(ground, ground.chance.pick(['[]', '', argumentsOf(ground)]), [
      'Content-Type: text/plain;charset=UTF-8',
      `Next-Action: ${ground.chance.pick(['x', '0'.repeat(42), '../../x', 'f'.repeat(42), ground.chance.word(4000)])}`,
    ]),
  'malformed arguments': (ground) =>
    ground.chance.below(3) === 0
      ? post(ground, argumentsOf(ground), ['Content-Type: text/plain;charset=UTF-8', `Next-Action: ${ground.action}`])
      : ground.chance.below(2) === 0
        ? post(ground, form(part('0', argumentsOf(ground)), part('1', argumentsOf(ground))), [
            `Content-Type: ${FORM_TYPE}`,
            `Next-Action: ${ground.action}`,
          ])
        : post(
            ground,
            form(
              part('$ACTION_REF_1', ''),
              part(
                '$ACTION_1:0',
                ground.chance.pick([
                  `{"id":"${ground.action}","bound":"$@1"}`,
                  `{"id":"${ground.action}","bound":null}`,
                  argumentsOf(ground),
                ]),
              ),
              part('$ACTION_1:1', argumentsOf(ground)),
            ),
          ),
  'hooks without a signature': (ground) =>
    message(ground, {
      method: 'POST',
      target: '/api/revalidate',
      headers: ['Content-Type: application/json', 'X-Contentful-Signature: 0', 'X-Contentful-Topic: ContentManagement.Entry.publish'],
      body: ground.chance.pick(['{}', '', '{', '{"tags":["x"]}', ground.chance.bytes(2000)]),
    }),
  'doubled lengths': ({ host, chance }) =>
    `POST /affiliates HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Length: 3\r\n${chance.pick(['Content-Length: 5', 'Transfer-Encoding: chunked', 'Transfer-Encoding: x, chunked', 'Content-Length: -1'])}\r\n\r\n0\r\n\r\n`,
};
