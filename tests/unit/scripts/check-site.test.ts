import { describe, expect, test } from 'vitest';
import { type Answer, findingsOf } from '../../../scripts/check-site/findings.ts';
import { pageFacts } from '../../../scripts/check-site/page-facts.ts';
import { structuredDataProblems } from '../../../scripts/check-site/structured-data.ts';

const HOST = 'https://www.example.com';
const BUDGET = 100 * 1024;

type PageOptions = { language?: string; path: string; head?: string; body?: string; title?: string; bytes?: number };

/** A sound page, except for a test's changes. */
function page({ language = 'en', path, head, body = '', title = `Title of ${path}`, bytes = 1_000 }: PageOptions): [string, Answer] {
  const html = `<html lang="${language}"><head>${
    head ?? `<title>${title}</title><meta name="description" content="About ${path}">`
  }<link rel="canonical" href="${HOST}${path}"></head><body><h1>Heading of ${path}</h1>${body}</body></html>`;
  return [HOST + path, { status: 200, location: null, bytes, facts: pageFacts(html, HOST + path) }];
}

const other = (path: string, status: number, location: string | null = null, bytes = 0): [string, Answer] => [
  HOST + path,
  { status, location: location && HOST + location, bytes, facts: null },
];

function problems(...answers: [string, Answer][]): string[] {
  const listed = answers
    .filter(([, { facts }]) => facts)
    .map(([address, { facts }]): [string, Record<string, string>] => [address, facts?.alternates ?? {}]);
  return findingsOf({ answers: new Map(answers), sitemap: new Map(listed) }, BUDGET).map(({ problem }) => problem.replaceAll(HOST, ''));
}

const languages = (en: string, es: string) =>
  `<title>T ${en}</title><meta name="description" content="D ${en}"><link rel="alternate" hreflang="en" href="${en}"><link rel="alternate" hreflang="es" href="${es}">`;

test('the language switch may lead to the page in the other language by a redirect; no other link may', () => {
  const head = languages('/a', '/es/b');
  const english = (link: string) => page({ path: '/a', head, body: `<a href="${link}">ES</a>` });
  const spanish = page({ path: '/es/b', language: 'es', head });
  const elsewhere = page({ path: '/es/c', language: 'es' });
  expect(problems(english('/es/a'), spanish, other('/es/a', 308, '/es/b'))).toEqual([]);
  expect(problems(english('/es/a'), spanish, elsewhere, other('/es/a', 308, '/es/c'))).toEqual(['links to a redirect: /es/a → /es/c']);
});

test('an address whose query sets a control of a page is that page', () => {
  const head = languages('/a', '/es/a');
  const [english, spanish] = [page({ path: '/a', head }), page({ path: '/es/a', language: 'es', head })];
  const withQuery: [string, Answer] = [`${HOST}/a?users=2`, english[1]];
  const alternates = { en: `${HOST}/a`, es: `${HOST}/es/a` };
  const sitemap = new Map([english, spanish].map(([address]) => [address, alternates]));
  expect(findingsOf({ answers: new Map([english, spanish, withQuery]), sitemap }, BUDGET)).toEqual([]);
});

describe('a site is found to have', () => {
  test('nothing on a sound page', () => {
    expect(
      problems(
        page({ path: '/', body: '<a href="/a#part">a</a><a href="mailto:a@b.c">mail</a><a href="https://else.example/">else</a>' }),
        page({ path: '/a' }),
      ),
    ).toEqual([]);
  });

  test.each<[string, [string, Answer][], string]>([
    ['a broken link', [page({ path: '/', body: '<a href="/gone">x</a>' }), other('/gone', 404)], 'links to /gone, which answers 404'],
    [
      'a link to a redirect',
      [page({ path: '/', body: '<a href="/old">x</a>' }), other('/old', 308, '/a'), page({ path: '/a' })],
      'links to a redirect: /old → /a',
    ],
    [
      'a chain of redirects',
      [page({ path: '/', body: '<a href="/older">x</a>' }), other('/older', 308, '/old'), other('/old', 308, '/a'), page({ path: '/a' })],
      'links into a chain of redirects: /older → /old → /a',
    ],
    [
      'redirects in a circle',
      [page({ path: '/', body: '<a href="/x">x</a>' }), other('/x', 307, '/y'), other('/y', 307, '/x')],
      'links into a chain of redirects: /x → /y',
    ],
    ['a page without a title', [page({ path: '/', head: '<meta name="description" content="x">' })], 'has no title'],
    ['a page without a description', [page({ path: '/', head: '<title>x</title>' })], 'has no description'],
    ['two headings of the first level', [page({ path: '/', body: '<h1>Again</h1>' })], 'has 2 of h1'],
    ['one title twice', [page({ path: '/', title: 'Same' }), page({ path: '/a', title: 'Same' })], 'has the same title as /'],
    [
      'an image without alt',
      [page({ path: '/', body: '<img src="/a.webp"><img src="/b.webp" alt="">' })],
      'image without alternative text: /a.webp',
    ],
    [
      'a page that is too heavy',
      [page({ path: '/', bytes: 90 * 1024, body: '<script src="/a.js"></script>' }), other('/a.js', 200, null, 20 * 1024)],
      'weighs 110 KB, over the budget of 100 KB',
    ],
    [
      'a language that does not point back',
      [
        page({ path: '/', head: languages('/', '/es') }),
        page({ path: '/es', language: 'es', head: languages('/other', '/es') }),
        page({ path: '/other' }),
      ],
      'hreflang es is not mutual: /es does not name this page',
    ],
    [
      'a language that leads nowhere',
      [page({ path: '/', head: languages('/', '/es') }), other('/es', 404)],
      'hreflang es leads to /es, which is no page (404)',
    ],
    [
      'structured data that is none',
      [page({ path: '/', body: '<script type="application/ld+json">{</script>' })],
      'structured data is no JSON',
    ],
  ])('%s', (_, answers, problem) => {
    expect(problems(...answers)).toContain(problem);
  });

  test('a sitemap that lists an address without a page, and omits a page', () => {
    const answers = new Map([page({ path: '/' }), other('/gone', 404)]);
    const found = findingsOf({ answers, sitemap: new Map([[`${HOST}/gone`, {}]]) }, BUDGET).map(({ problem }) => problem);
    expect(found).toEqual(['is in the sitemap and answers 404', 'is not in the sitemap']);
    expect(findingsOf({ answers: new Map(), sitemap: null }, BUDGET)).toEqual([{ address: '/sitemap.xml', problem: 'is missing' }]);
  });
});

describe('structured data', () => {
  const sound = { '@context': 'https://schema.org', '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } };
  test('with its required properties is sound', () => {
    expect(structuredDataProblems(JSON.stringify(sound))).toEqual([]);
    expect(structuredDataProblems(JSON.stringify({ '@context': 'https://schema.org', '@graph': [sound, { '@id': '#a' }] }))).toEqual([]);
  });

  test.each([
    [{ ...sound, '@context': 'https://example.com' }, 'does not name https://schema.org as its context'],
    [{ ...sound, name: '' }, 'has a Question without name'],
    [{ ...sound, acceptedAnswer: { '@type': 'Answer' } }, 'has a Answer without text'],
    [{ ...sound, '@type': 'Recipe' }, 'has a Recipe, of which nobody said what it needs'],
    [{ '@context': 'https://schema.org', name: 'x' }, 'has something without a type'],
  ])('%j is not', (data, problem) => {
    expect(structuredDataProblems(JSON.stringify(data))).toContain(problem);
  });
});
