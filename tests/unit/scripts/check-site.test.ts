import { expect, onTestFinished, test } from 'vitest';
import { checkSite } from '../../../scripts/check-site/check-site.ts';
import { listening } from '../../support/for-test.ts';

type Page = { language?: string; title?: string; head?: string; body?: string; canonical?: string };
/** A page, or a redirect to an address. */
type Site = Record<string, Page | string>;

/** What is wrong with a site of these pages, whose sitemap lists all pages, or the given ones. */
async function faultsOf(site: Site, { host, listed }: { host?: string; listed?: string[] } = {}): Promise<string[]> {
  const own = await listening({ onTestFinished }, ({ url = '' }, response) => {
    const origin = host ?? own;
    const found = site[url];
    if (url === '/sitemap.xml') {
      const paths = listed ?? Object.keys(site).filter((path) => typeof site[path] !== 'string');
      response.end(`<urlset>${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`);
    } else if (typeof found === 'string') response.writeHead(308, { location: found }).end();
    else if (found) {
      const { language = 'en', title = `Title of ${url}`, head = '', body = '', canonical = url } = found;
      response.setHeader('content-type', 'text/html').end(
        `<html lang="${language}"><head>${title && `<title>${title}</title>`}<meta name="description" content="About ${url}">
        <link rel="canonical" href="${origin}${canonical}">${head}</head><body><h1>Heading</h1>${body}</body></html>`,
      );
    } else response.writeHead(404).end();
  });
  return (await checkSite(own, 2)).faults;
}

const languages = (en: string, es: string) =>
  `<link rel="alternate" hreflang="en" href="${en}"><link rel="alternate" hreflang="es" href="${es}">`;
const data = (json: object) => `<script type="application/ld+json">${JSON.stringify(json)}</script>`;
const ANSWER = { '@type': 'Answer', text: 'So.' };
const QUESTION = { '@context': 'https://schema.org', '@type': 'Question', name: 'Why?', acceptedAnswer: ANSWER };

test('a sound site has no faults, also under the name of its public host', async () => {
  const head = languages('/a', '/es/b');
  const site: Site = {
    '/': { body: '<a href="/a?users=2#part">a</a><a href="https://else.example/">b</a><a href="mailto:a@b.c">c</a>', head: data(QUESTION) },
    // The language switch leads to the page in the other language by a redirect.
    '/a': { head, body: '<a href="/es/a">ES</a>' },
    '/a?users=2': { head, canonical: '/a', title: 'Title of /a' },
    '/es/b': { language: 'es', head },
    '/es/a': '/es/b',
  };
  const listed = ['/', '/a', '/es/b'];
  expect(await faultsOf(site, { listed })).toEqual([]);
  expect(await faultsOf(site, { listed, host: 'https://www.example.test' })).toEqual([]);
});

test.each<[string, Site]>([
  ['/: links to /gone, which answers 404', { '/': { body: '<a href="/gone">x</a>' } }],
  ['/: links to /old, a redirect to /a', { '/': { body: '<a href="/old">x</a>' }, '/old': '/a', '/a': {} }],
  ['/: has no title', { '/': { title: '' } }],
  ['/: has 2 of h1', { '/': { body: '<h1>Again</h1>' } }],
  ['/a: has the same title as /', { '/': { title: 'Same' }, '/a': { title: 'Same' } }],
  ['/: image without alternative text: /', { '/': { body: '<img src="/"><img src="/" alt="">' } }],
  ['/: hreflang es is not mutual with /es', { '/': { head: languages('/', '/es') }, '/es': { language: 'es' } }],
  ['/: hreflang es leads to a page in en', { '/': { head: languages('/', '/es') }, '/es': { head: languages('/', '/es') } }],
  ['/: structured data that is no JSON', { '/': { head: data({}).replace('}', '') } }],
  ['/: structured data without the context https://schema.org', { '/': { head: data({ ...QUESTION, '@context': 'x' }) } }],
  ['/: structured data with a Question without name', { '/': { head: data({ ...QUESTION, name: '' }) } }],
])('a fault is found: %s', async (fault, site) => {
  expect(await faultsOf(site)).toContain(fault);
});

test('the sitemap is compared with the pages', async () => {
  const faults = await faultsOf({ '/': { body: '<a href="/a">a</a>' }, '/a': {} }, { listed: ['/', '/gone'] });
  expect(faults).toEqual(expect.arrayContaining(['/a: is not in the sitemap', '/gone: is in the sitemap, but is no page']));
});
