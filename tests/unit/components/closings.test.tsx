// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Apply } from '../../../components/affiliates/apply.tsx';
import { StudioClosing } from '../../../components/ai-studio/studio-closing.tsx';
import { AllClosing } from '../../../components/all/all-closing.tsx';
import { ClosingDrawing } from '../../../components/content/closing-drawing.tsx';
import { CLOSES_LIST, CreateAccount } from '../../../components/content/create-account.tsx';
import { AskAPerson } from '../../../components/faq/ask-a-person.tsx';
import { HomeClosing } from '../../../components/home/home-closing.tsx';
import { ManagedServiceClosing } from '../../../components/managed-service/managed-service-closing.tsx';
import { PricingClosing } from '../../../components/pricing/pricing-closing.tsx';
import { WhiteLabelClosing } from '../../../components/white-label/white-label-closing.tsx';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { COMPETITOR_IDS, type Competitor } from '../../../lib/site/claims.ts';
import { ENTRY_KINDS, type EntryKind } from '../../../lib/site/collections.ts';
import { SITE } from '../../../lib/site/identity.ts';
import { PLANS } from '../../../lib/site/plans.ts';
import { drawn } from '../../support/drawn.tsx';

/** Each says with its line what its page is about: steps, something written, four tags, what came off the ball. */
const SHARED: Record<string, ReactNode> = {
  '/affiliates': <Apply />,
  '/ai-studio': <StudioClosing />,
  '/all': <AllClosing />,
  '/pricing': <PricingClosing />,
};
const OWN: Record<string, ReactNode> = { '/': <HomeClosing />, '/faq': <AskAPerson /> };
/** Two have a sign of their own, the people and a printer's marks: a thread beside it would be one too many. */
const WITHOUT: Record<string, ReactNode> = { '/managed-service': <ManagedServiceClosing />, '/white-label': <WhiteLabelClosing /> };

const CLOSED = [...ENTRY_KINDS, ...COMPETITOR_IDS];

const closingThreads = (path: string) => [...drawn(SHARED[path]).querySelectorAll('section svg.closing-thread > path[d^="M-1600"]')];

test.each(Object.keys(SHARED))('the thread leaves %s in its closing call, once and unread', (path) => {
  const [thread, ...others] = closingThreads(path);
  expect(others).toEqual([]);
  const d = thread?.getAttribute('d') ?? '';
  // Out of the window on both sides: its section hides what is beyond.
  expect(d).toMatch(/^M-1600 .*H3200$/);
  // No corner where the last curve goes over into the straight line: it ends level.
  expect(d).toMatch(
    /(c-?\d+ 0 -?\d+ (-?\d+) -?\d+ \2|s-?\d+ (-?\d+) -?\d+ \3|C\d+[ -]\d+ \d+ (\d+) \d+ \4|c\d+ 0 \d+-\d+ \d+-\d+h\d+)H3200$/,
  );
  const drawing = thread?.closest('svg');
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
  expect(drawing?.closest('section')?.className).toContain('overflow-hidden');
});

test.each(['/all', '/faq'])('whoever found nothing on %s can write to us, and go on to the plans', (path) => {
  for (const locale of LOCALES) {
    const ways = [...drawn(SHARED[path] ?? OWN[path], locale).querySelectorAll('section a')].map((way) => way.getAttribute('href'));
    expect(ways, locale).toEqual([`mailto:${SITE.mail.support}`, expect.stringMatching(/\/pricing#/)]);
  }
});

test('no two pages close with the same line', () => {
  const lines = Object.keys(SHARED).flatMap((path) => closingThreads(path).map((thread) => thread.getAttribute('d')));
  expect(new Set(lines).size).toBe(Object.keys(SHARED).length);
});

test('each list closes with a drawing of its kind, as its entries do, each page about another tool with its own, and the thread passes through it from edge to edge', () => {
  const lines = CLOSED.map((kind) => {
    const closing = drawn(
      <CreateAccount after={kind in CLOSES_LIST ? CLOSES_LIST[kind as EntryKind] : (kind as Competitor)}>
        <ClosingDrawing kind={kind} />
      </CreateAccount>,
    );
    const [drawing, ...others] = closing.querySelectorAll('section svg');
    expect(others).toEqual([]);
    expect(drawing?.getAttribute('aria-hidden')).toBe('true');
    const [file = '', id = ''] = (drawing?.querySelector('use')?.getAttribute('href') ?? '').split('#');
    const symbol = new DOMParser().parseFromString(readFileSync(file.slice(1), 'utf8'), 'image/svg+xml').getElementById(id);
    // What runs out of its own room is seen all the same: the section hides what is out of the window.
    expect(symbol?.getAttribute('overflow')).toBe('visible');
    expect(symbol?.getAttribute('viewBox')).toBe(drawing?.getAttribute('viewBox'));
    return symbol?.querySelector('path[stroke="var(--thread)"][d^="M-4400"]')?.getAttribute('d') ?? '';
  });
  for (const line of lines) expect(line).toMatch(/^M-4400 .*H4400$/);
  expect(new Set(lines).size).toBe(CLOSED.length);
});

test.each(Object.keys(OWN))('the closing call of %s has a thread of its own', (path) => {
  expect(drawn(OWN[path]).querySelector('section svg[aria-hidden="true"] > path')?.getAttribute('d')).toMatch(/^M/);
});

test.each(Object.keys(WITHOUT))('the closing call of %s has its own sign, and no thread', (path) => {
  expect(drawn(WITHOUT[path]).querySelectorAll('section svg')).toHaveLength(0);
});

test('the price page closes with its sizes: each hangs on the thread by a loop through its hole, the larger the more seats, with a dot for each', () => {
  const drawing = drawn(<PricingClosing />).querySelector('svg.closing-thread');
  const loops = drawing?.querySelector('g ~ path')?.getAttribute('d');
  const tags = [...(drawing?.querySelectorAll('g') ?? [])].map((tag) => {
    const [, hole = ''] = /rotate\(\S+ (.+)\)/.exec(tag.getAttribute('transform') ?? '') ?? [];
    expect(loops).toContain(` ${hole}S`);
    const [outline, dots] = [...tag.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
    const [, width = ''] = /h-(\S+?)v/.exec(outline ?? '') ?? [];
    const rows = [...(dots ?? '').matchAll(/h([\d.]+)/g)].map(([, long]) => Math.floor(Number(long) / 4.5) + 1);
    return { x: Number.parseFloat(hole), width: Number(width), seats: rows.reduce((sum, row) => sum + row, 0) };
  });
  expect(tags.map(({ seats }) => seats)).toEqual(PLANS.map(({ seats }) => seats));
  expect(tags.map(({ width }) => width)).toEqual(tags.map(({ width }) => width).toSorted((one, other) => one - other));
  expect(tags[0]?.width).toBeGreaterThan(0);
  // They hang in one row: turned as they are, from each to the next it is as far, but for a few units.
  const gaps = tags.slice(1).map(({ x, width }, before) => x - width / 2 - (tags[before] ? tags[before].x + tags[before].width / 2 : 0));
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(6);
});
