import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect, parseEnv as parseDotEnv } from 'node:util';
import { beforeAll, describe, expect, type TestContext, test } from 'vitest';
import { CONTENT_MODEL } from '../../../../lib/content/model.ts';
import { toMarkdown } from '../../../../lib/content/rich-text/to-markdown.ts';
import { Catalogue, withoutBody } from '../../../../lib/content/store/catalogue.ts';
import type { ContentProblem } from '../../../../lib/content/store/entry.ts';
import { sampleSpace } from '../../../../lib/content/store/sample/space.ts';
import { ContentSource } from '../../../../lib/content/store/source.ts';
import type { LocalizedEntry } from '../../../../lib/content/types.ts';
import { type Env, parseEnv } from '../../../../lib/env.ts';
import { LOCALES } from '../../../../lib/i18n/locales.ts';
import { WEBHOOK_TOPICS } from '../../../../lib/publish/webhook.ts';
import { ENTRY_KINDS, type EntryKind } from '../../../../lib/site/collections.ts';
import { checkSpace } from '../../../../scripts/content-check/read-space.ts';
import { openManagement } from '../../../../scripts/content-setup/management.ts';
import type { Options } from '../../../../scripts/content-setup/options.ts';
import { setUp } from '../../../../scripts/content-setup/set-up.ts';
import { entriesOf, envFor } from '../../../support/for-test.ts';
import { ManagementApi, type ManagementFault } from '../../../support/management-api.ts';
import { run } from '../../../support/site.ts';
import { type StandIn, startStandIn } from '../../../support/stand-in.ts';

const SAMPLE = await sampleSpace();
const SITE_URL = 'https://www.site.test';
const settings = (variables: Record<string, string> = {}) => parseEnv({ SITE_URL, ...variables });

type Run = { written: number; left: number; lines: string[] };

/** A management API of this test's own, with a file of settings beside it. */
async function space(context: Pick<TestContext, 'onTestFinished'>) {
  const api = await new ManagementApi().listen();
  const folder = mkdtempSync(join(tmpdir(), 'setup-test-'));
  context.onTestFinished(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });
  return spaceOf(api, folder);
}

function spaceOf(api: ManagementApi, folder: string) {
  const envFile = join(folder, 'settings.env');
  const lines: string[] = [];
  const setUpSpace = async (options: Partial<Options> & { token?: string; environment?: string; retries?: number } = {}): Promise<Run> => {
    const { token = api.token, environment = 'master', retries = 2, ...more } = options;
    const access = { token, space: 'stand-in', environment, host: api.host, rate: 0, retries };
    lines.length = 0;
    const said = (line: string) => lines.push(line);
    const outcome = await setUp(openManagement({ ...access, waits: () => {} }), {
      ...{ settings: settings(), envFile, dryRun: false, sample: null, say: said, confirm: async () => true, pauseMs: 1 },
      ...more,
    });
    return { ...outcome, lines: [...lines] };
  };
  const env = () => (existsSync(envFile) ? readFileSync(envFile, 'utf8') : '');
  return { api, folder, envFile, lines, setUpSpace, env };
}

/** Without the sample most faults are found out as well, and sooner. */
const MODEL_ONLY = { sample: false } as const;
const typeOf = (api: ManagementApi, id: string) => {
  const type = api.types.get(id);
  if (!type) throw new Error(`no content type ${id}`);
  return type;
};

