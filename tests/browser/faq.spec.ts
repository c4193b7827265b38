import { expect, type Locator, type Page } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { test } from '../support/reading.ts';
import { words } from '../support/words.ts';

const en = words('en');

/** All of them, also those whose answers stand there whole. */
const asked = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
/** Those that unfold their answers. */
const questions = (page: Page) => asked(page).getByRole('button');
const question = (page: Page, key: string) => questions(page).filter({ hasText: en(`faq.items.${key}.question`, { product: 'Feedloom' }) });
const openQuestions = (page: Page) => page.getByRole('main').getByRole('button', { expanded: true });
const answerOf = async (asking: Locator) => asking.page().locator(`[id="${await asking.getAttribute('aria-controls')}"]`);
const contents = (page: Page) => page.getByRole('main').getByRole('navigation');

test.describe('the FAQ page', () => {
  // One load for all of them.
  test.describe.configure({ mode: 'default' });

  test('has the eight default questions, with the ids 2 to 9, closed at first', async ({ read }) => {
    const page = await read('/faq');
    await expect(openQuestions(page)).toHaveCount(0);
    const ids = await questions(page).evaluateAll((all) =>
      all.map((each) => Number(/\d+$/.exec(each.getAttribute('aria-controls') ?? ''))),
    );
    expect(ids).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('shows the answer of every question that cannot be opened', async ({ read }) => {
    const page = await read('/faq');
    const whole = asked(page).filter({ hasNot: page.getByRole('button') });
    expect(await whole.count()).toBeGreaterThan(0);
    const said = await whole.locator('xpath=..').allInnerTexts();
    for (const [index, heading] of (await whole.allInnerTexts()).entries()) expect(said[index]?.replace(heading, '')).toMatch(/\w{3}/);
  });

  test('ends with ways to a person and to the plans', async ({ read }) => {
    const page = await read('/faq');
    const closing = page.getByRole('main').getByRole('region', { name: en('faq.more.title') });
    const hrefs = await closing.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.sort()).toEqual(['/pricing#pricing-plans', 'mailto:support@feedloom.example']);
  });
});

test('a closed question shows how its answer begins, and an open one does not say it twice', async ({ page }) => {
  await page.goto('/faq');
  const asking = questions(page).first();
  const row = asking.locator('xpath=ancestor::h3/..');
  const beginning = ((await (await answerOf(asking)).textContent()) ?? '').slice(0, 20);
  const timesSaid = async () => (await row.allInnerTexts()).join().split(beginning).length - 1;
  expect(await timesSaid()).toBe(1);
  await asking.click();
  await expect(await answerOf(asking)).toBeVisible();
  await expect.poll(timesSaid).toBe(1);
});

test('one answer at most is open, and a second click closes it', async ({ page }) => {
  await page.goto('/faq');
  const [one, other] = [question(page, 'trial'), question(page, 'seats')];
  await one.click();
  await expect(await answerOf(one)).toBeVisible();
  await other.click();
  await expect(await answerOf(other)).toBeVisible();
  await expect(await answerOf(one)).toBeHidden();
  await expect(one).toHaveAttribute('aria-expanded', 'false');
  await expect(openQuestions(page)).toHaveCount(1);
  await other.click();
  await expect(await answerOf(other)).toBeHidden();
  await expect(openQuestions(page)).toHaveCount(0);
});

test('the questions work by keyboard', async ({ page }) => {
  await page.goto('/faq');
  const [one, next] = [questions(page).nth(0), questions(page).nth(1)];
  await one.focus();
  await page.keyboard.press('Enter');
  await expect(await answerOf(one)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Space');
  await expect(await answerOf(next)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(openQuestions(page)).toHaveCount(0);
});

test('an answer unfolds in 0.3 s and its sign turns in 0.2 s, or at once where less motion is wanted', async ({ page }) => {
  const asking = questions(page).first();
  /** How long what turns in the question, and what moves in its answer, takes from now on. ms. */
  const noteMoves = () =>
    asking.evaluate((button) => {
      const answer = document.getElementById(button.getAttribute('aria-controls') ?? '');
      const moves: { signs: unknown[]; answers: unknown[] } = { signs: [], answers: [] };
      Object.assign(window, { moves });
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        const moving = document
          .getAnimations()
          .filter((each): each is CSSTransition => each instanceof CSSTransition && each.transitionProperty === propertyName)
          .find(({ effect }) => effect instanceof KeyframeEffect && effect.target === target);
        const ms = moving?.effect?.getComputedTiming().endTime;
        if (answer?.contains(target as Node)) moves.answers.push(ms);
        else if (button.contains(target as Node) && /rotate|transform/.test(propertyName)) moves.signs.push(ms);
      });
    });
  const moves = () => page.evaluate(() => (window as unknown as { moves: { signs: number[]; answers: number[] } }).moves);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/faq');
  await noteMoves();
  await asking.click();
  await expect.poll(async () => (await moves()).signs).toEqual([200]);
  await expect.poll(async () => Math.max(...(await moves()).answers)).toBe(300);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq');
  await noteMoves();
  await asking.click();
  await expect(await answerOf(asking)).toBeVisible();
  expect(await moves()).toEqual({ signs: [], answers: [] });
});

test('the open answer stands in the address, which opens it again and adds no step to the history', async ({ page }) => {
  await page.goto('/faq');
  const before = await page.evaluate(() => history.length);
  await question(page, 'whiteLabel').click();
  await expect(page).toHaveURL('/faq#question-white-label');
  await page.reload();
  await expect(await answerOf(question(page, 'whiteLabel'))).toBeVisible();
  await expect(question(page, 'whiteLabel')).toBeInViewport();
  await question(page, 'whiteLabel').click();
  await expect(openQuestions(page)).toHaveCount(0);
  await expect(page).toHaveURL('/faq');
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('a link on the page to another question opens that one instead', async ({ page }) => {
  await page.goto('/faq#question-white-label');
  await expect(await answerOf(question(page, 'whiteLabel'))).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#question-seats';
  });
  await expect(await answerOf(question(page, 'seats'))).toBeVisible();
  await expect(openQuestions(page)).toHaveCount(1);
});

test('a page works as ever at an address that cannot be decoded behind its #', async ({ page }) => {
  for (const address of ['/faq#100%', '/#line=caf%C3%A', '/ai-studio#line=caf%C3%A']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await questions(page).first().click();
    await expect(openQuestions(page), address).toHaveCount(1);
  }
});

for (const locale of LOCALES) {
  test(`the field leaves the questions with its words, whatever their case and accents, and says how many (${locale})`, async ({
    page,
  }) => {
    const t = words(locale);
    const wanted = t('faq.items.cancelling.question');
    const group = t('faq.groups.affiliates');
    await page.goto(localizedPath('/faq', locale));
    const all = await asked(page).count();
    const field = page.getByRole('searchbox', { name: t('faq.find.label') });
    // As somebody types it in a hurry: COMO CANCELO.
    await field.fill(
      wanted
        .normalize('NFD')
        .replace(/[^\p{L} ]/gu, '')
        .toUpperCase(),
    );
    await expect(asked(page).filter({ hasText: wanted })).toBeVisible();
    await expect(page.getByRole('heading', { name: group })).toBeHidden();
    await expect(contents(page).getByRole('link', { name: group })).toBeHidden();
    const left = await asked(page).count();
    expect(left).toBeLessThan(all);
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText(t('faq.find.found', { count: left }));
    await field.fill('xyzzy');
    await expect(status).toHaveText(t('faq.find.nothing', { query: 'xyzzy' }));
    await expect(asked(page)).toHaveCount(0);
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(asked(page)).toHaveCount(all);
    await expect(page.getByRole('heading', { name: group })).toBeVisible();
  });
}

test('what the field has left is still left after a link of the contents', async ({ page }) => {
  await page.goto('/faq');
  const all = await asked(page).count();
  await page.getByRole('main').getByRole('searchbox').fill(en('faq.items.cancelling.question').replace('?', ''));
  await expect.poll(() => asked(page).count()).toBeLessThan(all);
  const left = await asked(page).count();
  await contents(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/#/);
  await expect(asked(page)).toHaveCount(left);
});

test('the field hides nothing on a page that was left, and is opened again', async ({ page }) => {
  await page.goto('/');
  await expect(questions(page)).toHaveCount(8);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: en('shell.nav.faq'), exact: true })
    .click();
  await expect(page).toHaveURL('/faq');
  await page.getByRole('searchbox', { name: en('faq.find.label') }).fill('xyzzy');
  await expect(asked(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(questions(page)).toHaveCount(8);
});

test('each link of the contents leads to its group, and is marked as the one that is read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/faq');
  const links = await contents(page).getByRole('link').all();
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) {
    await link.click();
    const name = (await link.textContent()) ?? '';
    await expect(page.getByRole('main').getByRole('heading', { name, exact: true, level: 2 })).toBeInViewport();
    await expect(contents(page).locator('[aria-current]')).toHaveText(name);
  }
});

