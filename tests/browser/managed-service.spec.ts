import { expect } from 'playwright/test';
import { TESTIMONIALS } from '../../lib/site/testimonials.ts';
import { test } from '../support/reading.ts';
import { words } from '../support/words.ts';

const PATH = '/managed-service';
const en = words('en');
const t = (key: string, values?: Record<string, string | number>) => en(`managedService.${key}`, values);

/** The headings in the specification's order; those whose words it gives are written by hand. */
const HEADINGS = [
  `${t('hero.label')} ${t('hero.title')}`,
  ...['strategy', 'creation', 'analytics', 'optimization'].map((service) => t(`services.${service}.title`)),
  'Save 40+ Hours Monthly',
  'How It Works',
  'Discovery Call',
  'Strategy Development',
  'Content Creation',
  'Ongoing Optimization',
  'Ready to Start Your Journey?',
  'Expertise That Delivers',
  'AI-Powered Insights',
  'Complete Brand Control',
  t('results.title', { months: 6 }),
  t('testimonials.title'),
  'Ready to Transform Your Social Media Presence?',
].map((heading) => heading.toLowerCase());

/** What the specification has the three blocks name. */
const POINTS = [
  ['Industry-specific strategy', 'Trend analysis', 'Competitor monitoring', 'Growth optimization'],
  ['Performance prediction', 'Content optimization', 'Audience analysis', 'Engagement time optimization'],
  ['Brand voice guidelines', 'Content approval workflow', 'Custom design templates', 'Brand asset management'],
];

test.describe('the managed service', () => {
  // One load for all of them.
  test.describe.configure({ mode: 'default' });

  test('has a title of its name, the product and its tagline', async ({ read }) => {
    await expect(await read(PATH)).toHaveTitle(`Managed Service | Feedloom | ${en('shell.tagline')}`);
  });

  test('has its sections in their order', async ({ read }) => {
    const page = await read(PATH);
    const headings = await page.getByRole('main').getByRole('heading').allInnerTexts();
    const found = headings.map((heading) => heading.replace(/\s+/g, ' ').trim().toLowerCase());
    expect(found.filter((heading) => HEADINGS.includes(heading))).toEqual(HEADINGS);
  });

  test('opens the booking page in a new tab from every call to action', async ({ read }) => {
    const page = await read(PATH);
    for (const name of [/schedule free strategy call/i, /schedule free consultation/i, /learn more/i]) {
      const links = await page.getByRole('main').getByRole('link', { name }).all();
      expect(links.length, String(name)).toBeGreaterThan(0);
      for (const link of links) {
        await expect(link).toHaveAttribute('href', 'https://book.feedloom.example/discovery');
        await expect(link).toHaveAttribute('target', '_blank');
      }
    }
  });

  test('lists in three blocks what goes into the work', async ({ read }) => {
    const page = await read(PATH);
    for (const [order, block] of ['expertise', 'insights', 'control'].entries()) {
      const article = page.getByRole('article').filter({ has: page.getByRole('heading', { name: t(`blocks.${block}.title`) }) });
      expect(await article.getByRole('list').first().getByRole('listitem').allInnerTexts()).toEqual(POINTS[order]);
    }
  });

  test('shows four results with what each is of, and the 6 months that they were measured in', async ({ read }) => {
    const page = await read(PATH);
    const results = page.getByRole('region', { name: t('results.title', { months: 6 }) });
    for (const [name, value] of [
      ['engagement', '40%'],
      ['followers', '2×'],
      ['time', '85%'],
    ] as const) {
      const label = results.getByRole('term').filter({ hasText: t(`results.${name}.label`) });
      await expect(label.locator('..')).toContainText(value);
    }
    await expect(results).toContainText('24/7');
    await expect(results).toContainText(t('results.basis', { months: 6 }));
  });

  test('quotes three clients with name, role and company', async ({ read }) => {
    const page = await read(PATH);
    const quotes = page.getByRole('region', { name: t('testimonials.title') }).getByRole('figure');
    expect(TESTIMONIALS).toHaveLength(3);
    for (const { id, name, company } of TESTIMONIALS) {
      const quote = quotes.filter({ hasText: t(`testimonials.quotes.${id}`) });
      for (const text of [name, t(`testimonials.roles.${id}`), company]) await expect(quote).toContainText(text);
    }
  });
});

test('the pictures of the three blocks change sides, and stand below the words on a phone', async ({ page }) => {
  await page.goto(PATH);
  const blocks = page.getByRole('region', { name: t('blocks.title') }).getByRole('article');
  /** Where each picture stands, seen from the heading of its block. */
  const sides = () =>
    blocks.evaluateAll((all) =>
      all.map((block) => {
        const [heading, picture] = ['h3', 'figure'].map((each) => (block.querySelector(each) as Element).getBoundingClientRect());
        if (!heading || !picture) return 'missing';
        if (picture.top > heading.bottom) return 'below';
        return picture.left > heading.left ? 'after' : 'before';
      }),
    );
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sides(), `at ${width} px`).toEqual(['after', 'before', 'after']);
  }
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await sides()).toEqual(['below', 'below', 'below']);
});

test('ten questions with the ids 1 to 10 are closed at first, open one at a time and state the terms', async ({ page }) => {
  await page.goto(PATH);
  const questions = page.getByRole('region', { name: t('faq.title') }).getByRole('button');
  const panels = await questions.evaluateAll((all) => all.map((question) => question.getAttribute('aria-controls') ?? ''));
  expect(panels.map((id) => Number(/\d+$/.exec(id)?.[0]))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(0);
  for (const [name, answer] of [
    ['platforms', /LinkedIn, Twitter, Facebook, Instagram,? and TikTok/],
    ['engagement', /business hours.*urgent/is],
    ['reports', /week.*month/s],
    ['commitment', /\b3 months\b.*month to month/s],
  ] as const) {
    const question = questions.filter({ hasText: t(`faq.${name}.question`) });
    await question.click();
    await expect(page.locator(`[id="${await question.getAttribute('aria-controls')}"]`).getByText(answer)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveText([t(`faq.${name}.question`)]);
  }
});
