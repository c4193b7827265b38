import { expect, type Locator, type Page } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { test } from '../support/kept-page.ts';
import { lineOf } from '../support/line-of.ts';

/** All of them, also those of the short groups, whose answers stand there whole. */
const asked = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const questions = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button');
const openQuestions = (page: Page) => page.getByRole('main').getByRole('button', { expanded: true });
/** What a question unfolds. */
const answerOf = async (page: Page, index: number) =>
  page.locator(`[id="${await questions(page).nth(index).getAttribute('aria-controls')}"]`);

for (const locale of LOCALES) {
  const path = localizedPath('/faq', locale);

  test.describe(path, () => {
    test('starts with the eight default questions closed, with the ids 2 to 9, and the answers of all others open', async ({ page }) => {
      await page.goto(path);
      await expect(openQuestions(page)).toHaveCount(0);
      const ids = await questions(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-controls')));
      expect(ids.map((id) => Number(/\d+$/.exec(id ?? '')?.[0]))).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
      await expect(await answerOf(page, 0)).toBeHidden();
      const open = page.locator('main .open-answer:visible');
      await expect(open).toHaveCount((await asked(page).count()) - 8);
      for (const answer of await open.allTextContents()) expect(answer.length).toBeGreaterThan(20);
    });

    test('says below each closed question how its answer begins, to the eye alone, and the whole row opens it', async ({ page }) => {
      await page.goto(path);
      const beginnings = page.locator('main .beginning');
      await expect(beginnings).toHaveCount(await questions(page).count());
      for (const [index, beginning] of (await beginnings.allTextContents()).entries()) {
        // More than "Yes.", and what the answer says.
        expect(beginning.length).toBeGreaterThan(20);
        const whole = ((await (await answerOf(page, index)).textContent()) ?? '').replaceAll('\u00a0', ' ');
        expect(whole.startsWith(beginning.replaceAll('\u00a0', ' '))).toBe(true);
        // It goes on: opening it is worth it.
        expect(whole.length).toBeGreaterThan(beginning.length);
      }
      expect(await beginnings.evaluateAll((all) => all.every((each) => each.ariaHidden === 'true'))).toBe(true);
      await expect(beginnings.first()).toBeVisible();
      // What the sign does is said once, for the one group that has it.
      await expect(page.locator('.faq-group > p')).toHaveText(/\bplus\b|signo \+/);
      await expect(page.locator('.faq-group > p')).toBeVisible();
      // The question's button lies over it.
      await beginnings.first().click({ force: true });
      await expect(openQuestions(page)).toHaveCount(1);
      // Beside the answer it would be said twice.
      await expect(beginnings.first()).toBeHidden();
      await expect(beginnings.nth(1)).toBeVisible();
    });

    test('opens one answer at most in a list, and closes it by a second click', async ({ page }) => {
      await page.goto(path);
      const [first, second] = [questions(page).nth(0), questions(page).nth(1)];
      await first.click();
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await expect(await answerOf(page, 0)).toBeVisible();
      await second.click();
      await expect(second).toHaveAttribute('aria-expanded', 'true');
      await expect(first).toHaveAttribute('aria-expanded', 'false');
      await expect(await answerOf(page, 0)).toBeHidden();
      await expect(openQuestions(page)).toHaveCount(1);
      await second.click();
      await expect(openQuestions(page)).toHaveCount(0);
    });

    test('opens one answer at most on the page, whichever group it is in', async ({ page }) => {
      await page.goto(path);
      await questions(page).first().click();
      await expect(questions(page).first()).toHaveAttribute('aria-expanded', 'true');
      await questions(page).last().click();
      await expect(questions(page).last()).toHaveAttribute('aria-expanded', 'true');
      await expect(openQuestions(page)).toHaveCount(1);
      await questions(page).nth(3).click();
      await expect(openQuestions(page)).toHaveCount(1);
      await page.setViewportSize({ width: 1440, height: 900 });
      // Beside the title stands the question mark, whole, and over no word. Its thread comes from the edge of the window, below the title, or from its opening mark.
      await expect(page.locator('main header > svg')).toBeVisible();
      expect(await roomBesideMark(page)).toBeGreaterThan(0);
      if (locale === 'en') {
        const [start, end] = await wayBelowTitle(page);
        expect(start).toBeLessThan(0);
        expect(end).toBeGreaterThan(0);
        // From right to left it comes from the other edge, below the title as well.
        await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
        const [mirrored, room] = await wayBelowTitle(page);
        expect(mirrored).toBeGreaterThan(1440);
        expect(room).toBeGreaterThan(0);
        await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      // The two ways to ask a person stand on one line of writing, below the words, and beside them a letter that is as high as both together.
      const closing = page.locator('main > section:last-child');
      const [heading, way, letter] = await Promise.all(
        [closing.locator('h2'), closing.getByRole('link').first(), closing.locator('svg g')].map((part) =>
          part.evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect),
        ),
      );
      expect(way?.left).toBe(heading?.left);
      expect(letter?.left).toBeGreaterThan(heading?.right ?? Number.POSITIVE_INFINITY);
      expect(letter?.height).toBeGreaterThan(((way?.bottom ?? 0) - (heading?.top ?? 0)) * 0.8);
      expect(Math.abs((letter?.bottom ?? 0) - (way?.bottom ?? 0))).toBeLessThan(40);
      const lines = await page.locator('main > section:last-child a').evaluateAll((ways) =>
        ways.map((way) => {
          const words = document.createRange();
          words.selectNodeContents(way);
          return Math.round(words.getBoundingClientRect().bottom);
        }),
      );
      expect(lines).toHaveLength(2);
      expect(new Set(lines).size).toBe(1);
      // Once drawn it stays whole, however the window changes; and all questions have one size.
      const mark = page.locator('main header > svg path').filter({ visible: true });
      await mark.evaluate((line) => Promise.all(line.getAnimations().map((each) => each.finished)));
      await page.setViewportSize({ width: 800, height: 900 });
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(await mark.evaluate((line) => line.getAnimations().length)).toBe(0);
      expect(await questions(page).evaluateAll((all) => new Set(all.map((each) => getComputedStyle(each).fontSize)).size)).toBe(1);
      await expect(await answerOf(page, 3)).toBeVisible();
    });

    test('works by keyboard', async ({ page }) => {
      await page.goto(path);
      await questions(page).nth(0).focus();
      await page.keyboard.press('Enter');
      await expect(await answerOf(page, 0)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(questions(page).nth(1)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(await answerOf(page, 1)).toBeVisible();
      await expect(openQuestions(page)).toHaveCount(1);
      await page.keyboard.press('Space');
      await expect(openQuestions(page)).toHaveCount(0);
    });

    test('leads from its contents to each group', async ({ page }) => {
      await page.goto(path);
      const links = page.getByRole('main').getByRole('navigation').getByRole('link');
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(targets.length).toBeGreaterThan(3);
      for (const [index, target] of targets.entries()) {
        await links.nth(index).click();
        await expect(page).toHaveURL(new RegExp(`${target}$`));
        await expect(page.locator(`h2${target}`)).toBeInViewport();
      }
    });

    test('says every number, and shows no message by its key', async ({ page }) => {
      await page.goto(path);
      // What is read; the structured data beside it has braces by right.
      const text = await page.getByRole('main').evaluate((main) => {
        const copy = main.cloneNode(true) as Element;
        for (const script of copy.querySelectorAll('script')) script.remove();
        return copy.textContent;
      });
      expect(text).not.toMatch(/\bfaq\.|[{}]|undefined|NaN/);
    });
  });
}

/** How far the drawn question mark is from the words of the title, and from the field beside or below it, in px: the least of both. */
function roomBesideMark(page: Page): Promise<number> {
  return page.evaluate(() => {
    const drawing = document.querySelector('main header > svg')?.getBoundingClientRect();
    const title = document.createRange();
    title.selectNodeContents(document.querySelector('main h1') as Element);
    const field = document.querySelector('main input')?.getBoundingClientRect();
    const [left, bottom] = [drawing?.left ?? 0, drawing?.bottom ?? Number.POSITIVE_INFINITY];
    const besideField = Math.max(left - (field?.right ?? left), (field?.top ?? 0) - bottom);
    return Math.min(left - title.getBoundingClientRect().right, besideField);
  });
}

/** Where the thread of the question mark begins, in px from the window's edge, and the room between it and the nearer of the title above and the words below. */
function wayBelowTitle(page: Page): Promise<[x: number, room: number]> {
  return page.evaluate(() => {
    const threads = [...document.querySelectorAll<SVGPathElement>('main header > svg path')];
    const thread = threads.find((path) => path.getBoundingClientRect().width > 0) as SVGPathElement;
    const { x, y } = thread.getPointAtLength(0).matrixTransform(thread.getScreenCTM() as DOMMatrix);
    const [above, below] = ['h1', 'h1 + p'].map((part) => (document.querySelector(part) as Element).getBoundingClientRect());
    return [x, Math.min(y - (above?.bottom ?? y), (below?.top ?? y) - y)];
  });
}

const FIND = {
  en: {
    field: 'Find a question',
    word: 'CANCEL',
    question: 'How do I cancel?',
    folded: 'Can my clients see my brand instead of Feedloom’s?',
    gone: 'Affiliate program',
    nothing: 'No question here says “zebra”',
  },
  es: {
    field: 'Buscar una pregunta',
    word: 'COMO CANCELO',
    question: '¿Cómo cancelo?',
    folded: '¿Mis clientes pueden ver mi marca en lugar de la de Feedloom?',
    gone: 'Programa de afiliados',
    nothing: 'Ninguna pregunta dice «zebra»',
  },
} as const;

for (const locale of LOCALES) {
  const words = FIND[locale];

  test(`an open answer stands in the address, and the address opens it again (${locale})`, async ({ page }) => {
    const path = localizedPath('/faq', locale);
    await page.goto(path);
    const before = await page.evaluate(() => history.length);
    await questions(page).nth(6).click();
    await expect(page).toHaveURL(new RegExp(`${path}#question-white-label$`));
    await page.reload();
    await expect(openQuestions(page)).toHaveText([words.folded]);
    await expect(openQuestions(page)).toBeInViewport();
    await expect(await answerOf(page, 6)).toBeVisible();
    // A link on the page to another one: still one at most.
    await page.evaluate(() => {
      location.hash = '#question-seats';
    });
    await expect(openQuestions(page)).toHaveCount(1);
    await expect(await answerOf(page, 4)).toBeVisible();
    await questions(page).nth(4).click();
    await expect(openQuestions(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    // The one step is the link's: reading answers adds none.
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });

  test(`the field leaves the questions with the words typed, says how many, and gives all of them back (${locale})`, async ({ page }) => {
    await page.goto(localizedPath('/faq', locale));
    const field = page.getByRole('searchbox', { name: words.field });
    const groups = page.getByRole('main').getByRole('heading', { level: 2 });
    const all = { questions: await asked(page).count(), groups: await groups.count() };
    await field.fill(words.word);
    await expect(asked(page).filter({ hasText: words.question })).toBeVisible();
    await expect(page.getByRole('heading', { name: words.gone })).toBeHidden();
    await expect(page.getByRole('main').getByRole('navigation').getByRole('link', { name: words.gone })).toBeHidden();
    const left = await asked(page).count();
    expect(left).toBeLessThan(all.questions);
    await expect(page.getByRole('status').filter({ hasText: String(left) })).toBeVisible();
    await field.fill('zebra');
    await expect(page.getByRole('status').filter({ hasText: words.nothing })).toBeVisible();
    await expect(asked(page)).toHaveCount(0);
    await field.press('Escape');
    await expect(asked(page)).toHaveCount(all.questions);
    await expect(groups).toHaveCount(all.groups);
  });
}

for (const address of ['/faq#100%', '/#line=caf%C3%A', '/ai-studio#line=caf%C3%A']) {
  test(`${address} is the page as it is anywhere, though what stands behind # is no code`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await questions(page).first().click();
    await expect(openQuestions(page)).toHaveCount(1);
  });
}

test('the field finds on its own page alone: one that was left has all its questions when it is opened again', async ({ page }) => {
  await page.goto('/');
  await expect(questions(page)).toHaveCount(8);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  const field = page.getByRole('searchbox', { name: FIND.en.field });
  await field.fill('trial');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/\d/);
  expect(Number(/\d+/.exec((await status.textContent()) ?? '')?.[0])).toBe(await asked(page).count());
  await field.fill('zebra');
  await expect(status).toHaveText(new RegExp(FIND.en.nothing));
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(questions(page)).toHaveCount(8);
});

test('the contents take back nothing that the field has found', async ({ page }) => {
  await page.goto('/faq');
  const all = await questions(page).count();
  await page.getByRole('main').getByRole('searchbox').fill(FIND.en.word);
  await expect.poll(() => questions(page).count()).toBeLessThan(all);
  const left = await questions(page).count();
  await page.getByRole('main').getByRole('navigation').getByRole('link').first().click();
  await expect(questions(page)).toHaveCount(left);
});

test('an answer unfolds in 0.3 s and its sign turns in 0.2 s, or at once where motion is unwelcome', async ({ page }) => {
  const durations = async () => {
    const panel = await answerOf(page, 0);
    const sign = questions(page).nth(0);
    return Promise.all([
      panel.evaluate((element) => getComputedStyle(element).transitionDuration.split(',')[0]),
      sign.evaluate((element) => getComputedStyle(element, '::after').transitionDuration.split(',')[0]),
    ]);
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/faq');
  expect(await durations()).toEqual(['0.3s', '0.2s']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await durations()).toEqual(['0s', '0s']);
});

test('on a phone the contents unfold above the questions', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/faq');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const contents = page.getByRole('main').getByRole('navigation');
  await expect(contents).toBeHidden();
  // Before anything is read they name what comes first, unless the field has taken it away.
  const named = page.locator('main summary > [data-section]');
  await expect(named).toHaveText('The essentials');
  await page.getByRole('main').getByRole('searchbox').fill('AES-256');
  await expect(named).toBeHidden();
  await page.getByRole('main').getByRole('searchbox').fill('');
  await expect(named).toBeVisible();
  await page.getByRole('main').getByText('On this page').first().click();
  await contents.getByRole('link', { name: 'Managed service' }).click();
  const chosen = page.getByRole('heading', { name: 'Managed service', exact: true });
  await expect(chosen).toBeInViewport();
  // They stay in view, folded, and the group that was chosen begins below them.
  await expect(contents).toBeHidden();
  const [band, heading] = await Promise.all([page.locator('main .contents-box').boundingBox(), chosen.boundingBox()]);
  expect(band?.y).toBeGreaterThanOrEqual(0);
  expect(heading?.y).toBeGreaterThan((band?.y ?? 0) + (band?.height ?? 0));
});

for (const locale of LOCALES) {
  test(`the first questions stand on a phone’s first screen, and the letter ends within its band (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(localizedPath('/faq', locale));
    for (const order of [0, 1]) await expect(questions(page).nth(order)).toBeInViewport({ ratio: 1 });
    // The page's drawing stands beside the title's words.
    const [mark, touched] = await page.evaluate(() => {
      const range = document.createRange();
      const linesOf = (element: Element | null) => {
        range.selectNodeContents(element as Element);
        return [...range.getClientRects()];
      };
      const drawing = (document.querySelector('main header svg') as Element).getBoundingClientRect();
      const touched = ['h1', 'h1 + p']
        .flatMap((part) => linesOf(document.querySelector(part)))
        .filter((line) => line.right > drawing.left && line.bottom > drawing.top + 4 && line.top + 4 < drawing.bottom);
      return [drawing.width, touched.length];
    });
    expect(mark).toBeGreaterThan(30);
    expect(touched).toBe(0);
    expect((await wayBelowTitle(page))[1]).toBeGreaterThan(0);
    // The letter ends within its band: below that the page is as light as it is.
    const ends = await page
      .locator('main > section:last-child')
      .evaluate((band) => [band, band.querySelector('svg g') as Element].map((part) => part.getBoundingClientRect().bottom));
    expect((ends[0] ?? 0) - (ends[1] ?? 0)).toBeGreaterThan(16);
  });
}

test('on a wide window the contents mark the first group before anything is read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/faq');
  await expect(page.getByRole('main').getByRole('navigation').locator('[aria-current]')).toHaveText('The essentials');
  // The field begins below the title, and is as wide as the words between them.
  const [field, words, title] = await Promise.all(
    ['search > form', 'h1 + p', 'h1'].map((part) => page.locator(`main ${part}`).boundingBox()),
  );
  expect(field?.x).toBeCloseTo(title?.x ?? 0, 0);
  expect(field?.width).toBeCloseTo(words?.width ?? 0, 0);
});

test('on a wide window the short groups stand in two columns that end on one line, and one that is found alone begins the first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/faq');
  // The first group has the page's width; of the others three stand below each other, and three beside them, as far apart as it takes to end there.
  const placesOf = (groups: Locator) => groups.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  const [first, ...others] = await placesOf(page.locator('.faq-group'));
  expect(others).toHaveLength(6);
  expect(first?.width).toBeGreaterThan((others[0]?.width ?? 0) * 2);
  const columns = [others.slice(0, 3), others.slice(3)];
  for (const column of columns) {
    expect(column.map(({ left }) => left)).toEqual(column.map(() => column[0]?.left));
    const [first = Number.NaN, second] = column.slice(0, -1).map(({ bottom }, order) => (column[order + 1]?.top ?? 0) - bottom);
    expect(first).toBeGreaterThan(60);
    expect(first).toBeLessThan(140);
    expect(second).toBeCloseTo(first, 0);
  }
  expect(columns[1]?.[0]?.left).toBeGreaterThan(columns[0]?.[0]?.right ?? Number.POSITIVE_INFINITY);
  expect(columns[1]?.[0]?.top).toBe(columns[0]?.[0]?.top);
  expect(columns[1]?.[2]?.bottom).toBeCloseTo(columns[0]?.[2]?.bottom ?? 0, 0);
  await page.getByRole('main').getByRole('searchbox').fill('AES-256');
  const [found, ...more] = await placesOf(page.locator('.faq-group:visible'));
  expect(more).toEqual([]);
  expect(found?.left).toBe(first?.left);
});

test('on a wide window the names of contents and groups stand on the lines of what is beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/faq');
  // The contents' name and the first group's stand on one line, and no group's name hangs below the middle of its picture.
  const lines = await Promise.all(['.contents-box nav > p', '.faq-group h2'].map((words) => page.locator(words).first().evaluate(lineOf)));
  expect(Math.abs((lines[0] ?? Number.NaN) - (lines[1] ?? 0)), lines.join(', ')).toBeLessThan(3);
  const hanging = await page.locator('.faq-group').evaluateAll((groups) =>
    groups.map((group) => {
      const [picture, name] = ['img', 'h2'].map((part) => (group.querySelector(part) as Element).getBoundingClientRect()) as [
        DOMRect,
        DOMRect,
      ];
      return Math.abs(picture.top + picture.bottom - name.top - name.bottom) / 2;
    }),
  );
  expect(hanging).toHaveLength(7);
  expect(Math.max(...hanging)).toBeLessThan(2);
  // And what opens an answer has the thread's red, as wherever questions stand.
  const sign = await page
    .locator('main .question')
    .first()
    .evaluate((each) => {
      const color = getComputedStyle(document.body).getPropertyValue('--thread').trim();
      return [getComputedStyle(each).getPropertyValue('--thread').trim(), color];
    });
  expect(sign[0]).toBe(sign[1]);
});

test('of groups side by side the contents mark the one that was asked for, and otherwise the lowest that was reached', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/faq');
  const contents = page.getByRole('main').getByRole('navigation');
  for (const name of [
    'Plans and billing',
    'AI',
    'Teams, agencies and clients',
    'Managed service',
    'Security and privacy',
    'Affiliate program',
  ]) {
    await contents.getByRole('link', { name, exact: true }).click();
    await expect(contents.locator('[aria-current]')).toHaveText(name);
  }
  // Whoever reads on without them comes by the heads of both columns.
  await page.goto('/faq');
  for (const name of ['Teams, agencies and clients', 'Security and privacy', 'Affiliate program']) {
    await page
      .getByRole('heading', { name, exact: true })
      .evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(contents.locator('[aria-current]')).toHaveText(name);
  }
});

test('in Spanish one thread writes the sign that opens a question, beside the title, and the one that closes it; a phone has no room for the first', async ({
  page,
}) => {
  await page.goto('/faq');
  await expect(page.locator('main header > svg > g')).toHaveCount(0);
  await page.goto('/es/faq');
  const thread = page.locator('main header > svg path').filter({ visible: true });
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(thread).toHaveCount(1);
    const room = await thread.evaluate((path) => {
      const title = document.createRange();
      title.selectNodeContents(document.querySelector('main h1') as Element);
      return path.getBoundingClientRect().left - title.getBoundingClientRect().right;
    });
    expect(room, `${width}`).toBeGreaterThan(8);
  }
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(thread).toHaveCount(1);
    // It comes from the edge of the window, as in English.
    expect((await wayBelowTitle(page))[0], `${width}`).toBeLessThan(0);
  }
});

test('home shows the eight default questions', async ({ page }) => {
  await page.goto('/');
  await expect(questions(page).first()).toBeAttached();
  const onHome = await questions(page).allTextContents();
  await page.goto('/faq');
  expect(onHome).toEqual((await questions(page).allTextContents()).slice(0, 8));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no field that could not answer, and an address leads to its question', async ({ page }) => {
    await page.goto('/faq#question-protection');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'How are my accounts and posts protected?' })).toBeInViewport();
  });

  for (const locale of LOCALES) {
    test(`every answer of ${localizedPath('/faq', locale)} can be read`, async ({ page }) => {
      await page.goto(localizedPath('/faq', locale));
      await expect(page.locator('.faq-group > p')).toBeHidden();
      const count = await questions(page).count();
      for (let index = 0; index < count; index += 1) {
        const answer = await answerOf(page, index);
        await expect(answer).toBeVisible();
        expect((await answer.textContent())?.trim().length).toBeGreaterThan(30);
      }
    });
  }
});
