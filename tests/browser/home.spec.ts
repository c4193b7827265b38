import { expect, type Page } from 'playwright/test';
import { DEFAULT_LOCALE, LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { portraitsAt490 } from '../support/portraits.ts';
import { test } from '../support/reading.ts';
import { seenOf } from '../support/seen-words.ts';

const BOOKING_PAGE = 'https://book.feedloom.example/discovery';
const NETWORKS = ['Instagram', 'Facebook', 'Twitter', 'LinkedIn', 'TikTok', 'Pinterest', 'Medium', 'Threads', 'YouTube'];
const WORDS = {
  en: {
    plans: 'Start free trial',
    call: 'Book a call',
    facts: ['3 days free', '9 networks', '24/7 support chat'],
    networks: 'Networks you can publish to',
  },
  es: {
    plans: 'Probar gratis',
    call: 'Reservar llamada',
    facts: ['3 días gratis', '9 redes', 'Chat de soporte 24/7'],
    networks: 'Redes en las que puedes publicar',
  },
} as const;

/** The four trades, and how a post of each begins. */
const TRADES = {
  en: { Bread: 'Rye, explained', Law: 'Rents, explained', Cinema: 'Noir, explained', Flowers: 'Tulips, explained' },
  es: {
    Pan: 'El centeno, explicado',
    Derecho: 'El alquiler, explicado',
    Cine: 'Cine negro, explicado',
    Flores: 'Los tulipanes, explicados',
  },
} as const;

const pricing = (page: Page) => page.locator('#pricing');
const posts = (page: Page) => page.getByRole('region', { name: 'Latest from the blog' }).getByRole('article');

for (const locale of LOCALES) {
  const words = WORDS[locale];

  test(`the first screen says what to click, twice, and three facts (${locale})`, async ({ read }) => {
    const page = await read(localizedPath('/', locale));
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    const plans = page.getByRole('main').getByRole('link', { name: words.plans }).first();
    await expect(plans).toBeInViewport({ ratio: 1 });
    await expect(plans).toHaveAttribute('href', localizedPath('/pricing#pricing-plans', locale));
    const call = page.getByRole('main').getByRole('link', { name: words.call }).first();
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute('href', BOOKING_PAGE);
    await expect(call).toHaveAttribute('target', '_blank');
    for (const fact of words.facts) await expect(page.getByText(fact, { exact: true })).toBeInViewport({ ratio: 1 });
  });

  test(`all networks are named (${locale})`, async ({ read }) => {
    const page = await read(localizedPath('/', locale));
    await expect(page.getByRole('list', { name: words.networks }).getByRole('listitem')).toHaveText(NETWORKS);
  });

  test(`no sign stands at the end of a line of tools, nor is one seen at its beginning (${locale})`, async ({ read }) => {
    const page = await read(localizedPath('/', locale));
    const lines = await page.locator('.tool-line').evaluate((list) => {
      const { left } = list.getBoundingClientRect();
      const firsts = new Map<number, number>();
      for (const name of list.children) {
        const box = name.getBoundingClientRect();
        if (!firsts.has(box.top)) firsts.set(box.top, box.left - left);
      }
      const sign = getComputedStyle(list.children[0] as Element, '::before').inlineSize;
      return {
        firsts: [...firsts.values()].map(Math.round),
        sign,
        cut: getComputedStyle(list).clipPath,
        ended: getComputedStyle(list.children[0] as Element, '::after').content,
      };
    });
    expect(lines.firsts.length).toBeGreaterThan(2);
    expect(new Set(lines.firsts)).toEqual(new Set([0]));
    expect(lines.cut).toBe(`inset(0px 0px 0px ${lines.sign})`);
    expect(lines.ended).toBe('none');

    // What is cut off holds signs alone, where the page runs from right to left, too.
    for (const direction of ['ltr', 'rtl']) {
      const cutWords = await page.locator('.tool-line').evaluate((list, direction) => {
        document.documentElement.dir = direction;
        const margin = Number.parseFloat(getComputedStyle(list.children[0] as Element, '::before').inlineSize);
        const { left, right } = list.getBoundingClientRect();
        const [from, to] = direction === 'rtl' ? [left, right - margin] : [left + margin, right];
        const words = document.createRange();
        const cut = [...list.children].filter((name) => {
          words.selectNodeContents(name);
          const box = words.getBoundingClientRect();
          return box.left < from - 1 || box.right > to + 1;
        });
        document.documentElement.dir = 'ltr';
        return cut.map((name) => name.textContent);
      }, direction);
      expect(cutWords, direction).toEqual([]);
    }

    // The hours run the way of their bars: six in the morning stands where the page's lines begin.
    for (const direction of ['ltr', 'rtl']) {
      const hours = await page.getByText(/^6:00 .*24:00$/).evaluate((labels, direction) => {
        document.documentElement.dir = direction;
        const place = (from: number, to: number) => {
          const range = document.createRange();
          range.setStart(labels.firstChild as Node, from);
          range.setEnd(labels.firstChild as Node, to);
          return range.getBoundingClientRect().left;
        };
        const length = labels.textContent?.length ?? 0;
        const found = [place(0, 4), place(length - 5, length)];
        document.documentElement.dir = 'ltr';
        return found;
      }, direction);
      expect(Math.sign((hours[1] ?? 0) - (hours[0] ?? 0)), direction).toBe(direction === 'ltr' ? 1 : -1);
    }
  });

  test(`every link with a line under it has the same line, in the colour of its words (${locale})`, async ({ read }) => {
    const page = await read(localizedPath('/', locale));
    const underlines = await page.locator('body :is(a, button)').evaluateAll((links) =>
      links
        .map((link) => getComputedStyle(link))
        .filter((style) => style.textDecorationLine === 'underline' && !style.textDecorationColor.endsWith(', 0)'))
        .map((style) => `${style.textDecorationThickness} ${style.textUnderlineOffset} ${style.textDecorationColor === style.color}`),
    );
    expect(underlines.length).toBeGreaterThan(5);
    expect([...new Set(underlines)]).toEqual(['1px 4px true']);
  });

  test(`a time of day is written in one form (${locale})`, async ({ read }) => {
    for (const path of ['/', '/ai-studio']) {
      const said = await (await read(localizedPath(path, locale))).locator('main').textContent();
      expect(said).toMatch(/(?<!\d)\d:\d\d/);
      expect(said).not.toMatch(/(?<!\d)0\d:\d\d|\d ?[ap]\.? ?m\b/i);
      if (path !== '/') continue;
      // The shop opens on Saturday, so its post goes out the evening before. A ratio has the language's own comma.
      expect(said).toMatch(/Goes out Friday, 18:00|Sale el viernes a las 18:00/);
      expect(said).toContain(locale === 'en' ? '1.91:1' : '1,91:1');
    }
  });
}

test('the plans button leads to the plans', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Start free trial' }).first().click();
  await expect(page).toHaveURL(/\/pricing#pricing-plans$/);
  await expect(page.locator('#pricing-plans')).toBeInViewport();
});

for (const [name, id] of [
  ['Features', 'features'],
  ['Pricing', 'pricing'],
] as const) {
  test(`the footer's ${name} leads to the part of this page`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/#${id}$`));
    await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport();
  });
}

