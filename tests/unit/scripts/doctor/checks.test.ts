import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { ApplicationStore } from '../../../../lib/affiliates/application-store.ts';
import { parseEnv } from '../../../../lib/env.ts';
import { PRICE_SETTINGS } from '../../../../lib/site/checkout.ts';
import { SITE } from '../../../../lib/site/identity.ts';
import { PLAN_IDS } from '../../../../lib/site/plans.ts';
import { examineServices, examineSettings } from '../../../../scripts/doctor/checks.ts';
import { accept } from '../../../support/applications.ts';
import { temporaryFolder } from '../../../support/for-test.ts';
import { receive } from '../../../support/publications.ts';
import { startReceiver } from '../../../support/receiver.ts';
import { copyOf } from '../../../support/replica.ts';
import { run } from '../../../support/site.ts';
import { makeSpace } from '../../../support/space.ts';
import { startStandIn } from '../../../support/stand-in.ts';

/** A site that lacks nothing. */
const LIVE = {
  ...{ CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'token', CONTENTFUL_WEBHOOK_SECRET: 'a'.repeat(64) },
  ...{ CONTENTFUL_PREVIEW_TOKEN: 'token', PREVIEW_SECRET: 'a'.repeat(32) },
  ...{ SITE_URL: 'https://www.real.com', APP_URL: 'https://app.real.com', API_URL: 'https://api.real.com', COOKIE_DOMAIN: 'real.com' },
  ...{ BOOKING_URL: 'https://book.real.com/a', ENTERPRISE_BOOKING_URL: 'https://book.real.com/b', INDEXABLE: '1', TRUSTED_PROXIES: '1' },
  ...{ AFFILIATE_ENDPOINT: 'https://crm.real.com/hook?key=secret', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: `${'a'.repeat(43)}=` },
  ...Object.fromEntries(PRICE_SETTINGS.map((name) => [name, 'a'])),
};
const REAL = { legalName: 'Real, Inc.', address: { ...SITE.address }, mail: { ...SITE.mail }, social: { ...SITE.social } } as never;
/** An owner who has confirmed all claims of the site. */
const CONFIRMED: NonNullable<Parameters<typeof examineSettings>[2]> = {
  claims: { audit: { says: 'SOC 2', affects: 'white-label', confirmed: '2026-01-01' } },
  testimonials: [{ name: 'Ana', confirmed: '2026-01-01' }],
  ...{ toRead: [], cookiesElsewhere: 1, processors: 1, hasEuRepresentative: true },
};

const names = (variables: Record<string, string>) => examineSettings(parseEnv(variables), REAL, CONFIRMED).map(({ name }) => name);

test.each(Object.keys(LIVE).filter((name) => name !== 'CONTENTFUL_ACCESS_TOKEN'))('the settings lack %s if it is not set', (name) => {
  const { [name]: _, ...others } = LIVE as Record<string, string>;
  if (name === 'CONTENTFUL_SPACE_ID') delete others.CONTENTFUL_ACCESS_TOKEN;
  expect(names(others)).toEqual([name]);
});

test('the settings of a live site lack nothing; those of this machine lack its address, those of a new clone every address', () => {
  expect(names(LIVE)).toEqual([]);
  for (const SITE_URL of ['http://localhost:8080', 'http://[::1]:3000', 'http://site.localhost'])
    expect(names({ ...LIVE, SITE_URL })).toEqual(['SITE_URL']);
  expect(examineSettings(parseEnv({})).flatMap(({ needed, name }) => (needed ? name : []))).toEqual([
    ...['CONTENTFUL_SPACE_ID', 'CONTENTFUL_WEBHOOK_SECRET', 'SITE_URL', 'APP_URL', 'API_URL', 'BOOKING_URL', 'ENTERPRISE_BOOKING_URL'],
    ...PLAN_IDS.flatMap((id) => [`PRICE_${id.toUpperCase()}_MONTHLY`, `PRICE_${id.toUpperCase()}_YEARLY`]),
    ...['legalName', 'address', 'mail', 'social'].map((name) => `lib/site/identity.ts ${name}`),
  ]);
});

