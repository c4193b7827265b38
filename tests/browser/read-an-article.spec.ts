import { expect } from 'playwright/test';
import { test } from '../support/kept-page.ts';

/** Has headings of every level, a table, pictures and code. */
const LONG = '/resource/accessible-social-posts-handbook';
const WITH_CODE = '/resource/utm-naming-guide';
const WITH_COLOURS = '/blog/plan-a-week-of-posts-in-an-afternoon';
const PHONE = { width: 390, height: 844 };

test.describe('the contents of an article', () => {
  test('lead to its headings, stay in view on a desktop, and mark the section that is being read', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(LONG);
    // The text begins in the first screen, with some lines of it.
    expect((await page.locator('.prose').boundingBox())?.y).toBeLessThan(700);
    const contents = page.getByRole('article').getByRole('navigation', { name: 'On this page' });
    const links = await contents.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(5);
    await expect(contents.locator('[aria-current]')).toHaveCount(0);
    // There and back: what was passed in one leap counts as passed.
    for (const target of [links.at(-1), links[2]] as string[]) {
      await contents.locator(`a[href="${target}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await expect(page.locator(`article ${target}`)).toBeInViewport();
      await expect(contents.locator('[aria-current]')).toHaveAttribute('href', target);
      await expect(contents).toBeInViewport();
    }
    // A heading leads to itself, so that its address can be passed on.
    await expect(page.locator(`article ${links[2]}`).getByRole('link')).toHaveAttribute('href', links[2] as string);
  });

  test('fold on a phone, where nothing but tables and code scrolls sideways', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(LONG);
    const contents = page.getByRole('article').getByRole('navigation', { name: 'On this page' });
    await expect(contents).toBeHidden();
    await page.getByRole('article').locator('summary').click();
    await contents.getByRole('link').last().click();
    await expect(page).toHaveURL(/#/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});

test('code is coloured on the server, stands in lines as it was written, and is copied so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto(WITH_COLOURS);
  const block = page.locator('figure', { has: page.locator('pre') }).first();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByText('Code copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('pre').textContent());
  await expect(block.locator('pre span').first()).toBeVisible();
  // A word with a box of its own would begin a line of its own.
  // Where a page is read from the right, code still begins at the left.
  const side = await page.locator('html').evaluate((root) => {
    root.setAttribute('dir', 'rtl');
    const { textAlign } = getComputedStyle(document.querySelector('.code-block pre') as Element);
    root.setAttribute('dir', 'ltr');
    return textAlign;
  });
  expect(side).toBe('left');
  const boxes = await page.locator('.code-block pre span').evaluateAll((words) => words.map((word) => getComputedStyle(word).display));
  expect(new Set(boxes)).toEqual(new Set(['inline']));
  // At night our own diagrams are those that were drawn for it.
  const diagram = page.locator('.prose img').first();
  const drawing = () => diagram.evaluate((image) => getComputedStyle(image).content);
  expect(await drawing()).toBe('normal');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  const [, night = ''] = (await drawing()).match(/^url\("(.*)"\)/) ?? [];
  expect(new URL(night).pathname).toBe(`/images/figures/night/${(await diagram.getAttribute('src'))?.split('/').at(-1)}`);
  expect((await page.request.get(night)).status()).toBe(200);
  // A week has the letters of its days, so it is drawn once for each language, and stands as it is where a page is read from the right.
  expect(await diagram.getAttribute('src')).toMatch(/\/slow-days\.webp$/);
  expect(await (await page.request.get(`/es${new URL(page.url()).pathname}`)).text()).toContain('/images/figures/slow-days-es.webp');
  await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'));
  await expect(diagram).toHaveCSS('scale', 'none');
  await page.locator('html').evaluate((root) => root.setAttribute('dir', 'ltr'));
  // Its cover runs off the page, and has no frame that would end there; the sign of a heading takes no room in its line.
  await expect(page.locator('.entry-cover')).toHaveCSS('outline-style', 'none');
  await expect(page.locator('.prose h2 .self-sign').first()).toHaveCSS('position', 'absolute');
  // Four columns of short words stand beside each other on a phone.
  await page.setViewportSize(PHONE);
  // A ring is of whole pixels: parts of one are rounded for its height and its width apart, and make an oval of it.
  const rings = await page.locator('.prose ul > li').evaluateAll((all) =>
    all.map((each) => {
      const { inlineSize, blockSize } = getComputedStyle(each, '::before');
      return [inlineSize, blockSize].map(Number.parseFloat);
    }),
  );
  expect(rings.length).toBeGreaterThan(2);
  expect(rings.filter(([wide = 0, high]) => wide !== high || !Number.isInteger(wide))).toEqual([]);
  const close = page.locator('.prose [data-scrolls=close]');
  expect(await close.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(close.locator('figcaption')).toHaveCount(0);
  // A day and its hour stand on one line.
  const lines = await close
    .locator('td:first-child > p')
    .evaluateAll((all) => all.map((each) => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight)));
  expect(lines.map(Math.round)).toEqual([1, 1, 1, 1, 1]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  // Neither the highlighter nor the registry of network marks is sent to the browser.
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of await Promise.all(scripts)) expect(script).not.toMatch(/codeToTokens|tokenizeLine|social-icon/);
});

test('from right to left a diagram goes on in the direction of the page, and a number has no full stop before it', async ({ page }) => {
  await page.goto('/blog/first-ninety-days-as-a-social-media-manager');
  const diagram = page.locator('.prose img').first();
  const numbers = page.locator('.prose ol').first();
  await expect(diagram).toHaveCSS('scale', 'none');
  await expect(numbers).toHaveCSS('list-style-type', 'dotted');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expect(diagram).toHaveCSS('scale', '-1 1');
  await expect(numbers).toHaveCSS('list-style-type', 'undotted');
});

test('columns of figures leave their room to words: those of one short line stand on one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog/first-ninety-days-as-a-social-media-manager');
  const serves = page.locator('.prose td:nth-child(4) > p');
  const lines = await serves.evaluateAll((all) =>
    all.map((each) => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight)),
  );
  expect(lines.map(Math.round)).toEqual([1, 1, 1, 1, 1]);
});

test('the canonical address is shared with the networks, by mail, by copying and by the system', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => Object.assign(window, { shared: data }) });
  });
  await page.goto(`/es${LONG}?ref=partner`);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).toContain(`/es${LONG}`);
  const share = page.getByRole('region', { name: 'Compartir' });
  for (const name of ['Compartir en LinkedIn', 'Compartir en Facebook', 'Compartir por correo']) {
    const href = await share.getByRole('link', { name }).getAttribute('href');
    expect(href).toContain(encodeURIComponent(canonical as string));
  }
  await share.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
  await share.getByRole('button', { name: 'Más opciones' }).click();
  expect(await page.evaluate(() => (window as Window & { shared?: ShareData }).shared?.url)).toBe(canonical);
});

test('what cannot be copied is said', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(WITH_CODE);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link couldn’t be copied')).toBeVisible();
});

test('the cover comes first, every other picture when it is near, and all have their place before', async ({ page }) => {
  await page.goto(LONG);
  const pictures = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[]).map((image) => [
        image.fetchPriority,
        image.loading,
        image.hasAttribute('width') && image.hasAttribute('height'),
      ]),
    );
  expect(pictures[0]).toEqual(['high', 'eager', true]);
  /** Where the capitals of the title's first line begin: a line is higher than its letters. */
  const capitals = () =>
    page.locator('h1').evaluate((title) => {
      const line = document.createRange();
      line.selectNodeContents(title);
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(title);
      context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      const { fontBoundingBoxAscent, actualBoundingBoxAscent } = context.measureText('H');
      return (line.getClientRects()[0]?.top ?? 0) + fontBoundingBoxAscent - actualBoundingBoxAscent;
    });
  // Beside its title the cover begins where the title's letters do and runs off the page, which does not scroll sideways for it.
  for (const [direction, side] of [
    ['ltr', 'right'],
    ['rtl', 'left'],
  ] as const) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const cover = await page
        .locator('main img')
        .first()
        .evaluate((image) => image.getBoundingClientRect().toJSON() as DOMRect);
      expect(cover[side], `${direction} ${width}`).toBeCloseTo(side === 'right' ? width : 0, 0);
      expect(Math.abs(cover.y - (await capitals()))).toBeLessThan(3);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
  }
  expect(pictures.length).toBeGreaterThan(2);
  for (const picture of pictures.slice(1)) expect(picture).toEqual(['auto', 'lazy', true]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is whole: contents, tables, code and share links work, and nothing is offered that would not', async ({ page }) => {
    await page.goto(WITH_CODE);
    const contents = page.getByRole('article').getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link').last().click();
    await expect(page.locator(`article ${await contents.getByRole('link').last().getAttribute('href')}`)).toBeInViewport();
    await expect(page.locator('article pre').first()).toBeVisible();
    await expect(page.getByRole('article').getByRole('columnheader').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Share on LinkedIn' })).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
    // A table that is wider than a phone says so there, and nowhere else.
    const hint = page.locator('.prose [data-scrolls] > figcaption');
    await expect(hint).toBeHidden();
    await page.setViewportSize(PHONE);
    await expect(hint).toBeVisible();
    const table = page.locator('.prose [data-scrolls=wide]');
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0);
    expect(await table.evaluate((element) => Math.round(element.getBoundingClientRect().right))).toBe(PHONE.width);
    await page.getByRole('article').locator('summary').click();
    await expect(contents.getByRole('link').first()).toBeVisible();
  });
});

test('from right to left a heading ends where the text below it does: the sign of its link takes no room', async ({ page }) => {
  await page.goto(WITH_COLOURS);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const sides = await page.locator('.prose > h2:has(+ p)').evaluateAll((headings) =>
    headings.map((heading) => {
      const words = document.createRange();
      words.selectNode(heading.querySelector('.self-link')?.firstChild as Node);
      return Math.round(words.getBoundingClientRect().right - (heading.nextElementSibling as Element).getBoundingClientRect().right);
    }),
  );
  expect(sides.length).toBeGreaterThan(2);
  expect(new Set(sides)).toEqual(new Set([0]));
});

test('beside a long text the last of the related ones stays in view; where there is no room beside it, they come after what to read next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(WITH_COLOURS);
  // Both columns beside the text begin on one line, with a heading of one size, and what follows it begins as far below.
  const rails = await page.evaluate(() =>
    ['.contents-box nav > p', '.related-title'].map((heading) => {
      const each = document.querySelector(heading) as Element;
      const { top, bottom } = each.getBoundingClientRect();
      const next = each.nextElementSibling as Element;
      return [top, getComputedStyle(each).fontSize, next.getBoundingClientRect().top - bottom, getComputedStyle(next).borderTopWidth];
    }),
  );
  expect(rails[0]).toEqual(rails[1]);
  const last = page.locator('aside[aria-labelledby="related_entries"] li').last();
  await page.getByRole('heading', { name: 'Why write the plan as data?' }).scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.locator('.prose > :last-child').scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  // Their pictures are as wide as their column: beside smaller ones would be holes.
  const shares = await page
    .locator('.related')
    .evaluateAll((all) => all.map((each) => (each.querySelector('img')?.clientWidth ?? 0) / each.clientWidth));
  expect(shares.length).toBeGreaterThan(2);
  expect(Math.min(...shares)).toBe(1);
  const related = page.locator('aside[aria-labelledby="related_entries"]');
  const next = page.locator('[aria-labelledby="next_to_read"]');
  for (const width of [1024, 768, PHONE.width]) {
    await page.setViewportSize({ width, height: 900 });
    const [after, before] = [await related.boundingBox(), await next.boundingBox()];
    expect(after?.y, `${width} px`).toBeGreaterThanOrEqual((before?.y ?? Number.NaN) + (before?.height ?? 0));
  }
  // Their pictures, titles and words begin at one edge.
  await page.setViewportSize({ width: 1440, height: 900 });
  const edges = await page
    .locator('.related')
    .evaluateAll((all) =>
      all.flatMap((each) => [...each.querySelectorAll('img, :scope > span > span')].map((part) => part.getBoundingClientRect().left)),
    );
  expect(edges.length).toBeGreaterThan(8);
  expect(new Set(edges).size).toBe(1);
  await page.setViewportSize({ ...PHONE, height: 900 });
  // On a phone all of this article's code is seen, and nothing lies over its ends.
  const code = page.locator('.code-block').first();
  const fades = () => code.evaluate((block) => Number(getComputedStyle(block, '::after').opacity));
  expect(await code.locator('pre').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await fades()).toBe(0);
  // What goes on fades out at the edge, until its end is reached.
  await code.locator('pre > code').evaluate((text) => text.append(`\n${'long '.repeat(20)}`));
  expect(await code.evaluate((block) => getComputedStyle(block, '::after').backgroundImage)).toContain('linear-gradient');
  await expect.poll(fades).toBe(1);
  await code.locator('pre').evaluate((pre) => pre.scrollTo({ left: pre.scrollWidth, behavior: 'instant' }));
  await expect.poll(fades).toBe(0);
  // Behind the longest line of a piece of code that scrolls is the room that is before it.
  const [room, pad] = await page
    .locator('.code-block > pre')
    .first()
    .evaluate((pre) => {
      pre.scrollLeft = pre.scrollWidth;
      const words = document.createRange();
      words.selectNodeContents(pre);
      const last = Math.max(...[...words.getClientRects()].filter(({ width }) => width < pre.scrollWidth - 60).map(({ right }) => right));
      return [pre.getBoundingClientRect().right - last, Number.parseFloat(getComputedStyle(pre).paddingLeft)];
    });
  expect(room).toBeGreaterThanOrEqual((pad ?? 0) - 1);
  // On a phone the ways to share fill the rows that they stand in.
  const ends = await page.locator('.share').evaluate((list) => {
    const shown = [...list.children].map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
    const { right } = list.getBoundingClientRect();
    return [...Map.groupBy(shown, ({ top }) => Math.round(top)).values()].map((row) => right - Math.max(...row.map((each) => each.right)));
  });
  expect(ends.length).toBeGreaterThan(1);
  for (const end of ends) expect(Math.abs(end)).toBeLessThan(2);
});

test('after its text an article says who wrote it, where its feed is, and what to read next, which is not beside it again', async ({
  page,
}) => {
  for (const [path, team, feed] of [
    ['/blog/plan-a-week-of-posts-in-an-afternoon', 'The Feedloom team', '/feeds/blog.rss'],
    ['/es/resource/utm-naming-guide', 'El equipo de Feedloom', '/es/feeds/resource.rss'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toContainText(team);
    expect((await page.request.get(feed)).status()).toBe(200);
    await expect(page.locator(`main a[href="${feed}"]`)).toBeVisible();
    const next = page.locator('[aria-labelledby="next_to_read"]').getByRole('link');
    const href = (await next.getAttribute('href')) as string;
    expect(href).not.toBe(path);
    await expect(page.locator(`[aria-labelledby="related_entries"] a[href="${href}"]`)).toHaveCount(0);
    // Its picture is as wide as the text, and neither title nor description beside the text is cut in a word.
    const widths = await page
      .locator('.prose > p:first-child, [aria-labelledby="next_to_read"] img')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(widths).toHaveLength(2);
    expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0)), `${widths}`).toBeLessThan(4);
    const related = page.locator('.related > span > span');
    await expect(related).not.toHaveCount(0);
    const cut = await related.evaluateAll(
      (titles) => titles.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2).length,
    );
    expect(cut).toBe(0);
    // What is said of each is a sentence that stands there whole.
    const sentences = await page.locator('.related > span > :last-child').allTextContents();
    expect(sentences.length).toBeGreaterThan(0);
    for (const words of sentences) expect(words).toMatch(/[.?!]$/);
    // Of the keywords only those are shown that lead somewhere.
    const keywords = page
      .getByRole('article')
      .first()
      .getByRole('region', { name: /Keywords|Palabras clave/ });
    await expect(keywords.getByRole('listitem')).not.toHaveCount(0);
    await expect(keywords.locator('li:not(:has(a))')).toHaveCount(0);
    await next.click();
    await expect(page).toHaveURL(href);
  }
});

test('every article closes with the way to the plans, which on comparisons and resources can be linked to', async ({ page }) => {
  for (const path of [WITH_COLOURS, LONG, '/compare/spreadsheet-or-scheduler']) {
    await page.goto(path);
    const closing = page.locator('main > section:last-child');
    await expect(closing.getByRole('link', { name: 'Start free trial' })).toHaveAttribute('href', '/pricing');
    await expect(closing.getByRole('heading', { level: 2 })).toBeVisible();
    // Its drawing is that of its kind, beside the words; its button close below them, where they begin.
    const drawing = closing.locator('svg:has(use)');
    await expect(drawing.locator('use')).toHaveAttribute('href', new RegExp(`#${path.split('/')[1]}$`));
    const [words, button, beside] = await Promise.all(
      [closing.getByRole('heading'), closing.getByRole('link'), drawing].map((each) =>
        each.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      ),
    );
    expect(beside?.left, path).toBeGreaterThanOrEqual(words?.right ?? 0);
    expect(beside?.top, path).toBeLessThan(words?.top ?? 0);
    expect(beside?.bottom, path).toBeGreaterThan(words?.bottom ?? 0);
    expect(button?.left, path).toBeCloseTo(words?.left ?? 0, 0);
    await expect(page.locator('#create_account')).toHaveCount(path === WITH_COLOURS ? 0 : 1);
  }
});
