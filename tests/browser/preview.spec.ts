import { readFileSync } from 'node:fs';
import { BLOCKS } from '@contentful/rich-text-types';
import { type BrowserContext, expect, type Locator, type Page, test } from 'playwright/test';
import { type SpaceItem, sampleSpace } from '../../lib/content/store/sample/space.ts';
import { faultsInBothThemes } from '../support/axe.ts';
import { numberParts, takePicture } from '../support/guide-picture.ts';
import { hydrated } from '../support/hydrated.ts';
import { test as paintedTest } from '../support/painted-page.ts';
import { makeAnnouncement, makeQuestion, makeSiteText } from '../support/parts.ts';
import { previewLink, startPreviewSite } from '../support/preview.ts';
import { documentOf, node, paragraph, text } from '../support/rich-text.ts';
import type { RunningSite } from '../support/site.ts';
import { link } from '../support/space.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { words } from '../support/words.ts';

const SLUG = 'plan-a-week-of-posts-in-an-afternoon';
const PAGE = `/blog/${SLUG}`;
const EDITING_APP = 'https://app.contentful.com';
const DRAFT = { 'en-US': 'A title that nobody has seen yet', es: 'Un título que nadie ha visto todavía' };

/** A text of the site that a draft replaces. */
const LEDE = 'home.hero.lede';

/** A draft in the list of questions of a page. */
const QUESTION = 'Can we pay by bank transfer?';

const en = words('en');
const es = words('es');

let published: StandIn;
let drafts: StandIn;
let site: RunningSite;

// One server for all of them: they edit entries of their own.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const space = await sampleSpace();
  [published, drafts] = await Promise.all([startStandIn(space), startStandIn(space)]);
  const changed = entryAt(SLUG);
  changed.fields.title = DRAFT;
  changed.sys.updatedAt = '2026-11-21T09:41:00.000Z';
  drafts.space.entries.push(copyOf(changed, 'fresh', { title: { 'en-US': 'Never published' }, slug: { 'en-US': 'never-published' } }));
  drafts.space.entries.push(copyOf(changed, 'unfinished', { title: {}, slug: { 'en-US': 'unfinished' }, content: {} }));
  drafts.space.entries.push(
    makeSiteText(LEDE, { 'en-US': 'Words of an editor, for {product}.' }, 'draft-lede'),
    makeQuestion('draft-question', { list: 'white-label', en: [QUESTION, 'Yes. Ask for it when you order.'] }, { order: 15 }),
    makeAnnouncement('draft-announcement', {
      text: { 'en-US': 'Plan a quarter in one afternoon: a free talk on December 9' },
      ...{ linkText: { 'en-US': 'Save a seat' }, link: { 'en-US': '/managed-service' } },
      ...{ from: '2026-11-01T00:00Z', until: '2036-12-09T00:00Z', pages: ['/white-label'] },
    }),
  );
  site = await startPreviewSite(published, drafts);
});
test.afterAll(async () => {
  await site.stop();
  await Promise.all([published.close(), drafts.close()]);
});

const entryAt = (slug: string): SpaceItem => drafts.space.entries.find(({ fields }) => fields.slug?.['en-US'] === slug) as SpaceItem;

function copyOf(item: SpaceItem, id: string, fields: SpaceItem['fields']): SpaceItem {
  const copy = structuredClone(item);
  return { ...copy, sys: { ...copy.sys, id }, fields: { ...copy.fields, ...fields } };
}

const preview = (page: Page, slug: string, locale = 'en-US') => page.goto(site.origin + previewLink('blog', slug, locale));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const about = (page: Page) => page.getByRole('region', { name: en('preview.about') });
const bar = (page: Page) => page.getByRole('complementary', { name: en('preview.label') });
const leave = (page: Page) => page.getByRole('button', { name: en('preview.leave') });

test('an editor sees drafts on pages and in lists, and a visitor at the same time what is published', async ({ page, browser }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  const visitor = await browser.newPage();
  await preview(page, SLUG);
  await expect(page).toHaveURL(site.origin + PAGE);
  await expect(heading(page)).toHaveText(DRAFT['en-US']);
  await expect(about(page)).toContainText(en('preview.state.changed'));
  await expect(about(page)).toContainText('November 21, 2026');

  await visitor.goto(site.origin + PAGE);
  await expect(heading(visitor)).toBeVisible();
  await expect(heading(visitor)).not.toHaveText(DRAFT['en-US']);
  await expect(bar(visitor)).toHaveCount(0);

  // Moved to inside the site, as editors do.
  await hydrated(page);
  await page.getByRole('main').locator('a[href="/blogs"]').first().click();
  await expect(page).toHaveURL(`${site.origin}/blogs`);
  const fresh = (each: Page) => each.getByRole('main').locator('a[href="/blog/never-published"]');
  await expect(fresh(page).first()).toBeVisible();
  await expect(leave(page)).toBeVisible();
  await visitor.goto(`${site.origin}/blogs`);
  await expect(visitor.getByRole('main').locator(`a[href="${PAGE}"]`).first()).toBeVisible();
  await expect(fresh(visitor)).toHaveCount(0);
  // No refusal of the policy, no difference between server and browser.
  expect(complaints).toEqual([]);
  await visitor.close();
});