describe('an empty space', () => {
  let api: ManagementApi;
  let folder: string;
  let first: Run;
  let second: Run;
  let before: string;
  let after: string;
  let settingsWritten: string;

  beforeAll(async () => {
    api = await new ManagementApi().listen();
    folder = mkdtempSync(join(tmpdir(), 'setup-test-'));
    const own = spaceOf(api, folder);
    first = await own.setUpSpace();
    before = api.state;
    api.calls.length = 0;
    second = await own.setUpSpace();
    after = api.state;
    settingsWritten = own.env();
    return async () => {
      await api.close();
      rmSync(folder, { recursive: true });
    };
  });

  test('is set up whole, with nothing left open', () => {
    expect(first.left).toBe(0);
    expect([...api.types.keys()]).toEqual(CONTENT_MODEL.map(({ id }) => id));
    expect(api.locales.map(({ code }) => code)).toEqual(['en-US', 'es']);
    for (const { id, fields } of CONTENT_MODEL) {
      const type = typeOf(api, id);
      expect(type.sys.publishedVersion).toBe(type.sys.version - 1);
      const controls = api.editors.get(id)?.controls as { fieldId: string; widgetId: string; settings: { helpText: string } }[];
      expect(controls.map(({ fieldId, widgetId, settings: { helpText } }) => [fieldId, widgetId, helpText])).toEqual(
        fields.map((field) => [field.id, field.editing.widget, field.editing.help]),
      );
    }
  });

  test('gets one webhook for all that the site reads, and a secret that the settings know', () => {
    const [webhook, ...more] = [...api.webhooks.values()];
    expect(more).toEqual([]);
    expect(webhook).toMatchObject({ url: `${SITE_URL}/api/revalidate`, active: true, topics: [...WEBHOOK_TOPICS] });
    expect(WEBHOOK_TOPICS).toContain('Asset.unpublish');
    expect(settingsWritten).toContain(`CONTENTFUL_WEBHOOK_SECRET=${api.signingSecret}\n`);
  });

  test('gets a preview of drafts for every kind of entry', () => {
    const [platform] = [...api.platforms.values()];
    const secret = /^PREVIEW_SECRET=(.+)$/m.exec(settingsWritten)?.[1];
    expect(platform?.configurations.map(({ entityId, url }) => [entityId, url])).toEqual(
      ENTRY_KINDS.map((kind) => [kind, `${SITE_URL}/api/draft?kind=${kind}&slug={entry.fields.slug}&locale={locale}&secret=${secret}`]),
    );
  });

  test('has settings afterwards that the site accepts, in a file for this user only', () => {
    const variables = Object.fromEntries(
      settingsWritten.matchAll(/^([A-Z_]+)=(.+)$/gm).map(([, name, value]) => [name as string, value as string]),
    );
    const env = parseEnv(variables);
    expect([env.CONTENTFUL_SPACE_ID, env.CONTENTFUL_ACCESS_TOKEN, env.CONTENTFUL_PREVIEW_TOKEN]).toEqual([
      'stand-in',
      'a-delivery-token',
      'a-preview-key-token',
    ]);
    expect(statSync(join(folder, 'settings.env')).mode & 0o777).toBe(0o600);
    expect(settingsWritten).not.toContain(api.token);
  });

  test('is not touched by a second run', () => {
    expect([second.written, second.left]).toEqual([0, 0]);
    expect(api.writes).toEqual([]);
    expect(after).toBe(before);
  });

  describe('then shows the site the sample', () => {
    type Read = Record<EntryKind, LocalizedEntry[]>;
    let standIn: StandIn;
    let own: Read;
    let sample: Read;
    const problems: ContentProblem[] = [];

    const read = async (env: Env): Promise<Read> => {
      const source = new ContentSource(env, (problem) => problems.push(problem));
      const kinds = ENTRY_KINDS.map(
        async (kind) => [kind, (await entriesOf(source, kind, problems)).flatMap(({ items }) => items)] as const,
      );
      return Object.fromEntries(await Promise.all(kinds)) as Read;
    };
    beforeAll(async () => {
      standIn = await startStandIn(api.published());
      [own, sample] = await Promise.all([read(envFor(standIn)), read(parseEnv({}))]);
      return () => standIn.close();
    });

    /** Dates come from the publication, and pictures are on Contentful's host. */
    const comparable = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value), (name, each) => {
        if (name === 'publishedAt' || name === 'updatedAt') return undefined;
        return name === 'url' && typeof each === 'string' ? each.slice(each.lastIndexOf('/')) : each;
      });

    test.each(ENTRY_KINDS)('in every field of every %s, in the same order', (kind) => {
      expect(problems).toEqual([]);
      expect(own[kind].length).toBeGreaterThan(4);
      const order = (entries: LocalizedEntry[]) => new Catalogue(entries.map(withoutBody)).slugs('en');
      expect(order(own[kind])).toEqual(order(sample[kind]));
      const byId = (entries: LocalizedEntry[]) => Object.fromEntries(entries.map((entry) => [entry.id, comparable(entry)]));
      expect(byId(own[kind])).toEqual(byId(sample[kind]));
    });

    test.each(ENTRY_KINDS)('in the keyword pages of every %s', (kind) => {
      const keywords = (entries: LocalizedEntry[]) => {
        const { byLocale, alternates } = new Catalogue(entries.map(withoutBody)).keywords;
        return LOCALES.map((locale) =>
          [...byLocale[locale]].map(([slug, { name, cards }]) => [
            slug,
            name,
            cards.map(({ id }) => id),
            alternates.get(`${locale}/${slug}`),
          ]),
        );
      };
      expect(keywords(own[kind])).toEqual(keywords(sample[kind]));
    });

    test('in the words of every text', () => {
      const texts = (entries: Read) =>
        ENTRY_KINDS.flatMap((kind) =>
          entries[kind]
            .toSorted((a, b) => a.id.localeCompare(b.id))
            .flatMap((entry) => LOCALES.map((locale) => toMarkdown(entry.in[locale].body, (uri) => uri.slice(uri.lastIndexOf('/'))))),
        );
      expect(texts(own)).toEqual(texts(sample));
    });

    test('with nothing for the content check to find', async () => {
      const found = await checkSpace(envFor(standIn), { drafts: false, progress: () => {} });
      expect(found).toEqual({ entries: 22, findings: [] });
    });
  });
});