test('on a phone the contents unfold, and fold again at the group they lead to, whose name they do not cover', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq');
  await expect(contents(page)).toBeHidden();
  await page.getByRole('main').locator('summary').click();
  await contents(page)
    .getByRole('link', { name: en('faq.groups.managed'), exact: true })
    .click();
  await expect(contents(page)).toBeHidden();
  const heading = page.getByRole('heading', { name: en('faq.groups.managed'), exact: true });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const isSeen = () =>
    heading.evaluate((name) => {
      const { left, top, height } = name.getBoundingClientRect();
      const there = document.elementFromPoint(left + height / 2, top + height / 2);
      return there !== null && name.contains(there);
    });
  await expect.poll(isSeen).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no field, which could not answer, and an address leads to its question', async ({ page }) => {
    await page.goto('/faq#question-protection');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('heading', { name: en('faq.items.protection.question') })).toBeInViewport();
  });

  for (const locale of LOCALES) {
    test(`every answer of ${localizedPath('/faq', locale)} can be read, with all its numbers`, async ({ page }) => {
      await page.goto(localizedPath('/faq', locale));
      for (const asking of await questions(page).all()) await expect(await answerOf(asking)).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(/\bfaq\.|[{}]|undefined|NaN/, { useInnerText: true });
    });
  }
});
