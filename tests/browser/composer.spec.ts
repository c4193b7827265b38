import { gzipSync } from 'node:zlib';
import { expect, type Page } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { NETWORK_LIMITS } from '../../lib/site/network-limits.ts';
import { NETWORK_NAMES, NETWORKS, type Network } from '../../lib/site/networks.ts';
import { hydrated } from '../support/hydrated.ts';
import { test } from '../support/kept-page.ts';

const PAGES = ['/', '/ai-studio'];
const PICTURE = 'public/images/covers/a-month-with-nothing-to-say.webp';
const NAMES = Object.values(NETWORK_NAMES);
const ISLAND_MAX = 8 * 1024;
const POSTS = { en: 'The line on each network', es: 'La línea en cada red' };

const composer = (page: Page) => page.locator('[data-live]:has([data-line])');
const post = (page: Page, network: string) => page.locator(`li[data-network="${network}"]`);

/** Opens a page with the composer at work. Returns what was asked for since. */
async function atWork(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await hydrated(page);
  await composer(page).scrollIntoViewIfNeeded();
  await expect(composer(page)).toHaveAttribute('data-works');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    // Chromium asks for the icon anew where the address changes; and on a busy machine a part of the page's own code comes this late. Its address is the build's, and nothing goes with it.
    const { pathname } = new URL(request.url());
    const isOwnFile = request.method() === 'GET' && /^\/(icon\.svg$|_next\/static\/)/.test(pathname);
    if (!isOwnFile) requests.push(`${request.method()} ${request.url()}`);
  });
  return requests;
}

/** Drops a picture on the composer or pastes one into its line, as a browser would. Whether the page has taken it from the browser. */
const bringPicture = (page: Page, way: 'drop' | 'paste', size: readonly [width: number, height: number] = [60, 40]) =>
  composer(page).evaluate(
    async (part, [name, [width, height]]) => {
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext('2d')?.fillRect(0, 0, width / 2, height);
      const files = new DataTransfer();
      files.items.add(new File([await canvas.convertToBlob()], 'own.png', { type: 'image/png' }));
      const how = { bubbles: true, cancelable: true };
      if (name === 'paste')
        return !part.querySelector('textarea')?.dispatchEvent(new ClipboardEvent('paste', { ...how, clipboardData: files }));
      const place = part.querySelector('li') as Element;
      return ['dragover', 'drop'].every((type) => !place.dispatchEvent(new DragEvent(type, { ...how, dataTransfer: files })));
    },
    [way, size] as const,
  );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PAGES) {
    for (const locale of LOCALES) {
      test(`${localizedPath(path, locale)} has an example on several networks, and no control that does nothing`, async ({ page }) => {
        await page.goto(localizedPath(path, locale));
        const posts = page.getByRole('list', { name: POSTS[locale] }).getByRole('listitem');
        // Where the composer is one section of many, the others come with its code.
        await expect(posts).toHaveCount(path === '/' ? 4 : 9);
        // Each has a text of its own, written for it: no two are alike, and none is over its network's limit or struck out.
        const texts = await posts.locator('[data-text]').allInnerTexts();
        expect(new Set(texts).size).toBe(texts.length);
        await expect(posts.locator('s')).toHaveCount(0);
        for (const count of await posts.locator('[data-count]').allInnerTexts()) {
          const [length, limit = Number.POSITIVE_INFINITY] = count
            .replace(/[^\d/]/g, '')
            .split('/')
            .map(Number);
          expect(length, count).toBeGreaterThan(0);
          expect(length, count).toBeLessThanOrEqual(limit);
        }
        await expect(post(page, 'twitter')).toContainText('/ 280');
        // Of the title a Pinterest feed shows a whole clause; what follows is quieter.
        await expect(post(page, 'pinterest').locator('.text-soft').last()).toHaveText(/^:? (what|how|qué|cómo) /);
        await expect(composer(page).locator(':is(textarea, input, button, canvas):visible')).toHaveCount(0);
        if (path === '/') return;
        // A loaf is whole in every shape: one that does not have to lie shows the drawing that is made to stand.
        const lying: Network[] = ['youtube', 'linkedin', 'facebook', 'twitter'];
        for (const network of NETWORKS)
          await expect(post(page, network).locator('img')).toHaveAttribute(
            'src',
            lying.includes(network) ? /#view-loaf$/ : /#view-loaf-tall$/,
          );
        // Each limit has its source, and the day on which it was read there; who documents it, where that is not the network.
        const sources = page.locator('#try details');
        await sources.locator('summary').click();
        const limits = NETWORKS.map((network) => NETWORK_LIMITS[network]);
        expect(await sources.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
          limits.map(({ source }) => source),
        );
        await expect(sources.getByRole('link').last()).toBeVisible();
        expect(await sources.locator('time').evaluateAll((days) => days.map((day) => day.getAttribute('datetime')))).toEqual(
          [...new Set(limits.map(({ read }) => read))].sort(),
        );
        await expect(sources).toContainText(/LinkedIn \([^)]*Buffer/);
      });
    }
  }
});