describe('the plan alone', () => {
  test('is printed, and nothing is written', async (context) => {
    const { api, setUpSpace, env } = await space(context);
    const { lines, written } = await setUpSpace({ dryRun: true });
    expect([written, api.writes, env()]).toEqual([0, [], '']);
    expect(lines).toContain('create    content type blog');
    expect(lines).toContain('create    language es');
    expect(lines.filter((line) => line.startsWith('create    entry '))).toHaveLength(SAMPLE.entries.length);
    expect(lines.join('\n')).not.toMatch(/secret=[0-9a-f]/);
  });

  test('is the only action after a no, and an error without an answer', async (context) => {
    const { api, setUpSpace, env } = await space(context);
    expect((await setUpSpace({ ...MODEL_ONLY, confirm: async () => false })).written).toBe(0);
    await expect(setUpSpace({ ...MODEL_ONLY, confirm: async () => null })).rejects.toThrow('add --yes');
    expect([api.writes, env()]).toEqual([[], '']);
  });
});

describe('a service that misbehaves', () => {
  const once = (matches: (call: { method: string; path: string }) => boolean, fault: ManagementFault) => {
    let done = false;
    return (call: { method: string; path: string }) => {
      if (done || !matches(call)) return undefined;
      done = true;
      return fault;
    };
  };

  test('with too many requests gets a retry at its own time', async (context) => {
    const { api, setUpSpace } = await space(context);
    api.fault = once(({ method }) => method === 'PUT', { status: 429, headers: { 'x-contentful-ratelimit-reset': '0' } });
    expect((await setUpSpace(MODEL_ONLY)).left).toBe(0);
    expect(api.calls.some(({ status }) => status === 429)).toBe(true);
    expect(api.types.size).toBe(4);
  });

  test('during concurrent changes: they stay, and ours are added', async (context) => {
    const { api, setUpSpace } = await space(context);
    await setUpSpace(MODEL_ONLY);
    const blog = typeOf(api, 'blog');
    blog.fields = blog.fields.filter(({ id }) => id !== 'keywords');
    let others = 0;
    api.meanwhile = ({ method, path }) => {
      if (method !== 'PUT' || !path.endsWith('/content_types/blog') || others > 0) return;
      others += 1;
      blog.fields.push({ id: 'theirs', localized: false, required: false });
      blog.sys.version += 1;
    };
    expect((await setUpSpace(MODEL_ONLY)).left).toBe(0);
    expect(typeOf(api, 'blog').fields.map(({ id }) => id)).toEqual(expect.arrayContaining(['theirs', 'keywords', 'slug']));
    expect(api.calls.filter(({ status }) => status === 409)).toHaveLength(1);
  });

  test('where they never stop, that is said', async (context) => {
    const { api, setUpSpace } = await space(context);
    await setUpSpace(MODEL_ONLY);
    const blog = typeOf(api, 'blog');
    blog.fields = blog.fields.filter(({ id }) => id !== 'keywords');
    api.meanwhile = ({ method }) => {
      if (method === 'PUT') blog.sys.version += 1;
    };
    await expect(setUpSpace(MODEL_ONLY)).rejects.toThrow('content type blog is being changed by somebody else');
  });

  test.for([5, 23, 90, 150])('and stops after %i requests that write: another run finishes the rest', async (writes, context) => {
    const { api, setUpSpace } = await space(context);
    let left = writes;
    api.fault = ({ method }) => {
      if (method !== 'GET') left -= 1;
      return left < 0 ? 'reset' : undefined;
    };
    const stopped = (await setUpSpace({ retries: 0 }).catch((error: unknown) => error)) as Error;
    expect(stopped.message).toMatch(/^Stopped at .*\n.*Run it again/);
    // The client's errors carry the end of the token.
    expect(inspect(stopped)).not.toContain(api.token.slice(-5));
    api.fault = () => undefined;
    const { left: open } = await setUpSpace();
    expect(open).toBe(0);
    expect(api.webhooks.size).toBe(1);
    expect(api.published().entries).toHaveLength(SAMPLE.entries.length);
    expect(api.published().assets).toHaveLength(SAMPLE.assets.length);
    api.calls.length = 0;
    await setUpSpace();
    expect(api.writes).toEqual([]);
  });

  test('that takes a request and loses its answer gets no second webhook', async (context) => {
    const { api, setUpSpace } = await space(context);
    // The second attempt finds the items of the first one.
    api.meanwhile = ({ method, path }) => {
      if (method !== 'PUT' || !path.includes('webhook_definitions') || api.webhooks.size > 0) return;
      const id = path.slice(path.lastIndexOf('/') + 1);
      api.webhooks.set(id, { sys: { id, version: 0 }, url: `${SITE_URL}/api/revalidate`, topics: [], active: true });
    };
    expect((await setUpSpace(MODEL_ONLY)).left).toBe(0);
    expect([...api.webhooks.values()].map(({ topics }) => topics)).toEqual([[...WEBHOOK_TOPICS]]);
  });

  test('that knows no previews of the site gets by without: what to enter is printed', async (context) => {
    const { api, setUpSpace } = await space(context);
    api.fault = ({ path }) => (path.includes('preview_environments') ? { status: 404, id: 'NotFound' } : undefined);
    const { lines, left } = await setUpSpace(MODEL_ONLY);
    expect(left).toBe(0);
    expect(lines.join('\n')).toContain(`${SITE_URL}/api/draft?kind=compare&slug={entry.fields.slug}&locale={locale}&secret=`);
    api.fault = ({ path, method }) =>
      path.includes('preview_environments') && method === 'PUT' ? { status: 403, id: 'AccessDenied' } : undefined;
    const refused = await setUpSpace(MODEL_ONLY);
    expect(refused.left).toBe(1);
    expect(refused.lines.join('\n')).toContain('Enter the preview by hand');
  });
});

