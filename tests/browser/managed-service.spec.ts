import { expect, type Locator } from 'playwright/test';
import { env } from '../../lib/env.ts';
import { SITE } from '../../lib/site/identity.ts';
import { test } from '../support/reading.ts';

/** Every heading of the page, written by hand in the order of its sections. */
const HEADINGS = [
  'Strategic Planning',
  'Content Creation',
  'Performance Analytics',
  'AI Optimization',
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
  'What clients see after 6 months',
  'Ready to Transform Your Social Media Presence?',
];
const ANSWERS: [question: string, answer: RegExp][] = [
  ['Which platforms do you manage?', /LinkedIn, Twitter, Facebook, Instagram,? and TikTok/],
  ['Do you answer comments and messages?', /business hours.*urgent/s],
  ['How do I know how it’s going?', /every week.*every month/s],
  ['Is there a minimum commitment?', /3 months.*month to month/s],
];

const PATH = '/managed-service';

test('the title names the page, the product and its tagline', async ({ read }) => {
  const page = await read(PATH);
  await expect(page).toHaveTitle(`Managed Service | ${SITE.product} | Social media, planned in one place`);
});

test('the sections stand in their order', async ({ read }) => {
  const page = await read(PATH);
  const headings = await page.getByRole('main').getByRole('heading').allInnerTexts();
  const found = headings.map((heading) => heading.replace(/\s+/g, ' ').trim());
  expect(found.filter((heading) => HEADINGS.includes(heading))).toEqual(HEADINGS);
});

test('every call to action opens the booking page in a new tab', async ({ read }) => {
  const page = await read(PATH);
  const main = page.getByRole('main');
  const calls = main.getByRole('link');
  await expect(calls.filter({ hasText: 'Schedule Free Strategy Call' })).toHaveCount(2);
  await expect(calls.filter({ hasText: 'Schedule Free Consultation' })).toHaveCount(1);
  await expect(calls.filter({ hasText: 'Learn More' })).toHaveCount(4);
  for (const call of await calls.all()) {
    await expect(call).toHaveAttribute('href', env().BOOKING_URL);
    await expect(call).toHaveAttribute('target', '_blank');
  }
});

test('the results come with the span that they were measured in', async ({ read }) => {
  const page = await read(PATH);
  const results = page.getByRole('region', { name: 'What clients see after 6 months' });
  await expect(results).toContainText('Average client results over 6 months');
  for (const [label, value] of [
    ['engagement increase', '40%'],
    ['follower growth', '2x'],
    ['time saved', '85%'],
    ['support chat hours', '24/7'],
  ] as const) {
    await expect(results.getByRole('definition').nth(await indexOf(results.getByRole('term'), label))).toHaveText(value);
  }
});

test('three clients are quoted by name', async ({ read }) => {
  const page = await read(PATH);
  const quotes = page.getByRole('region', { name: 'What it’s like to hand it over' }).getByRole('figure');
  await expect(quotes).toHaveCount(3);
  for (const quote of await quotes.all()) await expect(quote.locator('figcaption')).toHaveText(/\S+ \S+/);
});

test('ten questions open one at a time and say what the terms are', async ({ page }) => {
  await page.goto(PATH);
  const questions = page.getByRole('main').getByRole('button', { expanded: false });
  await expect(questions).toHaveCount(10);
  for (const [question, answer] of ANSWERS) {
    await page.getByRole('button', { name: question }).click();
    await expect(page.getByText(answer).last()).toBeVisible();
    await expect(page.getByRole('button', { expanded: true })).toHaveText([question]);
  }
});

/** The place of the term with this text among the terms of a list. */
async function indexOf(terms: Locator, label: string): Promise<number> {
  return (await terms.allInnerTexts()).indexOf(label);
}