for (const path of PAGES) {
  test(`a line typed on ${path} is counted and cut by each network's rules, and nothing is sent`, async ({ page }) => {
    const requests = await atWork(page, path);
    const posts = page.getByRole('list', { name: POSTS.en }).getByRole('listitem');
    await expect(posts).toHaveCount(9);
    expect((await posts.allInnerTexts()).map((text) => text.split(/\s/)[0]).sort()).toEqual([...NAMES].sort());
    await page.getByLabel('Your line').fill(`${'a'.repeat(96)} #one #two https://example.com/a/long/path`);
    await expect(post(page, 'twitter')).toContainText(`${96 + 11 + 23} / 280`);
    await expect(post(page, 'instagram')).toContainText('138 / 2,200');
    await expect(post(page, 'medium')).toContainText('138 / 100');
    await expect(post(page, 'medium').locator('s')).toHaveText(['e #two ', 'https://example.com/a/long/path']);
    // What is wrong is said in words.
    await expect(post(page, 'medium').locator('p.note')).toHaveText('38 too many, cut here');
    await expect(post(page, 'instagram').locator('p.note')).toHaveText(/^Caption/);
    await expect(composer(page).getByText('Your words, by each network’s rules.')).toBeVisible();
    await expect(post(page, 'threads').locator('.text-thread')).toHaveText(['#one', 'https://example.com/a/long/path']);
    // The prepared line again: with the texts written for it.
    const typed = await posts.locator('[data-text]').allInnerTexts();
    expect(new Set(typed.map((text) => text.trim())).size).toBe(1);
    await page.getByLabel('Your line').evaluate((line: HTMLTextAreaElement) => {
      line.value = line.defaultValue;
      line.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await expect(posts.locator('s')).toHaveCount(0);
    expect(new Set(await posts.locator('[data-text]').allInnerTexts()).size).toBe(9);
    await expect(post(page, 'medium').locator('p.note')).toHaveText(/^Title/);
    await expect(composer(page).getByText('An example, written by hand for each.')).toBeVisible();
    expect(requests).toEqual([]);
  });
}

test('on home three columns of posts stand whole and end together, and two buttons push the row to both ends', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await atWork(page, '/');
  const row = page.getByRole('list', { name: POSTS.en });
  const posts = row.getByRole('listitem');
  /** The networks of the posts that can be seen whole, and of those that are cut. */
  const seen = () =>
    row.evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      const whole: (string | null)[] = [];
      const cut: (string | null)[] = [];
      for (const post of list.children) {
        const box = post.getBoundingClientRect();
        if (box.right < left + 1 || box.left > right - 1) continue;
        (box.left > left - 1 && box.right < right + 1 ? whole : cut).push(post.getAttribute('data-network'));
      }
      return { whole, cut };
    });
  expect(await seen()).toEqual({ whole: ['instagram', 'youtube', 'twitter', 'pinterest'], cut: [] });
  // The two with the fewest words share a column, which ends where its neighbours do; the lower one is words alone until a picture is brought.
  const feet = await posts.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().bottom)));
  expect([feet[2], feet[3]]).toEqual([feet[0], feet[0]]);
  await expect(post(page, 'youtube').locator('.cut-scene')).toBeVisible();
  await expect(post(page, 'twitter').locator('.cut-scene')).toBeHidden();
  // What counts is said in one line on each post, so none of them keeps a second one empty for a neighbour.
  const notes = await posts.locator('p.note').all();
  expect(notes.length).toBeGreaterThan(0);
  for (const note of notes) expect((await note.boundingBox())?.height).toBeLessThan(30);
  // The upright picture is as wide as the words below it.
  const [upright, words] = await Promise.all(['.cut-scene', '[data-text]'].map((part) => posts.first().locator(part).boundingBox()));
  expect(upright?.width).toBeCloseTo(words?.width ?? Number.NaN, 0);
  const [back, onwards] = [page.getByRole('button', { name: 'Networks before' }), page.getByRole('button', { name: 'Further networks' })];
  await expect(back).toBeDisabled();
  // They end the row of what is done with the line, and no line of words is between them.
  const share = page.getByRole('button', { name: 'Copy a link to the line' });
  const [first, ...rest] = await Promise.all([share, back, onwards].map(async (button) => (await button.boundingBox())?.y));
  for (const top of rest) expect(Math.abs((top ?? Number.NaN) - (first ?? 0))).toBeLessThan(2);
  await onwards.click();
  await expect.poll(seen).toEqual({ whole: ['threads', 'tiktok', 'medium'], cut: [] });
  await onwards.click();
  await expect.poll(seen).toEqual({ whole: ['medium', 'facebook', 'linkedin'], cut: [] });
  await expect(onwards).toBeDisabled();
  await expect(posts.last()).toBeInViewport();
  await back.click();
  await expect.poll(async () => (await seen()).whole[0]).toBe('pinterest');
});