describe('a token', () => {
  test('that is refused ends the command, and is nowhere in the words', async (context) => {
    const { api, folder } = await space(context);
    const token = 'CFPAT-a-token-that-is-wrong';
    const { code, output } = await run(
      'node',
      [join(process.cwd(), 'scripts/content-setup.ts'), '--yes', '--host', api.host],
      {
        CONTENTFUL_MANAGEMENT_TOKEN: token,
        CONTENTFUL_SPACE_ID: 'stand-in',
        SITE_URL,
      },
      folder,
    );
    expect(code).toBe(2);
    expect(output).toContain('Contentful refused the management token (401)');
    expect(output).not.toContain(token.slice(-5));
    expect(api.writes).toEqual([]);
  });

  test('without write permission names the missing permission', async (context) => {
    const { api, setUpSpace } = await space(context);
    api.fault = ({ method }) => (method === 'GET' ? undefined : { status: 403, id: 'AccessDenied' });
    await expect(setUpSpace(MODEL_ONLY)).rejects.toThrow(/^Stopped at language es: The management token may not do this/);
  });

  test('without access to keys and webhooks sets up the rest, and names the remaining parts', async (context) => {
    const { api, setUpSpace } = await space(context);
    api.fault = ({ path }) => (/webhook|api_keys/.test(path) ? { status: 403, id: 'AccessDenied' } : undefined);
    const { lines } = await setUpSpace({ ...MODEL_ONLY, dryRun: true });
    expect(lines.filter((line) => line.startsWith('left'))).toHaveLength(2);
    expect(lines.join('\n')).toContain('enter CONTENTFUL_ACCESS_TOKEN by hand');
  });

  test('that may not make a key leaves the settings without a space, which the site would refuse', async (context) => {
    const { api, setUpSpace, env } = await space(context);
    api.fault = ({ path, method }) => (path.includes('api_keys') && method === 'PUT' ? { status: 403, id: 'AccessDenied' } : undefined);
    const { lines, left } = await setUpSpace(MODEL_ONLY);
    expect([left, lines.at(-1)]).toEqual([1, expect.stringMatching(/^left {6}API key: .*by hand$/)]);
    expect(env()).toContain('CONTENTFUL_WEBHOOK_SECRET=');
    expect(env()).not.toContain('CONTENTFUL_SPACE_ID=stand-in');
  });

  test('and the space are required without a terminal', async (context) => {
    const { folder } = await space(context);
    const { code, output } = await run(
      'node',
      [join(process.cwd(), 'scripts/content-setup.ts'), '--dry-run'],
      { CONTENTFUL_MANAGEMENT_TOKEN: '' },
      folder,
    );
    expect([code, output]).toEqual([2, expect.stringContaining('CONTENTFUL_MANAGEMENT_TOKEN is missing')]);
  });
});