test.each(['1', '0'])('what only the owner can confirm keeps a site with INDEXABLE=%s from going live only if that is 1', (INDEXABLE) => {
  const findings = examineSettings(parseEnv({ ...LIVE, INDEXABLE }), REAL, {
    claims: { ...CONFIRMED.claims, results: { says: '40 %', affects: 'managed service', confirmed: false } },
    testimonials: [{ name: 'Somebody', confirmed: false }, ...CONFIRMED.testimonials],
    ...{ cookiesElsewhere: 0, processors: 0, hasEuRepresentative: false },
    toRead: [{ name: 'later.prices', read: false, url: 'https://later.example/pricing' }],
  }).filter(({ name }) => name.startsWith('lib/'));
  const needed = INDEXABLE === '1';
  expect(findings.map((finding) => [finding.name.slice('lib/'.length), finding.value, finding.needed])).toEqual([
    ['site/own-claims.ts results', '40 %', needed],
    ['site/testimonials.ts', 'Somebody', needed],
    ['visitor/cookies.ts COOKIES_ELSEWHERE', 'empty', needed],
    ['site/legal.ts PROCESSORS', 'empty', needed],
    ['site/legal.ts EU_REPRESENTATIVE', undefined, false],
    ['site/claims.ts later.prices', 'never compared with the page', needed],
  ]);
});

/** Gives an SQLite file to some work. */
function inFile<T>(file: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file);
  const result = work(database);
  database.close();
  return result;
}
/** Changes a store's file as an older version of the site might have left it. */
const makeOlder = (file: string, sql: string) => inFile(file, (database) => database.exec(sql));
/** A store's version, how it is written to, and its tables. */
const tablesIn = (file: string) =>
  inFile(file, (database) =>
    ['PRAGMA user_version', 'PRAGMA journal_mode', 'SELECT sql FROM sqlite_schema'].map((sql) => database.prepare(sql).all()),
  );

test('the services that answer are named with their answer, and whether the store has the published entries', async (context) => {
  const { standIn, store } = await copyOf(context, makeSpace({ blog: 3, resource: 1, compare: 1 }));
  receive(store.receipts, 'blog-1');
  const receiver = await startReceiver(() => 405);
  context.onTestFinished(() => receiver.close());
  const file = join(temporaryFolder(context), 'affiliates.sqlite');
  const applications = new ApplicationStore(file);
  await accept(applications);
  await applications.close();
  const stores = { AFFILIATE_STORE: file, PUBLISH_STORE: store.file.path };
  const env = parseEnv({ ...standIn.env, ...stores, AFFILIATE_ENDPOINT: receiver.url.replace('/applications', '/quiet') });
  const { answers, findings } = await examineServices(env);
  expect(findings).toEqual([]);
  expect(answers).toEqual([
    expect.stringMatching(/^Contentful: space .*, 3 blog entries$/),
    `AFFILIATE_STORE: ${file}, 1 applications, 1 of them not handed on`,
    `PUBLISH_STORE: ${store.file.path}, 1 publications not live yet, the same as the space`,
    expect.stringMatching(/^AFFILIATE_ENDPOINT: 127\.0\.0\.1:\d+ answers \(405 to HEAD\)$/),
  ]);
  standIn.publish(standIn.item('blog-1'));
  expect((await examineServices(env)).answers[2]).toContain('1 items differ from the space (npm run content:look)');
});

