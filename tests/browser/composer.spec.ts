import { gzipSync } from 'node:zlib';
import { expect, type Page } from 'playwright/test';
import { NETWORKS } from '../../lib/site/networks.ts';
import { follow } from '../support/follow.ts';
import { test, withoutScripts } from '../support/kept-page.ts';
import { words } from '../support/words.ts';

const PICTURE = 'public/images/covers/a-month-with-nothing-to-say.webp';
/** What of the composer's own code may travel, compressed. Bytes. */
const CODE_MAX = 8 * 1024;
/** Width by height of the picture as each network shows it. */
const SHAPES = { tiktok: 9 / 16, instagram: 4 / 5, pinterest: 2 / 3, twitter: 16 / 9, linkedin: 1.91 };

const en = words('en');
const composer = (page: Page) => page.locator('[data-composer]');
const posts = (page: Page) => composer(page).getByRole('listitem');
const post = (page: Page, network: string) => page.locator(`li[data-network="${network}"]`);
const texts = (page: Page) => posts(page).locator('[data-text]');
const line = (page: Page) => page.getByLabel(en('composer.label'));
const choose = (page: Page) => page.getByLabel(en('composer.picture'));
const pictures = (page: Page) => posts(page).locator('canvas:visible');
const point = (page: Page) => page.getByRole('slider', { name: en('late.composer.focus') });
const status = (page: Page) => composer(page).getByRole('status');

/**
 * Opens a page, scrolls to the composer and waits until it works. Returns the requests that would tell somebody of the visitor's words: with
 * a body, to the site's API or another host, or with the words `of` in their address.
 */
async function atWork(page: Page, path: string, of = '\0'): Promise<string[]> {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname, search } = new URL(request.url());
    const isFile = request.method() === 'GET' && hostname === 'localhost' && !pathname.startsWith('/api/');
    if (!isFile || decodeURIComponent(pathname + search).includes(of)) sent.push(`${request.method()} ${request.url()}`);
  });
  await page.goto(path);
  await composer(page).scrollIntoViewIfNeeded();
  await expect(composer(page)).toHaveAttribute('data-composer', 'works');
  return sent;
}

for (const path of ['/', '/es/ai-studio'])
  withoutScripts(
    `without scripts ${path} shows a post for each of several networks, within its limit, and no control`,
    async ({ page }) => {
      await page.goto(path);
      // Each has a text of its own.
      const written = await texts(page).allInnerTexts();
      expect(written.length).toBeGreaterThan(1);
      expect(new Set(written).size).toBe(written.length);
      for (const count of await posts(page).locator('[data-count]').allInnerTexts()) {
        const [length, limit = Number.POSITIVE_INFINITY] = count.split('/').map((figure) => Number(figure.replace(/\D/g, '')));
        expect(length, count).toBeGreaterThan(0);
        expect(length, count).toBeLessThanOrEqual(limit);
      }
      await expect(post(page, 'twitter').locator('[data-count]')).toContainText('/ 280');
      await expect(composer(page).locator(':is(textarea, input, button, canvas):visible')).toHaveCount(0);
    },
  );

test('the composer counts, cuts and links a line by the rules of each network, and sends it to nobody', async ({ page }) => {
  const sent = await atWork(page, '/', 'aaa');
  await expect(posts(page)).toHaveCount(NETWORKS.length);
  await line(page).fill(`${'a'.repeat(96)} #one #two https://example.com/a/long/path`);
  await expect(post(page, 'twitter')).toContainText(`${96 + 11 + 23} / 280`);
  await expect(post(page, 'instagram')).toContainText('138 / 2,200');
  await expect(post(page, 'medium')).toContainText('138 / 100');
  await expect(post(page, 'medium').locator('s')).toHaveText(['e #two ', 'https://example.com/a/long/path']);
  await expect(post(page, 'medium')).toContainText(en('late.composer.over').replace('#', '38'));
  await expect(composer(page)).toContainText(en('late.composer.own'));
  // Threads links one hashtag alone.
  await expect(post(page, 'threads').locator('[data-text] > span')).toHaveText(['#one', 'https://example.com/a/long/path']);
  expect(new Set(await texts(page).allInnerTexts()).size).toBe(1);
  expect(sent).toEqual([]);
});