describe('a space that is in use', () => {
  test('keeps its other types, fields, rules, editors and webhooks as they are', async (context) => {
    const { api, setUpSpace } = await space(context);
    await setUpSpace(MODEL_ONLY);
    const person = { ...structuredClone(typeOf(api, 'blog')), name: 'Person', sys: { id: 'person', version: 7, publishedVersion: 3 } };
    api.types.set('person', person as never);
    const blog = typeOf(api, 'blog');
    blog.fields = [
      { id: 'author', localized: false, required: false },
      ...blog.fields.map((field) =>
        field.id === 'title' ? { ...field, required: false, validations: [{ size: { max: 300 } }, { in: ['A', 'B'] }] } : field,
      ),
    ];
    api.editors.set('blog', {
      ...(api.editors.get('blog') as never as object),
      controls: [{ fieldId: 'title', widgetNamespace: 'app', widgetId: 'an-app' }],
    } as never);
    api.webhooks.set('theirs', { sys: { id: 'theirs', version: 0 }, url: 'https://other.test', topics: ['*.*'], active: true });
    const theirs = JSON.stringify([api.types.get('person'), api.webhooks.get('theirs')]);
    expect((await setUpSpace(MODEL_ONLY)).left).toBe(0);
    expect(JSON.stringify([api.types.get('person'), api.webhooks.get('theirs')])).toBe(theirs);
    const title = typeOf(api, 'blog').fields.find(({ id }) => id === 'title');
    expect(title).toMatchObject({ required: true, validations: [{ size: { max: 70 } }, { in: ['A', 'B'] }] });
    expect(typeOf(api, 'blog').fields[0]).toMatchObject({ id: 'author' });
    const controls = api.editors.get('blog')?.controls as { fieldId: string; widgetId: string }[];
    expect(controls.find(({ fieldId }) => fieldId === 'title')).toMatchObject({ widgetId: 'an-app' });
    expect(api.webhooks.size).toBe(2);
  });

  test('with a type of ours that holds something else keeps it; entries of that type are left out', async (context) => {
    const { api, setUpSpace } = await space(context);
    const fields = [{ id: 'slug', type: 'Text', localized: false, required: false }];
    api.types.set('blog', {
      sys: { id: 'blog', version: 3, publishedVersion: 2 },
      name: 'Theirs',
      displayField: 'slug',
      fields,
      live: fields,
    } as never);
    const { lines, left } = await setUpSpace();
    expect(left).toBe(1);
    expect(lines).toContain('left      content type blog: its field slug is of the type Text, not Symbol');
    expect(typeOf(api, 'blog').fields).toEqual(fields);
    expect(api.editors.has('blog')).toBe(false);
    expect(new Set(api.published().entries.map(({ sys }) => sys.contentType?.sys.id))).toEqual(
      new Set(['codeBlock', 'resource', 'compare']),
    );
  });

  test('with its own entries gets the sample only on request', async (context) => {
    const { api, setUpSpace } = await space(context);
    await setUpSpace(MODEL_ONLY);
    const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: 'blog' } };
    api.entries.set('own', { sys: { id: 'own', version: 1, contentType }, fields: {} });
    const { lines } = await setUpSpace();
    expect(lines).toContain(
      'note      the sample is left out: the space has entries of its own, 1 of them (--sample adds it nevertheless)',
    );
    expect(api.entries.size).toBe(1);
    const { lines: wanted } = await setUpSpace({ sample: true, dryRun: true });
    expect(wanted.filter((line) => line.startsWith('create    entry '))).toHaveLength(SAMPLE.entries.length);
  });

  test('with edited sample entries keeps the edits; an unedited one is updated', async (context) => {
    const { api, setUpSpace } = await space(context);
    await setUpSpace();
    const [touched, old, taken] = [
      'blog-video-in-twelve-seconds',
      'blog-a-month-with-nothing-to-say',
      'compare-spreadsheet-or-scheduler',
    ].map((id) => api.entries.get(id));
    if (!touched || !old || !taken) throw new Error('the sample has other names');
    const given = old.fields.title?.['en-US'];
    const edited = { 'en-US': 'Their own title', es: 'Su propio título' };
    Object.assign(touched, { fields: { ...touched.fields, title: edited } });
    Object.assign(touched.sys, { version: 4, publishedVersion: 3, publishedCounter: 2 });
    Object.assign(old, { fields: { ...old.fields, title: { 'en-US': 'As it once was', es: 'Como era' } } });
    // Taken off the site by an editor.
    Object.assign(taken.sys, { publishedVersion: undefined, version: 3 });
    const cover = api.assets.get('cover-video-in-twelve-seconds');
    Object.assign(cover as object, { fields: { ...cover?.fields, title: edited } });
    const { lines, left, written } = await setUpSpace();
    expect([left, written]).toEqual([2, 1]);
    expect(lines).toContain('left      entry blog-video-in-twelve-seconds: was changed in the space since; it is left as it is');
    expect(lines).toContain('left      picture cover-video-in-twelve-seconds: was changed in the space since; it is left as it is');
    expect(api.entries.get(touched.sys.id)?.fields.title).toBe(edited);
    expect(api.entries.get(old.sys.id)?.published?.title?.['en-US']).toBe(given);
    expect(api.entries.get(taken.sys.id)?.sys.publishedVersion).toBeUndefined();
  });

  test('whose languages differ keeps them, and hears about it', async (context) => {
    const { api, setUpSpace } = await space(context);
    api.addLocale('es', { fallbackCode: 'en-US' });
    const { lines, left } = await setUpSpace();
    expect(left).toBe(1);
    expect(lines.filter((line) => line.startsWith('left'))).toEqual([expect.stringContaining('language es: falls back to en-US')]);
    expect(api.locales).toHaveLength(2);
    // That Spanish is not optional there is no hindrance: its required fields are filled in.
    expect(api.published().entries).toHaveLength(SAMPLE.entries.length);
  });

  test('that has other codes for the languages gets the sample under those', async (context) => {
    const { api, setUpSpace } = await space(context);
    api.locales.splice(0, 1);
    api.addLocale('en-GB', { default: true });
    const codes = settings({ CONTENTFUL_LOCALES: 'en=en-GB,es=es-MX' });
    expect((await setUpSpace({ settings: codes })).left).toBe(0);
    expect(Object.keys(api.published().entries.at(-1)?.fields.title ?? {})).toEqual(['en-GB', 'es-MX']);
  });

  test('with another default language is not filled', async (context) => {
    const { api, setUpSpace } = await space(context);
    api.locales.splice(0, 1);
    api.addLocale('de', { default: true });
    const { lines, left } = await setUpSpace({ dryRun: true });
    expect(left).toBe(1);
    expect(lines.join('\n')).toContain("language en-US: the space's default language is de");
    expect(lines.join('\n')).toContain('the sample is left out');
  });

  test('that signs with an unknown secret keeps it', async (context) => {
    const { api, setUpSpace } = await space(context);
    api.signingSecret = 'b'.repeat(64);
    const { lines } = await setUpSpace(MODEL_ONLY);
    expect(lines.join('\n')).toContain('left      signing secret of webhooks: the space signs with another secret already');
    expect(api.signingSecret).toBe('b'.repeat(64));
    const { left } = await setUpSpace({ ...MODEL_ONLY, settings: settings({ CONTENTFUL_WEBHOOK_SECRET: 'b'.repeat(64) }) });
    expect(left).toBe(0);
  });

  test('with a manually created webhook keeps that one', async (context) => {
    const { api, setUpSpace } = await space(context);
    api.webhooks.set('by-hand', {
      sys: { id: 'by-hand', version: 2 },
      name: 'Mine',
      url: `${SITE_URL}/api/revalidate`,
      topics: ['Entry.publish'],
      active: true,
    });
    await setUpSpace(MODEL_ONLY);
    expect([...api.webhooks.keys()]).toEqual(['by-hand']);
    expect(api.webhooks.get('by-hand')).toMatchObject({ name: 'Mine', topics: expect.arrayContaining([...WEBHOOK_TOPICS]) });
  });
});