test('the plans in short follow their switch', async ({ page }) => {
  await page.goto('/');
  const team = pricing(page).getByRole('article', { name: 'Team', exact: true });
  await expect(team).toContainText('$25 / month', { useInnerText: true });
  await pricing(page).getByRole('switch').click();
  await expect(team).toContainText('$39 / month', { useInnerText: true });
  await expect(pricing(page).getByText('off your first month, paid monthly')).toBeVisible();
  await expect(pricing(page).getByRole('link', { name: 'Compare line by line' })).toHaveAttribute('href', '/pricing');
  await expect(pricing(page).getByRole('link', { name: 'Compare with other tools' })).toHaveAttribute('href', '/compare');
});

test('the three newest posts are shown, newest first, and lead to their articles', async ({ page }) => {
  await page.goto('/');
  await expect(posts(page)).toHaveCount(3);
  const dates = await posts(page)
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toEqual([...dates].sort().reverse());
  const title = (await posts(page).nth(1).getByRole('heading').textContent()) ?? '';
  // The whole card is the link, its picture as well.
  await posts(page)
    .nth(1)
    .click({ position: { x: 10, y: 10 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('the two doors and the studio lead to their pages', async ({ read }) => {
  const page = await read('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Meet the managed service' })).toHaveAttribute('href', '/managed-service');
  await expect(main.getByRole('link', { name: 'See white-label' })).toHaveAttribute('href', '/white-label');
  await expect(main.getByRole('link', { name: 'Explore the AI studio' })).toHaveAttribute('href', '/ai-studio');
});

test('the eight questions start closed, and only one answer is open at a time', async ({ page }) => {
  await page.goto('/');
  const questions = page.getByRole('region', { name: 'Before you ask' }).getByRole('button');
  await expect(questions).toHaveCount(8);
  const open = page.getByRole('region', { name: 'Before you ask' }).getByRole('button', { expanded: true });
  await expect(open).toHaveCount(0);
  await questions.nth(2).click();
  await expect(open).toHaveText((await questions.nth(2).textContent()) ?? '');
  await questions.nth(5).click();
  await expect(open).toHaveText((await questions.nth(5).textContent()) ?? '');
});

test('the thread of the first screen goes behind the posts of one day and through the open day after it', async ({ page }) => {
  for (const [width, open] of [
    [1440, [1, 3]],
    [390, [1]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    for (const trade of Object.keys(TRADES.en)) {
      await page.locator('.trades').getByRole('radio', { name: trade }).check();
      const days = await page.locator('.trades').evaluate((week) => {
        const visible = (element: Element) => element.checkVisibility();
        const line = [...week.querySelectorAll<SVGPathElement>('.thread-draw')].find(visible) as SVGPathElement;
        const scale = line.getScreenCTM() as DOMMatrix;
        // Path lengths are given as if the whole were one (pathLength), places on it as they are.
        const places = Array.from({ length: 400 }, (_, at) =>
          line.getPointAtLength((at / 400) * line.getTotalLength()).matrixTransform(scale),
        );
        const columns = [...new Set([...week.querySelectorAll('.slot')].filter(visible).map((slot) => slot.parentElement as Element))];
        return columns.map((column) => {
          const { left, right, top } = column.getBoundingClientRect();
          const posts = [...column.querySelectorAll('.slot')].map((slot) => slot.getBoundingClientRect());
          const foot = Math.max(...posts.map(({ bottom }) => bottom));
          const within = places.filter(({ x, y }) => x > left && x < right && y > top && y < foot);
          return within.some(({ x, y }) => posts.some((post) => x > post.left && x < post.right && y > post.top && y < post.bottom));
        });
      });
      expect(
        days.flatMap((isBehind, day) => (isBehind ? [] : [day])),
        `${trade}, ${width} px`,
      ).toEqual(open);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES) {
    test(`the week of the first screen is that of the trade that is chosen (${locale})`, async ({ page }) => {
      await page.goto(localizedPath('/', locale));
      const week = page.locator('.trades');
      const words = TRADES[locale];
      const [usual = '', usualLine = ''] = Object.entries(words)[0] ?? [];
      const drawings = new Set<string | null>();
      for (const trade of Object.keys(words)) {
        const choice = week.getByRole('radio', { name: trade });
        if (trade === usual) await expect(choice).toBeChecked();
        else await choice.check();
        const line = week.getByText(usualLine);
        for (const [other, text] of Object.entries(words))
          expect((await seenOf(line)).startsWith(text), `${other} under ${trade}`).toBe(other === trade);
        const drawing = week.locator('.slot > .cut-scene').filter({ visible: true });
        // One in each of the four posts of a trade that have a drawing.
        await expect(drawing).toHaveCount(4);
        drawings.add(await drawing.first().getAttribute('src'));
      }
      expect(drawings.size).toBe(4);
    });
  }

  test('prices of both cycles and all answers are on the page', async ({ page }) => {
    await page.goto('/');
    for (const price of ['$12 / month', '$19 / month', 'Billed Annually: $144']) {
      await expect(pricing(page).getByRole('article', { name: 'Pro', exact: true })).toContainText(price, { useInnerText: true });
    }
    await expect(page.getByText('The trial lasts 3 days', { exact: false })).toBeVisible();
    await expect(page.getByRole('img', { name: /^A week in the calendar/ })).toBeVisible();
  });
});

/** How much of a section's part of the thread is drawn, and its width. */
const drawnThread = (page: Page, section: string) =>
  page.locator(`section[aria-labelledby="${section}"]`).evaluate((element) => {
    const { transform, width } = getComputedStyle(element, '::before');
    return { drawn: transform === 'none' ? 1 : new DOMMatrix(transform).d, width };
  });

test('on a phone the words of a door fill it, and the second is seen whole below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of LOCALES) {
    await page.goto(localizedPath('/', locale));
    // What the doors are stands above them, here too.
    const ways = await page.locator('section:has([data-tone="teal"]) h2').boundingBox();
    expect(ways?.height ?? 0, locale).toBeGreaterThan(30);
    const between = await page.locator('[data-tone="teal"] p').evaluateAll(([first, last]) => {
      const padding = Number.parseFloat(getComputedStyle(last as Element).paddingTop);
      return (last?.getBoundingClientRect().top ?? 0) + padding - (first?.getBoundingClientRect().bottom ?? 0);
    });
    expect(between, locale).toBeLessThan(64);
    // Three faces, none cut: a drawing has its chin at seven tenths of its width, and its shoulders below that.
    const faces = await page
      .locator('[data-tone="teal"] .cut-portrait')
      .evaluateAll((all) => all.map((each) => each.clientHeight / each.clientWidth));
    expect(faces.filter((height) => height > 0.75)).toHaveLength(3);
    const door = await page.locator('main a[href$="/white-label"]').last().boundingBox();
    expect(door?.x ?? -1, locale).toBeGreaterThan(0);
    expect((door?.x ?? 390) + (door?.width ?? 0), locale).toBeLessThan(390);
    // White-label's window looks out below its words, as a picture: what is chosen in it is chosen on its own page.
    const window = page.locator('.brands').locator('..');
    await expect(window.getByRole('img')).toBeVisible();
    await expect(window.getByRole('radio')).toHaveCount(0);
    const seen = await window.boundingBox();
    expect(seen?.height, locale).toBeGreaterThan(180);
    expect(seen?.y ?? 0, locale).toBeGreaterThan((door?.y ?? 0) + (door?.height ?? 0));
    // Who asks for a change has an answer before the yes.
    const said = page.locator('[role=img]', { hasText: '9:33' }).getByText(/^9:\d\d$/);
    await expect(said.filter({ visible: true })).toHaveText(['9:26', '9:31', '9:33']);
  }
  // Names of tools that share a line have a sign between them.
  const sign = await page
    .locator('.tool-line > li')
    .last()
    .evaluate((name) => getComputedStyle(name, '::before').content);
  expect(sign).toContain('~');
  // The thread runs down the margin here, too: a knot at each section but the last, above the heading and clear of the words. On the smallest phone as well.
  await page.setViewportSize({ width: 320, height: 640 });
  const knots = await page.locator('.way > section, .way > [data-cycle] > section').evaluateAll((sections) =>
    sections.map((section) => {
      const { content, left, top, width, height } = getComputedStyle(section, '::after');
      const words = section.querySelector('h2')?.getBoundingClientRect() ?? new DOMRect();
      const beside = words.left - Number.parseFloat(left) - Number.parseFloat(width);
      const above = words.top - section.getBoundingClientRect().top - Number.parseFloat(top) - Number.parseFloat(height);
      return content === 'none' ? null : { beside, above };
    }),
  );
  expect(knots.pop()).toBeNull();
  expect(knots.length).toBeGreaterThan(5);
  for (const room of knots) {
    expect(room?.beside).toBeGreaterThan(3);
    expect(room?.above).toBeGreaterThan(5);
  }
  expect(await portraitsAt490(page)).toEqual([]);
});

test('white-label’s window is still there after a phone was turned, and after a narrow window was made wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const window = page.locator('.brands').getByRole('img');
  for (const [width, height, least] of [
    [844, 390, 300],
    // A phone has less of it: no foot, and no words below the pictures.
    [390, 844, 200],
    [1440, 900, 300],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await window.boundingBox())?.height ?? 0, `${width} px`).toBeGreaterThan(least);
  }
});

test('the thread’s loop is seen whole on a phone, and no strand crosses the way that joins them', async ({ page }) => {
  await page.goto('/');
  const closing = page.locator('section[aria-labelledby="closing-title"] svg');
  /** The places of a drawn line on the screen, a hundredth of it apart. */
  const places = (line: number) =>
    closing
      .locator('path')
      .nth(line)
      .evaluate((path: SVGPathElement) => {
        const screen = path.getScreenCTM() as DOMMatrix;
        const length = path.getTotalLength();
        return Array.from({ length: 101 }, (_, at) => {
          const { x, y } = path.getPointAtLength((length * at) / 100).matrixTransform(screen);
          return { x, y };
        });
      });
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize({ width, height });
    const thread = await places(1);
    const back = thread.filter(({ x }, at) => at > 0 && x < (thread[at - 1]?.x ?? x));
    expect(back.length).toBeGreaterThan(3);
    for (const { x } of back) expect(x).toBeLessThan(width - 8);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const [knot] = await places(1);
  for (const { y } of await places(0)) expect(y).toBeGreaterThan((knot?.y ?? 0) - 1);
});

test('the thread runs down the page as far as somebody has read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  expect(await drawnThread(page, 'measure-title')).toEqual({ drawn: 0, width: '2px' });
  await page.locator('#measure-title').evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect.poll(async () => (await drawnThread(page, 'measure-title')).drawn).toBeGreaterThan(0.3);
  expect((await drawnThread(page, 'measure-title')).drawn).toBeLessThan(1);
  expect((await drawnThread(page, 'write-title')).drawn).toBe(1);
});

test('the thread stands whole for whoever wants no motion', async ({ page }) => {
  await page.goto('/');
  for (const section of ['write-title', 'measure-title', 'closing-title']) expect((await drawnThread(page, section)).drawn).toBe(1);
  // A knot at each section but the last, where the thread leaves.
  const knots = await page.locator('.way > section, .way > [data-cycle] > section').evaluateAll((sections) =>
    sections.map((section) => {
      const { content, width, height, borderRadius, transform } = getComputedStyle(section, '::after');
      return content === 'none' ? 'none' : `${width} ${height} ${borderRadius} ${transform}`;
    }),
  );
  expect(knots.length).toBeGreaterThan(5);
  expect(knots.pop()).toBe('none');
  expect([...new Set(knots)]).toEqual(['12px 12px 50% none']);
  // It begins in its first knot, and not with a cut above it.
  const [begin, knot] = await page
    .locator('.way > section')
    .first()
    .evaluate((section) => ['::before', '::after'].map((part) => Number.parseFloat(getComputedStyle(section, part).top)));
  expect(begin).toBeGreaterThan(knot as number);
  expect(begin).toBeLessThan((knot as number) + 12);
});

test('the pictures speak the page’s language', async ({ read }) => {
  for (const locale of LOCALES) {
    const page = await read(localizedPath('/', locale));
    await expect(
      page.getByRole('img', { name: locale === DEFAULT_LOCALE ? /^A week in the calendar/ : /^Una semana en el calendario/ }),
    ).toBeVisible();
  }
});