test('a picture is shown in each shape around the point that is dragged or moved by arrow keys, may be dropped and pasted, and is never sent', async ({
  page,
}) => {
  const requests = await atWork(page, '/ai-studio');
  await page.getByLabel('Add a picture').setInputFiles(PICTURE);
  const shapeOf = (network: string) =>
    post(page, network)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.height);
  expect(await shapeOf('tiktok')).toBeCloseTo(9 / 16, 1);
  expect(await shapeOf('pinterest')).toBeCloseTo(2 / 3, 1);
  expect(await shapeOf('twitter')).toBeCloseTo(16 / 9, 1);
  expect(await shapeOf('threads')).toBeCloseTo(1200 / 630, 1);
  const drawn = () =>
    post(page, 'tiktok')
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const before = await drawn();
  const point = page.getByRole('slider', { name: 'Point of the picture that stays in view' });
  await point.focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(point).toHaveAttribute('aria-valuetext', '30 %, 50 %');
  const keyed = await drawn();
  expect(keyed).not.toBe(before);
  const stage = await page.locator('[data-stage]').boundingBox();
  if (!stage) throw new Error('no stage');
  const moveTo = (x: number, y: number) => page.mouse.move(stage.x + stage.width * x, stage.y + stage.height * y);
  await moveTo(0.9, 0.5);
  await expect(point).toHaveAttribute('aria-valuetext', '30 %, 50 %');
  await page.mouse.down();
  await expect(point).toHaveAttribute('aria-valuetext', '90 %, 50 %');
  const pressed = await drawn();
  expect(pressed).not.toBe(keyed);
  await moveTo(0.25, 0.75);
  await expect(point).toHaveAttribute('aria-valuetext', '25 %, 75 %');
  expect(await drawn()).not.toBe(pressed);
  // Beyond the picture it is still held, and stays at the edge.
  await moveTo(-0.3, 0.75);
  await expect(point).toHaveAttribute('aria-valuetext', '0 %, 75 %');
  await page.mouse.up();
  await moveTo(0.6, 0.4);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(point).toHaveAttribute('aria-valuetext', '0 %, 75 %');

  const takeOut = page.getByRole('button', { name: 'Take the picture out' });
  const cropped = composer(page).locator('li[data-network] canvas:visible');
  for (const way of ['drop', 'paste'] as const) {
    await takeOut.click();
    await expect(composer(page).locator('canvas:visible')).toHaveCount(0);
    await expect(post(page, 'tiktok').locator('.cut-scene')).toBeVisible();
    // What nobody takes the browser opens in place of the page.
    expect(await bringPicture(page, way)).toBe(way === 'drop');
    await expect(cropped).toHaveCount(9);
  }
  await takeOut.click();
  await expect(cropped).toHaveCount(0);
  // A network that shows a picture as it is shows an upright one no taller than its neighbours are.
  await bringPicture(page, 'drop', [600, 1800]);
  await expect(cropped).toHaveCount(9);
  expect((await post(page, 'threads').locator('canvas').boundingBox())?.height).toBeLessThanOrEqual(240);
  expect(requests).toEqual([]);
});