describe('a space with more than one site', () => {
  const OTHER_URL = 'https://staging.site.test';
  const OTHER = { ...MODEL_ONLY, settings: settings({ SITE_URL: OTHER_URL }) };
  const inEnvironment = (environment: string) => [{ equals: [{ doc: 'sys.environment.sys.id' }, environment] }];
  /** As this command made it while a space was thought to have one site. */
  const ofOneSite = (environment: string, siteUrl = SITE_URL) => ({
    sys: { id: 'site-publications', version: 4 },
    name: 'Feedloom: publications',
    url: `${siteUrl}/api/revalidate`,
    topics: [...WEBHOOK_TOPICS],
    filters: inEnvironment(environment),
    headers: [],
    active: true,
  });
  const webhooksOf = (api: ManagementApi) => [...api.webhooks.values()].map(({ url, filters }) => [url, filters]);
  const notesIn = ({ lines }: Run) => lines.filter((line) => line.startsWith('note '));

  test('that reads another environment has a webhook for each; the plan names them, and a second run writes nothing', async (context) => {
    const { api, setUpSpace } = await space(context);
    await setUpSpace(MODEL_ONLY);
    const first = JSON.stringify([...api.webhooks.values()]);
    const staging = { ...OTHER, environment: 'staging' };
    const plan = await setUpSpace({ ...staging, dryRun: true });
    expect(plan.lines).toContain(`create    webhook: ${OTHER_URL}/api/revalidate, publications in staging`);
    expect((await setUpSpace(staging)).left).toBe(0);
    expect(JSON.stringify([...api.webhooks.values()].slice(0, 1))).toBe(first);
    expect(webhooksOf(api)).toEqual([
      [`${SITE_URL}/api/revalidate`, inEnvironment('master')],
      [`${OTHER_URL}/api/revalidate`, inEnvironment('staging')],
    ]);
    api.calls.length = 0;
    for (const options of [MODEL_ONLY, staging]) expect(notesIn(await setUpSpace({ ...options, dryRun: true }))).toEqual([]);
    await setUpSpace(staging);
    expect(api.writes.filter(({ path }) => path.includes('webhook'))).toEqual([]);
  });

  test('at another address has a webhook for each; the other one is named, as that site may have moved', async (context) => {
    const { api, setUpSpace } = await space(context);
    api.webhooks.set('site-publications', ofOneSite('master'));
    const before = JSON.stringify(api.webhooks.get('site-publications'));
    const { lines } = await setUpSpace(OTHER);
    expect(JSON.stringify(api.webhooks.get('site-publications'))).toBe(before);
    expect(webhooksOf(api)).toEqual([
      [`${SITE_URL}/api/revalidate`, inEnvironment('master')],
      [`${OTHER_URL}/api/revalidate`, inEnvironment('master')],
    ]);
    expect(lines).toContain(
      `note      the webhook site-publications tells ${SITE_URL}/api/revalidate of publications in master: delete it if no site is there any more`,
    );
  });

  test('keeps a webhook of the one id that all once had, and brings it up to date', async (context) => {
    const { api, setUpSpace } = await space(context);
    api.webhooks.set('site-publications', { ...ofOneSite('staging'), topics: ['Entry.publish'], active: false });
    await setUpSpace({ ...MODEL_ONLY, environment: 'staging' });
    expect([...api.webhooks.values()]).toEqual([{ ...ofOneSite('staging'), sys: expect.objectContaining({ version: 5 }) }]);
  });

  test('that has gone over to another environment gets a webhook for that one, and hears of the other', async (context) => {
    const { api, setUpSpace } = await space(context);
    api.webhooks.set('site-publications', ofOneSite('staging'));
    const run = await setUpSpace(MODEL_ONLY);
    expect(webhooksOf(api).map(([, filters]) => filters)).toEqual([inEnvironment('staging'), inEnvironment('master')]);
    expect(notesIn(run)).toEqual([
      'note      the webhook site-publications tells this site of publications in an environment other than master: delete it if that is not wanted',
    ]);
  });

  const DOC = { doc: 'sys.environment.sys.id' };
  test.for([
    ['all environments', [], true],
    ['some of them', [{ in: [DOC, ['master', 'staging']] }], true],
    ['those whose names begin so', [{ regexp: [DOC, { pattern: '^sta' }] }], true],
    ['one content type of it', [{ equals: [{ doc: 'sys.contentType.sys.id' }, 'blog'] }], true],
    ['all but this one', [{ not: { equals: [DOC, 'staging'] } }], false],
    ['an expression that is none', [{ regexp: [DOC, { pattern: '(?i' }] }], false],
    ['all but what an expression says that is none', [{ not: { regexp: [DOC, { pattern: '(?i' }] } }], false],
    ['master, as before there were environments', undefined, false],
  ] as const)('takes a webhook that somebody made for %s as what it is', async ([, filters, isIt], context) => {
    const { api, setUpSpace } = await space(context);
    const made = { ...ofOneSite('any'), sys: { id: 'by-hand', version: 1 }, filters };
    api.webhooks.set('by-hand', made);
    await setUpSpace({ ...MODEL_ONLY, environment: 'staging' });
    expect(api.webhooks.size).toBe(isIt ? 1 : 2);
    expect(api.webhooks.get('by-hand')).toEqual(made);
  });

  test('reports an expression in a webhook that it cannot parse, unless another filter excludes the environment', async (context) => {
    const { api, setUpSpace } = await space(context);
    const odd = { regexp: [DOC, { pattern: '(?i' }] };
    const byHand = (id: string, ...filters: object[]) => api.webhooks.set(id, { ...ofOneSite('any'), sys: { id, version: 1 }, filters });
    byHand('one', odd);
    byHand('other', odd, ...inEnvironment('staging'));
    expect(notesIn(await setUpSpace(MODEL_ONLY)).sort()).toEqual([
      'note      the webhook one has a filter on the environment that cannot be read here, (?i: delete it if it tells this site of publications in master, for which there is another one',
      'note      the webhook other tells this site of publications in an environment other than master: delete it if that is not wanted',
    ]);
  });

  const ofType = (type: string) => ({ equals: [{ doc: 'sys.contentType.sys.id' }, type] });
  const made = (id: string, ...filters: object[]) => ({ ...ofOneSite('master'), sys: { id, version: 1 }, filters });
  const PART = 'tells this site of a part of what is published: it has a filter on';

  test.for([
    ['one content type', ofType('blog'), 'sys.contentType.sys.id'],
    ['all types but one', { not: ofType('person') }, 'sys.contentType.sys.id'],
    ['one entry', { equals: [{ doc: 'sys.id' }, 'one'] }, 'sys.id'],
  ] as const)('hears only of %s through a webhook that somebody made so, and gets a note on that', async ([, filter, on], context) => {
    const { api, setUpSpace } = await space(context);
    api.webhooks.set('by-hand', made('by-hand', ...inEnvironment('master'), filter, filter));
    expect(notesIn(await setUpSpace(MODEL_ONLY))).toEqual([
      `note      the webhook by-hand ${PART} ${on}. Take that out if the site is to hear of the rest`,
    ]);
    expect(api.webhooks.size).toBe(1);
  });

  test('uses the webhook for all publications, if another one has a part of them', async (context) => {
    const { api, setUpSpace } = await space(context);
    const [part, whole] = [made('site-publications', ofType('blog')), { ...made('whole'), active: false }];
    api.webhooks.set('site-publications', part);
    api.webhooks.set('whole', whole);
    expect(notesIn(await setUpSpace(MODEL_ONLY))).toEqual([]);
    expect([api.webhooks.get('site-publications'), api.webhooks.get('whole')?.active]).toEqual([part, true]);
  });

  test('keeps its own webhook that was redirected to another address, and reports it', async (context) => {
    const { api, setUpSpace } = await space(context);
    await setUpSpace(MODEL_ONLY);
    const [own] = [...api.webhooks.values()];
    Object.assign(own as object, { url: 'https://elsewhere.test/' });
    const { lines, left } = await setUpSpace(MODEL_ONLY);
    expect(left).toBe(1);
    expect(lines).toContainEqual(
      expect.stringMatching(/^left {6}webhook: site-publications-\w+ was made for .* in master, and now is for something else/),
    );
    expect([...api.webhooks.values()]).toEqual([own]);
  });

  test('has a preview for each', async (context) => {
    const { api, setUpSpace } = await space(context);
    const ofFirst = { kind: 'blog', url: `${SITE_URL}/api/draft?kind=blog&secret=theirs` };
    const configurations = [{ url: ofFirst.url, entityId: 'blog', contentType: 'blog', enabled: true }];
    api.platforms.set('site-preview', { sys: { id: 'site-preview', version: 0 }, name: 'Feedloom', description: '', configurations });
    const before = JSON.stringify(api.platforms.get('site-preview'));
    await setUpSpace(OTHER);
    expect(JSON.stringify(api.platforms.get('site-preview'))).toBe(before);
    const other = [...api.platforms.values()].at(-1);
    expect([api.platforms.size, other?.name]).toEqual([2, 'Feedloom, staging.site.test']);
    expect(other?.configurations).toHaveLength(ENTRY_KINDS.length);
    await setUpSpace(MODEL_ONLY);
    expect([...api.platforms.keys()].slice(0, 1)).toEqual(['site-preview']);
    expect([api.platforms.size, api.platforms.get('site-preview')?.configurations.length]).toEqual([2, ENTRY_KINDS.length]);
  });
});