test('the preview shows an unpublished entry with a link to its editor, and leads to the list when the editor leaves it', async ({
  page,
}) => {
  await preview(page, 'never-published');
  await expect(heading(page)).toHaveText('Never published');
  await expect(about(page)).toContainText(en('preview.state.draft'));
  const editor = about(page).getByRole('link', { name: en('preview.open') });
  await expect(editor).toHaveAttribute('href', `${EDITING_APP}/spaces/stand-in/environments/master/entries/fresh`);
  await leave(page).click();
  await expect(page).toHaveURL(`${site.origin}/blogs`);
  await expect(leave(page)).toHaveCount(0);
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: '__prerender_bypass' }));
});

test('the parts of a preview are accessible in both languages and themes, and fit a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [locale, say] of [
    ['en-US', en],
    ['es', es],
  ] as const) {
    await preview(page, SLUG, locale);
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const parts = [say('preview.label'), say('preview.about')].map((name) => `[aria-label="${name}"]`);
    await expect(page.locator(parts.join())).toHaveCount(2);
    expect(await faultsInBothThemes(page, parts.join()), locale).toEqual({ light: [], dark: [] });
  }
});

/** What stands around the preview: a page of another origin that shows it in a frame, hears it, and answers. */
async function frameOn(context: BrowserContext, origin: string, path: string): Promise<{ page: Page; refusals: string[] }> {
  // Of a site on the internet a browser asks nobody; of one on this machine it does.
  await context.grantPermissions(['local-network-access'], { origin });
  const page = await context.newPage();
  const refusals: string[] = [];
  page.on('requestfailed', (request) => refusals.push(request.failure()?.errorText ?? ''));
  const src = (site.origin + path).replaceAll('&', '&amp;');
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script>heard = []; addEventListener('message', ({ data }) => heard.push(data))</script>
        <iframe src="${src}" allow="local-network-access" width="1200" height="800"></iframe>`,
    }),
  );
  await page.goto(`${origin}/`);
  return { page, refusals };
}

test('the editing app alone can show a draft in a frame, and nobody a visitor’s page', async ({ context, browser }) => {
  const REFUSED = ['net::ERR_BLOCKED_BY_RESPONSE'];
  const link = previewLink('blog', SLUG);
  const editing = await frameOn(context, EDITING_APP, link);
  await expect(editing.page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(DRAFT['en-US']);
  expect(editing.refusals).not.toEqual(expect.arrayContaining(REFUSED));
  const elsewhere = await frameOn(context, 'https://elsewhere.example', link);
  await expect.poll(() => elsewhere.refusals).toEqual(REFUSED);
  const visitor = await browser.newContext();
  const visiting = await frameOn(visitor, EDITING_APP, PAGE);
  await expect.poll(() => visiting.refusals).toEqual(REFUSED);
  await visitor.close();
});

type Heard = Window & { heard: Message[] };
type Message = { method: string; id: string; locale?: string; elements?: { attributes: Record<string, string> }[] };

const heard = (page: Page, method: string) =>
  page.evaluate((wanted) => (window as unknown as Heard).heard.filter((each) => each.method === wanted), method);
const tell = (page: Page, message: object) =>
  page.evaluate((data) => window.frames[0]?.postMessage({ source: 'live-preview-editor', ...data }, '*'), message);

test('the preview shows fields while an editor types them, and names the field of each', async ({ context }) => {
  const { page } = await frameOn(context, EDITING_APP, previewLink('blog', SLUG));
  const frame = page.frameLocator('iframe');
  await expect.poll(() => heard(page, 'SUBSCRIBED')).toHaveLength(1);
  const [subscription] = await heard(page, 'SUBSCRIBED');
  expect(subscription?.locale).toBe('en-US');
  const code = published.space.entries.find(({ sys }) => sys.contentType?.sys.id === 'codeBlock') as SpaceItem;
  const { id } = entryAt(SLUG).sys;
  const type = (fields: object) =>
    tell(page, {
      method: 'ENTRY_UPDATED',
      subscriptionId: subscription?.id,
      data: { sys: { id, type: 'Entry' }, fields },
      contentType: {},
    });

  for (const title of ['A', 'A title', 'A title as it is typed']) await type({ title, description: 'Typed, too.' });
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('A title as it is typed');
  await expect(frame.getByText('Typed, too.')).toBeVisible();

  const written = documentOf(
    node(BLOCKS.HEADING_2, [text('A chapter that is being written')]),
    node(BLOCKS.PARAGRAPH, [text('in bold letters', 'bold')]),
    paragraph('and not.'),
    node(BLOCKS.EMBEDDED_ENTRY, [], { target: link('Entry', code.sys.id) }),
  );
  await type({ title: 'A title as it is typed', content: written });
  const article = frame.getByRole('article');
  await expect(article.getByRole('heading', { level: 2, name: 'A chapter that is being written' })).toBeVisible();
  await expect(article.locator('strong', { hasText: 'in bold letters' })).toBeVisible();
  await expect(article.locator('pre')).toContainText(String(code.fields.code?.['en-US']).slice(0, 10));
  await expect(frame.getByRole('region', { name: en('preview.about') })).toContainText(en('preview.state.changed'));
  // Nothing of it was kept: who loads the page anew sees what is saved.
  expect(entryAt(SLUG).fields.title?.['en-US']).toBe(DRAFT['en-US']);

  await tell(page, { method: 'INSPECTOR_MODE_CHANGED', isInspectorActive: true });
  const tagged = async () =>
    (await heard(page, 'TAGGED_ELEMENTS')).flatMap(({ elements }) => elements?.map(({ attributes }) => attributes) ?? []);
  for (const [entryId, fieldId] of [
    [id, 'title'],
    [id, 'description'],
    [id, 'content'],
    [code.sys.id, 'code'],
  ]) {
    await expect.poll(tagged).toContainEqual(expect.objectContaining({ entryId, fieldId, locale: 'en-US', space: 'stand-in' }));
  }
});

const openText = (page: Page) => page.goto(site.origin + previewLink('siteText', LEDE));
const showKeys = (page: Page) => page.getByLabel(en('preview.texts.keys')).check();

test('an editor sees the draft of a text on its page, and the key of each text at the pointer', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await openText(page);
  await expect(page).toHaveURL(`${site.origin}/`);
  await hydrated(page);
  await showKeys(page);
  const lede = page.getByText('Words of an editor, for Feedloom.');
  await lede.hover();
  await expect(bar(page).getByRole('status')).toHaveText(LEDE);
  await expect(lede).toHaveAttribute('data-contentful-entry-id', 'draft-lede');
  await heading(page).hover();
  await expect(bar(page).getByRole('status')).toContainText('home.hero.title');
  expect(complaints).toEqual([]);
});

paintedTest('the pictures of docs/editors.md show the preview of an editor', async ({ page }) => {
  const taken: Record<string, { width: number; height: number }> = {};
  const boxOf = async (place: Locator) => {
    const box = await place.boundingBox();
    if (!box) throw new Error(`not on the page: ${place}`);
    return { ...box, y: box.y + (await page.evaluate(() => scrollY)) };
  };
  /** From the top of one place to the end of another, of which 260 pixels are enough. */
  const take = async (name: string, first: Locator, last = first) => {
    const [a, b] = [await boxOf(first), await boxOf(last)];
    const height = b.y - a.y + (first === last ? b.height : Math.min(b.height, 260));
    taken[name] = await takePicture(page, name, { y: a.y, height });
  };
  await page.setViewportSize({ width: 1280, height: 1800 });

  await preview(page, SLUG);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await expect(about(page)).toContainText(en('preview.state.changed'));
  await take('preview', bar(page), heading(page));
  await numberParts(
    page,
    ['title', 'description', 'keywords', 'previewImage', 'content'].map((field) => `[data-contentful-field-id="${field}"]`),
  );
  await take('fields', heading(page), page.locator('[data-contentful-field-id="content"]'));

  await preview(page, 'unfinished');
  await expect(about(page)).toContainText(en('preview.severity.error'));
  await take('findings', about(page));

  await page.goto(`${site.origin}/blogs`);
  await take('card', page.getByRole('article').filter({ hasText: DRAFT['en-US'] }).first());

  await openText(page);
  await hydrated(page);
  await showKeys(page);
  const lede = page.getByText('Words of an editor, for Feedloom.');
  await lede.hover();
  await expect(bar(page).getByRole('status')).toHaveText(LEDE);
  await take('keys', bar(page), lede);

  await page.goto(`${site.origin}/white-label`);
  await take('announcement', page.getByRole('region', { name: en('shell.announcement.label') }), heading(page));
  await hydrated(page);
  await page.getByRole('button', { name: QUESTION }).click();
  await take(
    'question',
    page.getByRole('heading', { name: en('whiteLabel.faq.title') }),
    page.getByText('Yes. Ask for it when you order.'),
  );

  const shown = [...readFileSync('docs/editors.md', 'utf8').matchAll(/!\[[^\]]+\]\(pictures\/([a-z]+)\.webp\)/g)].map(([, name]) => name);
  expect(shown.toSorted()).toEqual(Object.keys(taken).toSorted());
  for (const [name, { width, height }] of Object.entries(taken)) {
    expect(width, name).toBe(1280);
    expect(height, name).toBeGreaterThan(120);
  }
});
