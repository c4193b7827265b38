import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { inspect, parseEnv as parseDotEnv } from 'node:util';
import { expect, type TestContext, test } from 'vitest';
import { CONTENT_MODEL } from '../../../../lib/content/model.ts';
import { Catalogue, withoutBody } from '../../../../lib/content/store/catalogue.ts';
import { sampleSpace } from '../../../../lib/content/store/sample/space.ts';
import { ContentSource } from '../../../../lib/content/store/source.ts';
import type { LocalizedEntry } from '../../../../lib/content/types.ts';
import { type Env, parseEnv } from '../../../../lib/env.ts';
import { WEBHOOK_TOPICS } from '../../../../lib/publish/webhook.ts';
import { ENTRY_KINDS } from '../../../../lib/site/collections.ts';
import { openManagement } from '../../../../scripts/content-setup/management.ts';
import { atTerminal } from '../../../../scripts/content-setup/questions.ts';
import { type Options, setUp } from '../../../../scripts/content-setup/set-up.ts';
import { type ContentProblem, entriesOf, envFor, temporaryFolder } from '../../../support/for-test.ts';
import { ManagementApi } from '../../../support/management-api.ts';
import { run } from '../../../support/site.ts';
import { startStandIn } from '../../../support/stand-in.ts';

const SAMPLE = await sampleSpace();
const SITE_URL = 'https://www.site.test';
const settings = (variables: Record<string, string> = {}) => parseEnv({ SITE_URL, ...variables });
/** Without the sample most faults are found as well, and sooner. */
const MODEL_ONLY = { sample: false } as const;
const REFUSED = { status: 403, id: 'AccessDenied' };

type Given = Partial<Options> & { environment?: string; retries?: number };

/** A management API of this test's own, with a file of settings beside it. */
async function space(context: Pick<TestContext, 'onTestFinished'>) {
  const api = await new ManagementApi().listen();
  context.onTestFinished(() => api.close());
  const folder = temporaryFolder(context);
  const envFile = join(folder, 'settings.env');
  const setUpSpace = async ({ environment = 'master', retries = 2, ...more }: Given = {}) => {
    const lines: string[] = [];
    const management = openManagement({ token: api.token, space: 'stand-in', environment, host: api.host, retries, waits: () => {} });
    const outcome = await setUp(management, {
      ...{ settings: settings(), envFile, dryRun: false, sample: null, confirm: async () => true, checkMs: 1 },
      say: (line) => lines.push(line),
      ...more,
    });
    return { ...outcome, text: lines.join('\n'), notes: lines.filter((line) => line.startsWith('note ')) };
  };
  const usual = { CONTENTFUL_MANAGEMENT_TOKEN: api.token, CONTENTFUL_SPACE_ID: 'stand-in', SITE_URL };
  const command = (args: string[], env: Record<string, string> = {}) =>
    run('node', [resolve('scripts/content-setup.ts'), ...args, '--host', api.host], { ...usual, ...env }, folder);
  return { api, folder, envFile, setUpSpace, command, env: () => (existsSync(envFile) ? readFileSync(envFile, 'utf8') : '') };
}

const typeOf = (api: ManagementApi, id: string) => api.types.get(id) as NonNullable<ReturnType<typeof api.types.get>>;

async function entriesIn(env: Env, problems: ContentProblem[]): Promise<LocalizedEntry[][]> {
  const source = new ContentSource(env);
  return Promise.all(ENTRY_KINDS.map(async (kind) => (await entriesOf(source, kind, problems)).flatMap(({ items }) => items)));
}

/** Dates come from the publication, and pictures are on Contentful's host. */
const comparable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, each) => {
    if (name === 'publishedAt' || name === 'updatedAt') return undefined;
    return name === 'url' && typeof each === 'string' ? each.slice(each.lastIndexOf('/')) : each;
  });

