import { expect, type Page } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { textInPictures } from '../support/picture-text.ts';
import { test } from '../support/reading.ts';

// Written by hand and in order: the page is compared with this, not with the module that it is made from.
const TOOLS = {
  en: [
    'Search insights',
    'News content',
    'Calendar events and holidays',
    'URL scrape',
    'Writing assistant',
    'Brainstorm ideas',
    'Engagement questions',
    'Raw content',
    'Image generator',
    'Video generator',
  ],
  es: [
    'Datos de búsqueda',
    'Noticias',
    'Fechas y festivos',
    'Desde un enlace',
    'Asistente de redacción',
    'Lluvia de ideas',
    'Preguntas para conversar',
    'Material en bruto',
    'Generador de imágenes',
    'Generador de video',
  ],
} as const;

// Words, images and chat of each plan, written by hand.
const ALLOWANCES = {
  en: [
    ['Pro', '100,000', '300', 'Not included'],
    ['Team', '500,000', '1,500', 'Standard'],
    ['Agency', '1,500,000', '5,000', 'Growth'],
    ['Enterprise', '5,000,000', '20,000', 'Enterprise'],
  ],
  es: [
    ['Pro', '100.000', '300', 'No incluido'],
    ['Team', '500.000', '1.500', 'Standard'],
    ['Agency', '1.500.000', '5.000', 'Growth'],
    ['Enterprise', '5.000.000', '20.000', 'Enterprise'],
  ],
} as const;

const index = (page: Page) => page.locator('#tools').getByRole('listitem');
const tool = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name, exact: true });

test('on a phone a row to push has a link for each of what is in it, which the browser makes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ai-studio');
  const inRows = await page.locator('main .with-dots').evaluateAll((rows) => rows.map((row) => row.childElementCount));
  // Two groups of tools.
  expect(inRows).toEqual([3, 3]);
  // They are no elements: only the browser's tree of what can be read and reached has them.
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const links = nodes.flatMap(({ role, name }) => (role?.value === 'link' && /^\d$/.test(name?.value) ? [name?.value] : []));
  expect(links).toEqual(inRows.flatMap((count) => Array.from({ length: count }, (_, order) => String(order + 1))));
});