test('the services are checked without changes: a store of an older version of the site is reported, and stays one', async (context) => {
  const folder = temporaryFolder(context);
  const files = ['a.sqlite', 'p.sqlite', 'e.sqlite'].map((name) => join(folder, name));
  const [applications = '', publications = '', empty = ''] = files;
  await new ApplicationStore(applications).close();
  makeOlder(applications, 'ALTER TABLE admissions DROP COLUMN network; PRAGMA user_version = 1');
  makeOlder(publications, 'CREATE TABLE publications (number INTEGER); PRAGMA user_version = 1');
  writeFileSync(empty, '');
  const before = files.map(tablesIn);
  const settings = { CONTENTFUL_WEBHOOK_SECRET: 's'.repeat(64), PUBLISH_STORE: publications, AFFILIATE_STORE: applications };
  const { answers, findings } = await examineServices(parseEnv(settings));
  const older = 'it is of an older version of the site, and brought up to date at the start';
  expect(answers).toContain(`AFFILIATE_STORE: ${applications}, 0 applications, 0 of them not handed on; ${older}`);
  expect(answers).toContain(`PUBLISH_STORE: ${publications}, readable; ${older}`);
  const ofEmpty = (await examineServices(parseEnv({ AFFILIATE_STORE: empty }))).answers;
  expect(ofEmpty).toContain(`AFFILIATE_STORE: ${empty} is empty and can be filled`);
  expect(findings).toEqual([]);
  expect(files.map(tablesIn)).toEqual(before);
  expect(statSync(empty).size).toBe(0);
  makeOlder(publications, 'PRAGMA user_version = 99');
  const { findings: newer } = await examineServices(parseEnv(settings));
  expect(newer).toMatchObject([{ name: 'PUBLISH_STORE', state: 'no answer', value: expect.stringContaining('has version 99') }]);
});

test('the services that do not answer are found, without their keys; the preview API and the CDN are among them', async (context) => {
  const [standIn, cdn] = [await startStandIn(makeSpace(1)), await startReceiver(() => 200)];
  context.onTestFinished(async () => void (await Promise.all([standIn.close(), cdn.close()])));
  const preview = { CONTENTFUL_PREVIEW_TOKEN: 'preview', CONTENTFUL_PREVIEW_HOST: standIn.host };
  const account = { CDN: 'fastly', CDN_ZONE: 'zone', CDN_TOKEN: 'secret', CDN_API: new URL(cdn.url).origin };
  const folder = temporaryFolder(context);
  mkdirSync(join(folder, 'broken'));
  const stores = { AFFILIATE_STORE: join(folder, 'broken'), PUBLISH_STORE: join(folder, 'none') };
  const env = parseEnv({ ...standIn.env, ...preview, ...account, ...stores, AFFILIATE_ENDPOINT: `${cdn.url}?key=secret` });
  const { answers } = await examineServices(env);
  expect(answers).toContainEqual(expect.stringMatching(/^PUBLISH_STORE: .* does not exist yet and can be made$/));
  const names = answers.map((line) => line.split(':')[0]);
  expect(names).toEqual(expect.arrayContaining(['Contentful', 'CONTENTFUL_PREVIEW_TOKEN', 'CDN_TOKEN', 'AFFILIATE_ENDPOINT']));
  standIn.fault = ({ headers }) => ({ kind: 'status', status: headers.authorization === 'Bearer preview' ? 401 : 404 });
  await cdn.close();
  const { findings } = await examineServices(env);
  expect(findings).toMatchObject([
    { name: 'Contentful', value: expect.stringMatching(/"stand-in".*"master".*CONTENTFUL_SPACE_ID.*CONTENTFUL_ENVIRONMENT/) },
    { name: 'AFFILIATE_STORE', state: 'no answer', needed: true },
    { name: 'CONTENTFUL_PREVIEW_TOKEN', state: 'no answer', value: expect.stringContaining('check') },
    { name: 'CDN_TOKEN', state: 'no answer', value: expect.stringContaining('ECONNREFUSED') },
    { name: 'AFFILIATE_ENDPOINT', state: 'no answer', value: expect.stringContaining('ECONNREFUSED') },
  ]);
  expect(JSON.stringify(findings)).not.toContain('secret');
});

test('the command states that one process must run, exits with 1 and gives the number of missing parts', async (context) => {
  const AFFILIATE_STORE = join(temporaryFolder(context), 'a.sqlite');
  const { code, output } = await run('node', ['scripts/doctor.ts'], { PRICE_PRO_YEARLY: '', AFFILIATE_STORE });
  expect(code).toBe(1);
  expect(output).toMatch(/^run it +as one process; several take applications together/m);
  expect(output).toMatch(
    /A live site needs:\n[\s\S]*missing +PRICE_PRO_YEARLY\n[\s\S]*^SITE_URL is http:\/\/localhost:3000: .*\n\n?\d+ things are missing before the site can go live\.\n$/m,
  );
});
