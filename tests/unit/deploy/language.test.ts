import '../../support/next-as-esm.ts';
import fc from 'fast-check';
import { NextRequest, type NextResponse } from 'next/server';
import { expect, test } from 'vitest';
import middleware from '../../../middleware.ts';
import { ODD_LANGUAGES, USUAL_LANGUAGES } from '../../support/language-headers.ts';
import { NginxMaps } from '../../support/nginx-maps.ts';

const maps = new NginxMaps('language.conf');

type Visitor = { languages?: string | null; cookie?: string; site?: string };

/** The language that the front stores a response under; empty if it leaves the decision to the site. */
const frontDecides = (path: string, { languages, cookie = '', site = '' }: Visitor) =>
  maps.value('front_language', {
    request_uri: path,
    http_accept_language: languages ?? '',
    http_cookie: cookie,
    http_sec_fetch_site: site,
  });

/** The language that the site redirects to. */
async function siteDecides(path: string, { languages, cookie, site }: Visitor): Promise<string> {
  const headers = Object.entries({ 'accept-language': languages, cookie, 'sec-fetch-site': site });
  const request = new NextRequest(`https://www.example.com${path}`, {
    headers: headers.filter((each): each is [string, string] => typeof each[1] === 'string'),
  });
  const answer = (await middleware(request)) as NextResponse;
  return new URL(answer.headers.get('location') ?? request.url).pathname.startsWith('/es') ? 'es' : 'en';
}

test.each(USUAL_LANGUAGES)(
  'the language of an address without a prefix is the same in the front and in the site: %s',
  async (languages) => {
    expect(frontDecides('/pricing', { languages })).toBe(await siteDecides('/pricing', { languages }));
  },
);

test.each(ODD_LANGUAGES)(
  'the language of an address without a prefix is the same in the front, or left to the site: %s',
  async (languages) => {
    expect(['', await siteDecides('/pricing', { languages })]).toContain(frontDecides('/pricing', { languages }));
  },
);

test.each<Visitor>([
  { cookie: 'locale=es', languages: 'en' },
  { cookie: 'ref=a; locale=es; other=1', languages: 'en' },
  { cookie: 'xlocale=es', languages: 'en' },
  { cookie: 'locale=fr', languages: 'es' },
  { cookie: 'locale=es; locale=en', languages: 'en' },
  { cookie: 'locale=e%73', languages: 'en' },
  { site: 'same-origin', languages: 'es', cookie: 'locale=es' },
  { site: 'cross-site', languages: 'es' },
])('the language of an address without a prefix is the same in both: %o', async (visitor) => {
  const decided = frontDecides('/pricing', visitor);
  expect(['', await siteDecides('/pricing', visitor)]).toContain(decided);
});

test('the language of an address without a prefix is decided like in the site, for any header', async () => {
  const tag = fc.constantFrom(
    ...['en', 'es', 'en-US', 'es-ES', 'en-GB', 'es-MX', 'es-419', 'es-US', 'en-ES', 'de', 'de-DE', 'de-ES', 'de-MX', 'pt-BR', 'fr', 'ca'],
    ...['gl', 'eu', 'zh-Hans', 'zh-Hans-CN', 'nb', 'no', 'vi', 'id', 'el-GR', 'he', '*', 'xx', 'es-Latn-ES', 'en-Latn', 'eng', 'spa', ''],
  );
  const weight = fc.constantFrom('', '', ';q=0.9', ';q=0.8', ';q=0.5', ';q=0.3', ';q=0.1', ';q=1', ';q=0', ';q=0.85', '; q=0.7', ';q=.5');
  const list = fc.array(fc.tuple(tag, weight), { maxLength: 7 }).map((parts) => parts.map((part) => part.join('')));
  // As browsers write them, so that the rules are met and not only left.
  const falling = fc
    .array(tag, { maxLength: 8 })
    .map((tags) => tags.map((each, index) => (index === 0 ? each : `${each};q=0.${9 - index}`)));
  const header = fc.oneof(list, falling).chain((parts) => fc.constantFrom(',', ', ', ' ,').map((comma) => parts.join(comma)));
  await fc.assert(
    fc.asyncProperty(header, async (languages) => {
      const decided = frontDecides('/pricing', { languages });
      if (decided !== '') expect(await siteDecides('/pricing', { languages })).toBe(decided);
    }),
    { numRuns: 3000 },
  );
});

test('the language of an address without a prefix is the one of the address below a prefix, and of no other path', () => {
  for (const path of ['/es', '/es?a=b', '/api/search/en']) expect(frontDecides(path, { languages: 'en', cookie: 'locale=en' })).toBe('any');
  for (const path of ['/essay', '/ES/pricing', '//es']) expect(frontDecides(path, { languages: 'en' })).toBe('en');
});