test('an empty space is set up whole, shows the site the sample, and is not touched by a second run', async (context) => {
  const { api, envFile, setUpSpace, env } = await space(context);
  expect((await setUpSpace()).left).toBe(0);
  expect(api.locales.map(({ code }) => code)).toEqual(['en-US', 'es']);
  expect([...api.types.keys()]).toEqual(CONTENT_MODEL.map(({ id }) => id));
  for (const { id, fields } of CONTENT_MODEL) {
    const type = typeOf(api, id);
    expect(type.sys.publishedVersion).toBe(type.sys.version - 1);
    const controls = api.editors.get(id)?.controls as { fieldId: string; widgetId: string; settings: { helpText: string } }[];
    const shown = controls.map(({ fieldId, widgetId, settings: { helpText } }) => [fieldId, widgetId, helpText]);
    expect(shown).toEqual(fields.map((field) => [field.id, field.widget, field.help]));
  }
  // The file is for this user only, has all that the site needs, and no management token.
  const written = parseDotEnv(env());
  const { CONTENTFUL_WEBHOOK_SECRET: signing, PREVIEW_SECRET: preview } = written;
  expect(written).toMatchObject({ CONTENTFUL_ACCESS_TOKEN: 'a-delivery-token', CONTENTFUL_PREVIEW_TOKEN: 'a-preview-key-token' });
  expect(() => parseEnv(written as Record<string, string>)).not.toThrow();
  expect(statSync(envFile).mode & 0o777).toBe(0o600);
  expect(env()).not.toContain(api.token);
  // One webhook for all that the site reads, and a preview of every kind of entry and of texts.
  expect([...api.webhooks.values()]).toMatchObject([{ url: `${SITE_URL}/api/revalidate`, active: true, topics: [...WEBHOOK_TOPICS] }]);
  expect(api.signingSecret).toBe(signing);
  expect([...api.platforms.values()].map(({ configurations }) => configurations.map(({ url }) => url))).toEqual([
    [...ENTRY_KINDS.map((kind) => [kind, 'slug']), ['siteText', 'key']].map(
      ([kind, field]) => `${SITE_URL}/api/draft?kind=${kind}&slug={entry.fields.${field}}&locale={locale}&secret=${preview}`,
    ),
  ]);
  const before = api.state;
  api.calls.length = 0;
  expect(await setUpSpace()).toMatchObject({ written: 0, left: 0 });
  expect([api.writes, api.state]).toEqual([[], before]);
  const standIn = await startStandIn(api.published());
  context.onTestFinished(() => standIn.close());
  const problems: ContentProblem[] = [];
  const [own, sample] = await Promise.all([entriesIn(envFor(standIn), problems), entriesIn(parseEnv({}), problems)]);
  expect(problems).toEqual([]);
  const order = (entries: LocalizedEntry[]) => new Catalogue(entries.map(withoutBody)).cards('en').map(({ slug }) => slug);
  expect(own.map(order)).toEqual(sample.map(order));
  const byId = (entries: LocalizedEntry[]) => Object.fromEntries(entries.map((entry) => [entry.id, comparable(entry)]));
  expect(own.map(byId)).toEqual(sample.map(byId));
});

test('the plan alone is printed, and nothing is written; neither is it after a no, or without an answer', async (context) => {
  const { api, setUpSpace, env } = await space(context);
  const { text } = await setUpSpace({ dryRun: true });
  for (const line of ['create    content type blog', 'create    language es', 'create    API key']) expect(text).toContain(line);
  expect(text.match(/^create {4}entry /gm)).toHaveLength(SAMPLE.entries.length);
  expect(text).not.toMatch(/secret=[0-9a-f]/);
  const { notes } = await setUpSpace({ ...MODEL_ONLY, dryRun: true, settings: parseEnv({}) });
  expect(notes).toEqual([expect.stringContaining('webhook and preview are left out: Contentful cannot reach http://localhost:3000')]);
  expect((await setUpSpace({ ...MODEL_ONLY, confirm: async () => false })).written).toBe(0);
  await expect(setUpSpace({ ...MODEL_ONLY, confirm: async () => null })).rejects.toThrow('add --yes');
  expect([api.writes, env()]).toEqual([[], '']);
});

test('a run that stops after 5 requests that write, and another one that stops after 90, are finished by a third', async (context) => {
  const { api, setUpSpace } = await space(context);
  for (const writes of [5, 90]) {
    let left = writes;
    api.fault = ({ method }) => {
      if (method !== 'GET') left -= 1;
      return left < 0 ? 'reset' : undefined;
    };
    const stopped = (await setUpSpace({ retries: 0 }).catch((error: unknown) => error)) as Error;
    expect(stopped.message).toMatch(/^Stopped at .*\n.*Run it again/);
    // The client's errors carry the end of the token.
    expect(inspect(stopped)).not.toContain(api.token.slice(-5));
  }
  api.fault = () => undefined;
  expect((await setUpSpace()).left).toBe(0);
  expect(api.published().entries).toHaveLength(SAMPLE.entries.length);
  expect(api.published().assets).toHaveLength(SAMPLE.assets.length);
  expect([api.webhooks.size, (await setUpSpace()).written]).toEqual([1, 0]);
});