test('the composer crops a picture to the shape of each network around a point that keys and the pointer move', async ({ page }) => {
  const sent = await atWork(page, '/ai-studio');
  await choose(page).setInputFiles(PICTURE);
  await expect(pictures(page)).toHaveCount(NETWORKS.length);
  for (const [network, shape] of Object.entries(SHAPES)) {
    const canvas = post(page, network).locator('canvas');
    expect(await canvas.evaluate(({ width, height }: HTMLCanvasElement) => width / height), network).toBeCloseTo(shape, 1);
  }
  const canvas = post(page, 'tiktok').locator('canvas');
  const drawn = () => canvas.evaluate((each: HTMLCanvasElement) => each.toDataURL());
  const crops = [await drawn()];
  const nextCrop = async () => {
    await expect.poll(drawn).not.toBe(crops.at(-1));
    crops.push(await drawn());
  };
  await point(page).focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(point(page)).toHaveAttribute('aria-valuetext', '30 %, 50 %');
  await nextCrop();
  const stage = await page.locator('[data-stage]').boundingBox();
  if (!stage) throw new Error('no stage');
  const moveTo = (x: number, y: number) => page.mouse.move(stage.x + stage.width * x, stage.y + stage.height * y);
  await moveTo(0.9, 0.5);
  await page.mouse.down();
  await expect(point(page)).toHaveAttribute('aria-valuetext', '90 %, 50 %');
  await nextCrop();
  // Beyond the picture it is still held, and stays at the edge.
  await moveTo(-0.3, 0.75);
  await expect(point(page)).toHaveAttribute('aria-valuetext', '0 %, 75 %');
  await nextCrop();
  await page.mouse.up();
  await moveTo(0.6, 0.4);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(point(page)).toHaveAttribute('aria-valuetext', '0 %, 75 %');
  expect(new Set(crops).size).toBe(crops.length);
  await page.getByRole('button', { name: en('late.composer.takeOut') }).click();
  await expect(point(page)).toHaveCount(0);
  await expect(choose(page)).toBeFocused();
  expect(sent).toEqual([]);
});

test('a shared line is in the fragment of its address, which opens the composer with it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent = await atWork(page, '/', 'café');
  await line(page).fill('Dos líneas & un café');
  await page.getByRole('button', { name: en('composer.share') }).click();
  await expect(status(page)).toHaveText(en('late.composer.copied'));
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).hash).toBe('#line=Dos%20l%C3%ADneas%20%26%20un%20caf%C3%A9');
  // Of the same path it would be a move on the page alone.
  await page.goto('/faq');
  await page.goto(address);
  await expect(line(page)).toHaveValue('Dos líneas & un café');
  await expect(line(page)).toBeInViewport();
  await expect(post(page, 'twitter')).toContainText('20 / 280');
  expect(sent).toEqual([]);
});

test('the composer keeps the typed line and the chosen picture of a visitor who comes back', async ({ page }) => {
  await atWork(page, '/ai-studio#line=From%20the%20address');
  await expect(line(page)).toHaveValue('From the address');
  await line(page).fill('Una línea');
  await choose(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('none') });
  await expect(status(page)).toHaveText(en('late.composer.unreadable'));
  await choose(page).setInputFiles(PICTURE);
  await expect(pictures(page)).toHaveCount(NETWORKS.length);
  await follow(page.getByRole('contentinfo'), en('shell.nav.faq'));
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await composer(page).scrollIntoViewIfNeeded();
  await expect(line(page)).toHaveValue('Una línea');
  await expect(pictures(page)).toHaveCount(NETWORKS.length);
  await line(page).press('End');
  await page.keyboard.type('!');
  await expect(post(page, 'twitter')).toContainText('10 / 280');
});

test('the code of the composer loads when it is near, and is small', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const isOfComposer = (script: Buffer) => script.includes('createImageBitmap');
  expect((await Promise.all(scripts.splice(0))).filter(isOfComposer)).toHaveLength(0);
  await composer(page).scrollIntoViewIfNeeded();
  await expect(composer(page)).toHaveAttribute('data-composer', 'works');
  // All that is fetched on the way to it, so that no part of it escapes in a file of its own.
  const fetched = await Promise.all(scripts);
  expect(fetched.filter(isOfComposer)).toHaveLength(1);
  expect(fetched.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThanOrEqual(CODE_MAX);
});