for (const locale of LOCALES) {
  test(`the index names the tools in their order, and each entry leads to its tool and its picture (${locale})`, async ({ page }) => {
    await page.goto(localizedPath('/ai-studio', locale));
    await expect(index(page)).toHaveCount(TOOLS[locale].length);
    for (const [order, name] of TOOLS[locale].entries()) {
      const link = index(page).nth(order).getByRole('link');
      await expect(link).toHaveAccessibleName(name);
      await link.click();
      await expect(tool(page, name)).toBeInViewport();
      await expect(tool(page, name).getByRole('heading', { level: 3 })).toBeVisible();
      await expect(tool(page, name).getByRole('img')).toHaveAccessibleName(/\S{3}/);
    }
  });

  test(`the tools are numbered from 1 on as they follow each other, with the numbers of the index (${locale})`, async ({ read }) => {
    const page = await read(localizedPath('/ai-studio', locale));
    const numbered = TOOLS[locale].map((name, order) => `${order + 1}${name}`);
    expect(await index(page).allTextContents()).toEqual(numbered);
    const headings = page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });
    expect(await headings.allTextContents()).toEqual(numbered);
  });

  test(`the index's columns, the wall of posts and the groups' words stand in order (${locale})`, async ({ read }) => {
    const page = await read(localizedPath('/ai-studio', locale));
    const places = await index(page).evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
    // Read downwards in two columns, each number in one line: a way on, and not a section that says what follows.
    const columns = [...new Set(places.map(({ left }) => Math.round(left)))];
    expect(places.map(({ left }) => columns.indexOf(Math.round(left)))).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
    expect(columns).toEqual([...columns].sort((one, other) => one - other));
    for (const { height } of places) expect(height).toBeLessThanOrEqual(46);
    // What does not play has no mark for it.
    expect(await page.getByRole('main').getByRole('article').locator('path[d="M5.5 3.4l7 4.6-7 4.6z"]').count()).toBe(0);
    // Nine posts on a wall of five columns that begin and end together, the tallest picture alone in the middle.
    const posts = await page.locator('li[data-network]').evaluateAll((items) =>
      items.map((item) => {
        const { left, top, bottom } = item.getBoundingClientRect();
        const [name, count, text] = ['[data-name]', '[data-count]', '[data-text]'].map((part) => item.querySelector(part) as Element);
        const picture = item.querySelector('img')?.getBoundingClientRect() as DOMRect;
        const words = text?.getBoundingClientRect() as DOMRect;
        const [named, counted, written] = [name, count, text].map((part) => getComputedStyle(part as Element));
        const link = [...(text?.children ?? [])].find((part) => part.textContent?.startsWith('https:'));
        return {
          network: item.getAttribute('data-network') as string,
          ...{ left: Math.round(left), top: Math.round(top), bottom: Math.round(bottom) },
          shape: picture.width / picture.height,
          narrower: words.width - picture.width,
          empty: bottom - words.bottom,
          quieter: Number(named?.fontWeight) - Number(counted?.fontWeight) > 100 && counted?.fontSize === named?.fontSize,
          letters: (words.width / Number.parseFloat(written?.fontSize ?? '')) * 2,
          link: link?.getClientRects().length ?? 1,
        };
      }),
    );
    const wall = [...new Set(posts.map(({ left }) => left))].map((left) => posts.filter((post) => post.left === left));
    expect(wall.map((column) => column.length)).toEqual([2, 2, 1, 2, 2]);
    expect(wall[2]?.[0]?.network).toBe('tiktok');
    for (const ends of [wall.map((column) => column[0]?.top), wall.map((column) => column.at(-1)?.bottom)])
      expect(new Set(ends).size).toBe(1);
    // Each in its network's shape, where the network has one that it asks for: Medium and Threads take any.
    const shapes = { instagram: 4 / 5, youtube: 16 / 9, linkedin: 1.91, tiktok: 9 / 16, facebook: 1.91, pinterest: 2 / 3, twitter: 16 / 9 };
    for (const [network, shape] of Object.entries(shapes))
      expect(posts.find((post) => post.network === network)?.shape, network).toBeCloseTo(shape, 1);
    // All nine are one screen; none is half empty, its picture is as wide as its words, of some twenty letters a line, and its count is quieter than its name.
    expect((wall[0]?.at(-1)?.bottom ?? Number.NaN) - (wall[0]?.[0]?.top ?? 0)).toBeLessThan(720);
    for (const { network, narrower, empty, quieter, letters, link } of posts) {
      expect(Math.abs(narrower), network).toBeLessThan(1);
      expect(empty, network).toBeLessThan(64);
      expect(quieter, network).toBe(true);
      expect(letters, network).toBeGreaterThan(20);
      expect(link, network).toBe(1);
    }
    // Two tools beside each other: their pictures end, and their names begin, on one line.
    const shown = page.locator('section[aria-labelledby="show"] article');
    for (const [part, side] of [
      ['[role=img]', 'bottom'],
      ['h3', 'top'],
    ] as const) {
      const at = await shown
        .locator(part)
        .evaluateAll((all, side) => all.map((each) => Math.round(each.getBoundingClientRect()[side])), side);
      expect(new Set(at).size, part).toBe(1);
      expect(at).toHaveLength(2);
    }
    for (const group of await page.getByRole('main').locator('section:has(> div article)').all()) {
      const words = await group.getByRole('heading', { level: 2 }).boundingBox();
      const first = await group.getByRole('article').first().getByRole('img').boundingBox();
      expect(words?.y).toBeLessThan(first?.y ?? 0);
      expect(Math.round(words?.x ?? 0)).toBe(Math.round(first?.x ?? 1));
    }
    // The large tool has its name below its picture, as all others have; there its name and its words stand beside each other.
    const writing = page.locator('section[aria-labelledby="write"]');
    const [picture, name, words] = await writing
      .getByRole('article')
      .first()
      .evaluate((tool) =>
        ['[role=img]', 'h3', 'p'].map((part) => (tool.querySelector(part) as Element).getBoundingClientRect().toJSON() as DOMRect),
      );
    expect((name?.top ?? 0) - (picture?.bottom ?? 0)).toBeGreaterThan(0);
    expect((words?.left ?? 0) - (name?.right ?? 0)).toBeGreaterThan(0);
    expect(Math.abs((words?.top ?? 0) - (name?.top ?? 0))).toBeLessThan(20);
    // In either theme a sheet is told from the panel that it lies on.
    for (const theme of ['light', 'dark']) {
      const alike = await writing.getByRole('img').evaluateAll((all, theme) => {
        const root = document.documentElement;
        const before = root.dataset.theme;
        root.dataset.theme = theme;
        const ground = (each: Element | null) => each && getComputedStyle(each).backgroundColor;
        const found = all.filter((each) => ground(each.querySelector('.bg-sunken')) === ground(each.querySelector('.bg-raised'))).length;
        root.dataset.theme = before;
        return found;
      }, theme);
      expect(alike, theme).toBe(0);
    }
  });

  test(`each tool's picture has words that can be read on a phone (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(localizedPath('/ai-studio', locale));
    const { measured, small } = await textInPictures(page);
    expect(small).toEqual([]);
    // What is asked for is a line: its pictures begin right below that.
    const asked = page.getByText(locale === 'en' ? 'Grain to toast' : 'Del grano al pan', { exact: true });
    const lines = await asked.evaluate((line) => {
      const words = document.createRange();
      words.selectNodeContents(line.lastChild as Text);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);
    // The tools follow at once, so their names before take two short columns.
    expect((await page.locator('#tools').getByRole('list').boundingBox())?.height).toBeLessThan(320);
    // The nine networks are compared by looking down a list, not by pushing a row: most of them stand in one screen.
    const posts = page.locator('ul:has(> [data-network])');
    const { sideways, heights } = await posts.evaluate((list) => ({
      sideways: list.scrollWidth - list.clientWidth,
      heights: [...list.children].map((post) => post.getBoundingClientRect().height),
    }));
    expect(sideways).toBe(0);
    expect(heights).toHaveLength(9);
    // Each has its whole text: what is cut is cut by its network, and struck out.
    const hidden = await posts.locator('[data-text]').evaluateAll((all) => all.map((text) => text.scrollHeight - text.clientHeight));
    expect(hidden).toEqual(Array(9).fill(0));
    expect(heights.slice(0, 7).reduce((sum, height) => sum + height, 0)).toBeLessThan(844);
    // Each scene is as wide as the phone, or nearly so where the next one looks in: none is a thumbnail beside its words.
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      // No column of what a plan includes is cut off.
      const table = page.locator('#allowances section:has(table)');
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `${width} px`).toBe(0);
      for (const scene of await page.getByRole('main').getByRole('article').getByRole('img').all())
        expect((await scene.boundingBox())?.width).toBeGreaterThan(width * 0.75);
    }
    // Every plan's row is as high as the others: no tier of the chat breaks its line.
    const rows = await page
      .locator('#allowances tbody tr')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
    expect(rows).toHaveLength(4);
    expect(Math.max(...rows) - Math.min(...rows), rows.join(', ')).toBeLessThan(3);
    // By night each scene, and the talk, is lighter than the ground it lies on: a darker hole was not seen.
    const lighter = await page.locator('.scenes [role=img]').evaluateAll((all) => {
      document.documentElement.dataset.theme = 'dark';
      const lightness = (element: Element) => Number(/^oklch\(([\d.]+)/.exec(getComputedStyle(element).backgroundColor)?.[1]);
      return all.map((each) => {
        const well = each.querySelector('.bg-sunken') as Element;
        const section = each.closest('section') as Element;
        return lightness(well) - lightness(section.matches('.bg-sunken') ? section : document.body);
      });
    });
    expect(lighter).toHaveLength(9);
    for (const step of lighter) expect(step).toBeGreaterThan(0.03);
    // The eight tools with words, some with several, and the picture above them.
    expect(measured).toBeGreaterThan(20);
  });

  test(`each plan's words, images and tier of chat stand in the table (${locale})`, async ({ read }) => {
    const page = await read(localizedPath('/ai-studio', locale));
    const rows = page.locator('#allowances').getByRole('row');
    for (const [order, cells] of ALLOWANCES[locale].entries()) {
      expect(
        (
          await rows
            .nth(order + 1)
            .locator('th, td')
            .allInnerTexts()
        ).map((text) => text.trim()),
      ).toEqual([...cells]);
    }
  });

  test(`nothing on the first screen looks like a field and is a picture (${locale})`, async ({ read }) => {
    const page = await read(localizedPath('/ai-studio', locale));
    const note = page
      .getByRole('img', { name: locale === 'en' ? /^A note, / : /^Una nota, / })
      .getByText(locale === 'en' ? 'Rye is back on Saturday' : 'El sábado vuelve el centeno', { exact: true });
    await expect(note).toBeInViewport({ ratio: 1 });
    const look = await note.evaluate((element) => {
      const { borderTopWidth, boxShadow, backgroundColor } = getComputedStyle(element);
      const carets = [...element.children].filter((child) => child.clientHeight > 4 * child.clientWidth);
      return { borderTopWidth, boxShadow, backgroundColor, carets: carets.length };
    });
    expect(look).toEqual({ borderTopWidth: '0px', boxShadow: 'none', backgroundColor: 'rgba(0, 0, 0, 0)', carets: 0 });
  });

  test(`the first screen and the last section lead to the plans (${locale})`, async ({ read }) => {
    const page = await read(localizedPath('/ai-studio', locale));
    const plans = page.getByRole('main').getByRole('link', { name: locale === 'en' ? 'Start free trial' : 'Probar gratis', exact: true });
    await expect(plans).toHaveCount(2);
    await expect(plans.first()).toBeInViewport({ ratio: 1 });
    for (const link of await plans.all()) await expect(link).toHaveAttribute('href', localizedPath('/pricing#pricing-plans', locale));
  });
}