test('a token that is refused ends the command, and is nowhere in the words; none at all is named', async (context) => {
  const { api, command } = await space(context);
  const { code, output } = await command(['--yes'], { CONTENTFUL_MANAGEMENT_TOKEN: 'CFPAT-a-token-that-is-wrong' });
  expect([code, output, api.writes]).toEqual([2, expect.stringContaining('Contentful refused the management token (401)'), []]);
  expect(output).not.toContain('wrong');
  const missing = { code: 2, output: expect.stringContaining('CONTENTFUL_MANAGEMENT_TOKEN is missing') };
  expect(await command(['--dry-run'], { CONTENTFUL_MANAGEMENT_TOKEN: '' })).toEqual(missing);
});

test('a token without access to keys, webhooks and previews sets up the rest, and says what to enter by hand', async (context) => {
  const { api, setUpSpace, env } = await space(context);
  api.fault = ({ path }) => (/webhook|api_keys|preview_env/.test(path) ? REFUSED : undefined);
  const { left, text } = await setUpSpace(MODEL_ONLY);
  expect([left, api.types.size]).toEqual([4, CONTENT_MODEL.length]);
  expect(text).toContain('The management token may not do this');
  expect(text).toContain('Enter CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN into .env by hand');
  expect(text).toContain(`${SITE_URL}/api/draft?kind=compare&slug={entry.fields.slug}&locale={locale}&secret=`);
  // A space without a token would be refused by the site.
  expect(env()).not.toContain('CONTENTFUL_SPACE_ID=stand-in');
  api.fault = ({ path, method }) => (/api_keys|preview_env/.test(path) && method === 'PUT' ? REFUSED : undefined);
  expect((await setUpSpace(MODEL_ONLY)).left).toBe(2);
  expect(env()).not.toContain('CONTENTFUL_SPACE_ID=stand-in');
});

test('a space in use keeps its other types, fields, rules, editors and webhooks, and gets the sample only on request', async (context) => {
  const { api, setUpSpace } = await space(context);
  await setUpSpace(MODEL_ONLY);
  const blog = typeOf(api, 'blog');
  api.types.set('person', { ...structuredClone(blog), sys: { id: 'person', version: 7, publishedVersion: 3 } } as never);
  const change = { required: false, validations: [{ size: { max: 300 } }, { in: ['A', 'B'] }] };
  const theirField = { id: 'author', localized: false, required: false };
  blog.fields = [theirField, ...blog.fields.map((field) => (field.id === 'title' ? { ...field, ...change } : field))];
  const controls = [{ fieldId: 'title', widgetNamespace: 'app', widgetId: 'an-app' }];
  api.editors.set('blog', { ...(api.editors.get('blog') as never as object), controls } as never);
  api.webhooks.set('theirs', { sys: { id: 'theirs', version: 0 }, url: 'https://other.test', topics: ['*.*'], active: true });
  const theirs = () => JSON.stringify([api.types.get('person'), api.webhooks.get('theirs')]);
  const before = theirs();
  expect((await setUpSpace(MODEL_ONLY)).left).toBe(0);
  expect([theirs(), api.webhooks.size]).toEqual([before, 2]);
  const title = typeOf(api, 'blog').fields.find(({ id }) => id === 'title');
  expect(title).toMatchObject({ required: true, validations: [{ in: ['A', 'B'] }, { size: { max: 70 } }] });
  expect(typeOf(api, 'blog').fields[0]).toMatchObject({ id: 'author' });
  expect(api.editors.get('blog')?.controls).toContainEqual(expect.objectContaining({ fieldId: 'title', widgetId: 'an-app' }));

  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: 'blog' } };
  api.entries.set('own', { sys: { id: 'own', version: 1, contentType }, fields: {} });
  expect((await setUpSpace()).notes).toEqual([expect.stringContaining('the space has entries of its own, 1 of them')]);
  expect(api.entries.size).toBe(1);
  expect((await setUpSpace({ sample: true, dryRun: true })).text).toContain('create    entry ');
});