/** Goes to another page and back, as the browser's button does. */
async function leaveAndComeBack(page: Page) {
  const address = page.url();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(page).toHaveURL(address);
}

test('a picture is there again where the page is opened again, whole and in every shape; one that no field holds is gone, crops and all', async ({
  page,
}) => {
  await atWork(page, '/ai-studio');
  const choose = page.getByLabel('Add a picture');
  await choose.setInputFiles(PICTURE);
  const cropped = composer(page).locator('li[data-network] canvas:visible');
  await expect(cropped).toHaveCount(9);
  const width = () => page.locator('[data-stage]').evaluate((whole: HTMLCanvasElement) => whole.width);
  const before = await width();
  // What is done with it is heard where the composer is at work again.
  const point = page.getByRole('slider', { name: 'Point of the picture that stays in view' });
  await leaveAndComeBack(page);
  await composer(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await point.press('ArrowLeft');
    await expect(point).toHaveAttribute('aria-valuetext', /^4/, { timeout: 100 });
  }).toPass();
  expect(await width()).toBe(before);
  await expect(cropped).toHaveCount(9);

  await bringPicture(page, 'drop');
  await expect.poll(width).not.toBe(before);
  await leaveAndComeBack(page);
  await composer(page).scrollIntoViewIfNeeded();
  await expect(composer(page).locator('canvas:visible')).toHaveCount(0);
  await expect(post(page, 'tiktok').locator('.cut-scene')).toBeVisible();
  await choose.setInputFiles(PICTURE);
  await expect(cropped).toHaveCount(9);
});

test('a file that is no picture is refused in words', async ({ page }) => {
  await atWork(page, '/');
  // A live region has to be there before its words.
  expect(
    await composer(page)
      .locator('output')
      .evaluate((place) => place.checkVisibility()),
  ).toBe(true);
  await page.getByLabel('Add a picture').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('none') });
  await expect(composer(page).getByRole('status')).toHaveText('Your browser cannot read this file as a picture.');
});

test('a line is shared by the address, in the part that is never sent', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests = await atWork(page, '/');
  await page.getByLabel('Your line').fill('Dos líneas & un café');
  await page.getByRole('button', { name: 'Copy a link to the line' }).click();
  await expect(composer(page).getByRole('status')).toContainText('Copied.');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).hash).toBe('#line=Dos%20l%C3%ADneas%20%26%20un%20caf%C3%A9');
  expect(requests).toEqual([]);
  // Who has read on since and comes back finds what was typed last, and is not taken to it.
  await page.getByLabel('Your line').fill('Una línea');
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = function () {
      if (this.querySelector('[data-line]')) document.documentElement.dataset.moved = this.tagName;
    };
  });
  await leaveAndComeBack(page);
  await expect(page.getByLabel('Your line')).toHaveValue('Una línea');
  await page.getByLabel('Your line').press('End');
  await page.keyboard.type('!');
  await expect(post(page, 'twitter')).toContainText('10 / 280');
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(address);
  await expect(other.getByLabel('Your line')).toHaveValue('Dos líneas & un café');
  await expect(other.getByLabel('Your line')).toBeInViewport();
  await expect(post(other, 'twitter')).toContainText('20 / 280');
  expect(asked.filter((each) => each.replace(/#.*/, '').includes('caf'))).toEqual([]);
});

test('the code of the composer comes when it is near, and is small', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body());
  });
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const first = await Promise.all(scripts.splice(0));
  // With the page comes what waits for it to be near, which page-weight.spec.ts weighs.
  expect(first.filter((body) => body.includes('createImageBitmap'))).toHaveLength(0);
  await composer(page).scrollIntoViewIfNeeded();
  await expect(composer(page)).toHaveAttribute('data-works');
  await page.waitForLoadState('networkidle');
  // All that is fetched on the way to it, whatever it is, so that no part of it escapes in a file of its own.
  const fetched = await Promise.all(scripts);
  expect(fetched.filter((body) => body.includes('createImageBitmap'))).toHaveLength(1);
  expect(fetched.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThanOrEqual(ISLAND_MAX);
});