test('the last section’s button arrives at the plans', async ({ page }) => {
  await page.goto('/ai-studio');
  await page.getByRole('main').getByRole('link', { name: 'Start free trial', exact: true }).last().click();
  await expect(page).toHaveURL(/\/pricing#pricing-plans$/);
  await expect(page.locator('#pricing-plans')).toBeInViewport();
});

test('the index works by keyboard, and a tool it leads to is not hidden under the header', async ({ page }) => {
  await page.goto('/ai-studio');
  await page.setViewportSize({ width: 1440, height: 900 });
  await index(page).first().getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(index(page).nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#news-content$/);
  const scene = tool(page, 'News content').getByRole('img');
  await expect(scene).toBeInViewport({ ratio: 1 });
  const top = async () => (await scene.boundingBox())?.y ?? 0;
  expect(await top()).toBeGreaterThanOrEqual((await page.getByRole('banner').boundingBox())?.height ?? 0);
});

test('the steps of the session stand in the order of their clock', async ({ read }) => {
  const page = await read('/ai-studio');
  const steps = page.getByRole('region', { name: 'From a question to Saturday’s post' }).getByRole('list').first().locator('> li');
  await expect(steps).toHaveCount(6);
  const times = (await steps.allTextContents()).map((text) => /^\d{1,2}:\d{2}/.exec(text)?.[0].padStart(5, '0') ?? '');
  expect(times.every(Boolean)).toBe(true);
  expect([...times].sort()).toEqual(times);
  // As words do, the thread of the first three leaves the page at its end and comes in again at its beginning; the last of it ends at the card in the week.
  const { ends, lines, card } = await steps.evaluateAll((all) => {
    const drawn = (of: Element, from: Element = of) => {
      const { left, top } = from.getBoundingClientRect();
      const style = getComputedStyle(of, '::before');
      const [x, y, width, height] = [style.left, style.top, style.width, style.height].map(Number.parseFloat) as [
        number,
        number,
        number,
        number,
      ];
      return { left: left + x, right: left + x + width, top: top + y, bottom: top + y + height };
    };
    const last = all[5]?.lastElementChild as Element;
    return {
      ends: [drawn(all[2] as Element).right, drawn(all[3] as Element).left],
      lines: [drawn(all[4] as Element).top, drawn(last.previousElementSibling as Element).top, drawn(last).left, drawn(last).bottom],
      card: last.getBoundingClientRect(),
    };
  });
  expect(ends[0]).toBeGreaterThanOrEqual(page.viewportSize()?.width ?? Number.NaN);
  expect(ends[1]).toBeLessThanOrEqual(0);
  expect(Math.abs((lines[0] ?? Number.NaN) - (lines[1] ?? 0))).toBeLessThan(2);
  expect(Math.abs((lines[2] ?? Number.NaN) - card.right)).toBeLessThan(2);
  expect(lines[3]).toBeGreaterThan(card.top);
  expect(lines[3]).toBeLessThan(card.bottom);
  // It makes nothing wider.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all tools, allowances and answers are there', async ({ page }) => {
    await page.goto('/ai-studio');
    for (const name of TOOLS.en) await expect(tool(page, name)).toBeVisible();
    await expect(page.locator('#allowances').getByRole('cell', { name: '5,000,000' })).toBeVisible();
    await expect(page.getByText('A tool never posts its own suggestion.')).toBeVisible();
    await expect(page.getByText('for 3 days.')).toBeVisible();
  });
});

test('the play sign of the drawing points to the right whichever way the page runs', async ({ page }) => {
  await page.goto('/ai-studio');
  const line = page.locator('main [role="img"] path[d^="M19 7"]').filter({ visible: true });
  await expect(line).toHaveCount(1);
  await expect(line).toHaveAttribute('d', /v46l46-26/);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expect(line).toHaveCount(1);
  await expect(line).toHaveAttribute('d', /v46l-46-26/);
});