describe('the settings', () => {
  test('are in the folder in which the command runs; a complete setup is 0, an unchanged difference is 1', async (context) => {
    const { api, folder } = await space(context);
    const command = () =>
      run(
        'node',
        [join(process.cwd(), 'scripts/content-setup.ts'), '--yes', '--no-sample', '--host', api.host],
        { CONTENTFUL_MANAGEMENT_TOKEN: api.token, CONTENTFUL_SPACE_ID: 'stand-in', SITE_URL },
        folder,
      );
    const { code, output } = await command();
    expect([code, output]).toEqual([0, expect.stringMatching(/^12 things were written\.$/m)]);
    const written = parseDotEnv(readFileSync(join(folder, '.env'), 'utf8'));
    // The build gets the command's settings: its README continues with `npm run build`.
    expect(written).toMatchObject({ CONTENTFUL_SPACE_ID: 'stand-in', SITE_URL });
    expect(output).not.toContain(api.token);
    expect(output).not.toContain(String(api.signingSecret));
    api.signingSecret = 'b'.repeat(64);
    const again = await command();
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('Nothing was written; 1 left as found')]);
  });

  test('of another environment have tokens that may read it: the key that is there gets the right to', async (context) => {
    const { api, envFile, setUpSpace, env } = await space(context);
    await setUpSpace(MODEL_ONLY);
    rmSync(envFile);
    const STAGING = { ...MODEL_ONLY, environment: 'staging' };
    const environments = () => api.keys.get('site')?.environments;
    expect((await setUpSpace({ ...STAGING, dryRun: true })).lines).toContain('update    API key: for the environment staging, too');
    expect(environments()).toMatchObject([{ sys: { id: 'master' } }]);
    await setUpSpace(STAGING);
    expect(environments()).toMatchObject([{ sys: { id: 'master' } }, { sys: { id: 'staging' } }]);
    for (const line of ['CONTENTFUL_ENVIRONMENT=staging', 'CONTENTFUL_ACCESS_TOKEN=a-delivery-token']) expect(env()).toContain(`${line}\n`);
    api.calls.length = 0;
    await setUpSpace(STAGING);
    expect(api.writes).toEqual([]);
  });

  test('of a space kept in the EU name its hosts', async (context) => {
    const { setUpSpace, env } = await space(context);
    await setUpSpace({ ...MODEL_ONLY, besides: { CONTENTFUL_HOST: 'cdn.eu.contentful.com' } });
    expect(env()).toContain('CONTENTFUL_HOST=cdn.eu.contentful.com\n');
  });

  test('keep their values without consent, comments and order included', async (context) => {
    const { envFile, setUpSpace, env } = await space(context);
    const own =
      '# My settings\nCONTENTFUL_SPACE_ID=another\nCONTENTFUL_ENVIRONMENT=staging\nSITE_URL=https://www.site.test\nCONTENTFUL_ACCESS_TOKEN=mine\n';
    writeFileSync(envFile, own);
    await setUpSpace({ ...MODEL_ONLY, confirm: async (question) => !question.includes('Replace it') });
    // Tokens and secrets belong to a space: a file that stays with another one stays whole.
    expect(env()).toBe(own);
    await setUpSpace(MODEL_ONLY);
    expect(env()).toMatch(
      /^# My settings\nCONTENTFUL_SPACE_ID=stand-in\nCONTENTFUL_ENVIRONMENT=master\nSITE_URL=.*\nCONTENTFUL_ACCESS_TOKEN=a-delivery-token\n/,
    );
  });

  test('are not written after a no: then the space gets no secret', async (context) => {
    const { api, setUpSpace, env } = await space(context);
    const { lines } = await setUpSpace({ ...MODEL_ONLY, confirm: async (question) => !question.startsWith('Write') });
    expect([env(), api.signingSecret, api.platforms.size]).toEqual(['', null, 0]);
    expect(lines.join('\n')).toContain('wants CONTENTFUL_WEBHOOK_SECRET in the settings');
    expect(api.types.size).toBe(4);
  });

  test('without a public address get no webhook', async (context) => {
    const { api, setUpSpace } = await space(context);
    const { lines } = await setUpSpace({ ...MODEL_ONLY, settings: parseEnv({}) });
    expect(lines.join('\n')).toContain('webhook and preview are left out: Contentful cannot reach http://localhost:3000');
    expect([api.webhooks.size, api.signingSecret]).toEqual([0, null]);
  });
});