test('a space in use keeps a type of ours that holds something else; entries of that type are left out', async (context) => {
  const { api, setUpSpace } = await space(context);
  const fields = [{ id: 'slug', type: 'Text', localized: false, required: false }];
  const sys = { id: 'blog', version: 3, publishedVersion: 2 };
  api.types.set('blog', { sys, name: 'Theirs', displayField: 'slug', fields } as never);
  const { text, left } = await setUpSpace();
  expect(left).toBe(1);
  expect(text).toContain('left      content type blog: its field slug is of the type Text, not Symbol');
  expect([typeOf(api, 'blog').fields, api.editors.has('blog')]).toEqual([fields, false]);
  expect(api.published().entries.filter(({ sys }) => sys.contentType?.sys.id === 'blog')).toEqual([]);
  expect(api.published().entries.length).toBeGreaterThan(5);
});

test('a space in use has its own languages; edited and withdrawn entries of the sample stay so', async (context) => {
  const { api, setUpSpace } = await space(context);
  api.locales.splice(0, 1);
  api.addLocale('en-GB', { default: true });
  // That Spanish is not optional is no hindrance: its required fields are filled in.
  api.addLocale('es-MX', { fallbackCode: 'en-GB' });
  const own = { settings: settings({ CONTENTFUL_LOCALES: 'en=en-GB,es=es-MX' }) };
  expect((await setUpSpace(own)).text).toContain('left      language es-MX: falls back to en-GB');
  expect(api.published().entries).toHaveLength(SAMPLE.entries.length);
  expect(Object.keys(api.published().entries.at(-1)?.fields.title ?? {}).sort()).toEqual(['en-GB', 'es-MX']);
  const [edited, withdrawn] = [...api.entries.values()];
  Object.assign(edited as object, { fields: { ...edited?.fields, title: { 'en-GB': 'Their own title' } } });
  Object.assign(withdrawn?.sys as object, { publishedVersion: undefined, version: 3 });
  expect((await setUpSpace(own)).written).toBe(0);
  const { text, notes } = await setUpSpace({ dryRun: true });
  expect(text).toContain("left      language en-US: the space's default language is en-GB");
  expect(notes).toEqual([expect.stringContaining('the sample is left out: it wants en-US')]);
});

const DOC = { doc: 'sys.environment.sys.id' };
const inEnvironment = (environment: string) => [{ equals: [DOC, environment] }];
const made = (filters: unknown, url = SITE_URL, id = 'site-publications') => ({
  ...{ sys: { id, version: 4 }, name: 'Mine', url: `${url}/api/revalidate`, headers: [] },
  ...{ topics: [...WEBHOOK_TOPICS], filters, active: true },
});

test('a space with more than one site has a webhook, a preview and the key of each; a second run writes nothing', async (context) => {
  const { api, setUpSpace, env } = await space(context);
  await setUpSpace(MODEL_ONLY);
  const first = () => JSON.stringify([api.webhooks.values().next().value, api.platforms.values().next().value]);
  const before = first();
  const other = { ...MODEL_ONLY, settings: settings({ SITE_URL: 'https://staging.site.test' }), environment: 'staging' };
  expect((await setUpSpace({ ...other, dryRun: true })).text).toContain('update    API key: for the environment staging, too');
  expect(await setUpSpace(other)).toMatchObject({ left: 0, notes: [] });
  expect([first(), api.webhooks.size, api.platforms.size]).toEqual([before, 2, 2]);
  expect(api.keys.get('site')?.environments).toMatchObject([{ sys: { id: 'master' } }, { sys: { id: 'staging' } }]);
  expect(env()).toContain('CONTENTFUL_ENVIRONMENT=staging\n');
  expect((await setUpSpace(other)).written).toBe(0);
});

test.for([
  ['some of them', [{ in: [DOC, ['master', 'staging']] }], 1],
  ['the others', [{ not: { equals: [DOC, 'staging'] } }], 2],
  ['one content type', [...inEnvironment('staging'), { equals: [{ doc: 'sys.contentType.sys.id' }, 'blog'] }], 2],
  ['master, as before there were environments', undefined, 2],
] as const)('a webhook that somebody made for %s is taken as what it is, also beside more sites', async ([, filters, count], context) => {
  const { api, setUpSpace } = await space(context);
  const theirs = made(filters);
  api.webhooks.set('site-publications', theirs);
  const { notes } = await setUpSpace({ ...MODEL_ONLY, environment: 'staging' });
  expect(api.webhooks.get('site-publications')).toEqual(theirs);
  expect([api.webhooks.size, notes.length]).toEqual([count, count - 1]);
});

