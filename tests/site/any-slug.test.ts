import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { entryPath } from '../../lib/routing/collection-addresses.ts';
import { ENTRY_KINDS } from '../../lib/site/collections.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { makeArticle } from '../support/space.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { BUILD } from './built.ts';
import { fixtureSpace } from './fixture.ts';

/** Names with a meaning to the framework, to the site's own routes or to JavaScript. */
const SLUGS = [
  ...['404', '500', '_not-found', '_error', '_global-error', '_next', 'index', 'api', 'en', 'es', 'preview', 'markdown', 'feeds'],
  ...['__PAGE__', '__DEFAULT__', '__proto__', 'constructor', 'toString', 'null', 'undefined', 'page', 'keyword', 'robots.txt', '404.html'],
];
/** If lists and entries share an address, the folders of the list belong to the site. */
const REFUSED = ['/compare/page', '/compare/keyword'];
const TOKEN = 'a-token-of-forty-characters-for-the-tests';

let standIn: StandIn;
let site: RunningSite;

beforeAll(async () => {
  standIn = await startStandIn(fixtureSpace());
  site = await startSite(BUILD, { ...standIn.env, PUBLISHES_TOKEN: TOKEN });
});
afterAll(async () => {
  await site.stop();
  await standIn.close();
});

test('an entry has its page under any slug, in both languages and once it is published; or it is refused with a reason', async () => {
  const entries = ENTRY_KINDS.flatMap((kind) => SLUGS.map((slug, index) => ({ kind, slug, id: `${kind}-slug-${index}` })));
  for (const { kind, slug, id } of entries) {
    const { sys } = standIn.publish(makeArticle({ id, kind, slug, createdAt: '2023-03-01T00:00:00.000Z', fields: { keywords: {} } }));
    const message = { sys: { id, revision: sys.revision, contentType: { sys: { id: kind } } } };
    expect((await site.webhook('ContentManagement.Entry.publish', message)).status).toBe(202);
  }
  const received = async (id: string) => {
    const { text } = await site.get(`/api/publishes/${id}`, { authorization: `Bearer ${TOKEN}` });
    return JSON.parse(text) as { live: boolean; newest: { leftOut: string | null } };
  };
  for (const { kind, slug, id } of entries) {
    const path = entryPath({ kind, slug });
    const { live, newest } = await site.until(async () => {
      const answer = await received(id);
      return answer.live || answer.newest.leftOut !== null ? answer : null;
    });
    expect([path, live], String(newest.leftOut)).toEqual([path, !REFUSED.includes(path)]);
    if (!live) expect(newest.leftOut).toContain(slug);
    else
      for (const locale of LOCALES) {
        const { status, text } = await site.get(localizedPath(path, locale), { 'sec-fetch-site': 'same-origin' });
        expect([path, locale, status]).toEqual([path, locale, 200]);
        expect(text).toContain(`Title of ${id} `);
      }
  }
});