test('the webhook of a site is brought up to date; one of a site that may have moved is named, one that was redirected is kept', async (context) => {
  const { api, setUpSpace } = await space(context);
  api.webhooks.set('site-publications', { ...made(inEnvironment('master')), topics: ['Entry.publish'], active: false });
  api.webhooks.set('site-publications-old', made([], 'https://old.test', 'site-publications-old'));
  expect((await setUpSpace(MODEL_ONLY)).notes).toEqual([expect.stringMatching(/-old tells https:\/\/old\.test\/.*delete it/)]);
  expect(api.webhooks.get('site-publications')).toMatchObject({ ...made(inEnvironment('master')), sys: { version: 5 } });
  api.webhooks.clear();
  await setUpSpace(MODEL_ONLY);
  for (const webhook of api.webhooks.values()) Object.assign(webhook, { url: 'https://elsewhere.test/' });
  expect((await setUpSpace(MODEL_ONLY)).text).toMatch(/^left {6}webhook: site-publications-\w+ was made for .* and now is for/m);
  expect(api.webhooks.size).toBe(1);
});

test('the settings go to the folder of the command; a complete setup ends with 0, an unchanged difference with 1', async (context) => {
  const { api, folder, command } = await space(context);
  const { code, output } = await command(['--yes', '--no-sample']);
  expect([code, output]).toEqual([0, expect.stringMatching(/^[1-9][0-9]* things were written\.$/m)]);
  // The build gets the command's settings: its README continues with `npm run build`.
  expect(parseDotEnv(readFileSync(join(folder, '.env'), 'utf8'))).toMatchObject({ CONTENTFUL_SPACE_ID: 'stand-in', SITE_URL });
  for (const secret of [api.token, String(api.signingSecret)]) expect(output).not.toContain(secret);
  api.signingSecret = 'b'.repeat(64);
  const told = expect.stringMatching(/signs with another secret already[\s\S]*Nothing was written; 1 left/);
  expect(await command(['--yes', '--no-sample'])).toEqual({ code: 1, output: told });
  expect(api.signingSecret).toBe('b'.repeat(64));
});

test('other values in the file of settings are replaced, comments and order kept', async (context) => {
  const { envFile, setUpSpace, env } = await space(context);
  writeFileSync(envFile, '# Mine\nCONTENTFUL_SPACE_ID=another\nSITE_URL=https://www.site.test\nCONTENTFUL_ACCESS_TOKEN=mine\n');
  const { text } = await setUpSpace({ ...MODEL_ONLY, besides: { CONTENTFUL_HOST: 'cdn.eu.contentful.com' } });
  expect(text).toContain('CONTENTFUL_SPACE_ID (replaces another value)');
  expect(env()).toMatch(/^# Mine\nCONTENTFUL_SPACE_ID=stand-in\nSITE_URL=.*\nCONTENTFUL_ACCESS_TOKEN=a-delivery-token\n/);
  expect(env()).toContain('CONTENTFUL_HOST=cdn.eu.contentful.com\n');
});

/** A terminal with these typed lines, one for each question. */
function terminal(...typed: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk) => {
    shown += chunk;
    // A question is there to be answered once it stands complete; readline puts the cursor behind it.
    if (/: (?:.\[\d+G)?$/.test(shown)) setImmediate(() => input.write(`${typed.shift() ?? ''}\r`));
  });
  return { people: atTerminal(input as never, output as never), shown: () => shown };
}

test('an answer that is hidden is taken and never shown; return alone means the usual answer, or none', async () => {
  const { people, shown } = terminal('CFPAT-typed', '', '');
  expect(await people.ask('Token', { hidden: true })).toBe('CFPAT-typed');
  expect(shown()).toMatch(/^Token: \n$/);
  expect([await people.ask('Environment', { usual: 'master' }), await people.ask('Space')]).toEqual(['master', null]);
});

test.each(Object.entries({ y: true, Yes: true, n: false, '': false, maybe: false }))('%j to yes or no is %s', async (answer, agreed) => {
  expect(await terminal(answer).people.confirm('Do this?')).toBe(agreed);
});
