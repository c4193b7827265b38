// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CutPaper, type PersonName, Portrait, type SceneName } from '../../../components/pictures/cut-paper.tsx';
import { discOf } from '../../../components/pictures/tool-line.tsx';
import { NetworkIcon, type NetworkMark } from '../../../components/ui/network-icon.tsx';
import { networkMark } from '../../../components/ui/network-mark.ts';
import { NETWORKS } from '../../../lib/site/networks.ts';
import { STUDIO_TOOLS } from '../../../lib/site/studio.ts';
import { networkMarks } from '../../../scripts/marks/network-marks.ts';
import { drawn } from '../../support/drawn.tsx';

/** Every name that a component takes: one more in the type has to be added here, or the types are wrong. */
const SCENES = {
  loaf: 1,
  'loaf-tall': 1,
  field: 1,
  oven: 1,
  shop: 1,
  cup: 1,
  wheat: 1,
  slice: 1,
  dawn: 1,
  tulips: 1,
  vase: 1,
  glasshouse: 1,
  scales: 1,
  weighed: 1,
  books: 1,
  signed: 1,
  seal: 1,
  screen: 1,
  reel: 1,
  ticket: 1,
  ball: 1,
  crane: 1,
  keys: 1,
  microphone: 1,
  board: 1,
  bubbles: 1,
  asked: 1,
} satisfies Record<SceneName, 1>;
const PEOPLE = { ana: 1, tomas: 1, ines: 1, kofi: 1, mei: 1, ruth: 1, nadia: 1, bruno: 1 } satisfies Record<PersonName, 1>;
const MARKS = {
  instagram: 1,
  facebook: 1,
  twitter: 1,
  linkedin: 1,
  tiktok: 1,
  pinterest: 1,
  medium: 1,
  threads: 1,
  youtube: 1,
  mailto: 1,
  sharethis: 1,
} satisfies Record<NetworkMark, 1>;
const names = <Name extends string>(all: Record<Name, 1>) => Object.keys(all) as Name[];

const FILES = [
  'components/pictures/cut-paper.svg',
  'components/ui/network-marks.svg',
  'components/white-label/provider-marks.svg',
] as const;
const read = (file: string) => new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'image/svg+xml');

const CUT_PAPER = 'components/pictures/cut-paper.svg';
const STYLES = readFileSync('components/pictures/cut-paper.css', 'utf8');

/** The symbol that a drawn component shows: its image is a view of the file, on a symbol that stands at the view's place. */
function shownBy(ui: React.ReactNode) {
  const [address = '', id = ''] = (drawn(ui).querySelector('img')?.getAttribute('src') ?? '').split('#');
  expect(address.slice(1)).toBe(CUT_PAPER);
  const file = read(CUT_PAPER);
  const view = file.getElementById(id);
  const place = view?.getAttribute('viewBox')?.split(' ');
  const use = [...file.querySelectorAll('svg > use')].find((each) => each.getAttribute('x') === place?.[0]);
  const symbol = file.getElementById(use?.getAttribute('href')?.slice(1) ?? '');
  expect([use?.getAttribute('width'), use?.getAttribute('height')]).toEqual(place?.slice(2));
  expect(symbol?.getAttribute('viewBox')).toBe(`0 0 ${place?.slice(2).join(' ')}`);
  // The view crops as the symbol does.
  expect(view?.getAttribute('preserveAspectRatio')).toBe(symbol?.getAttribute('preserveAspectRatio'));
  return symbol;
}

/** The symbol that a drawn component refers to. */
function referredTo(ui: React.ReactNode): Element | null {
  const [file = '', id = ''] = (drawn(ui).querySelector('svg > use')?.getAttribute('href') ?? '').split('#');
  return read(file.slice(1)).getElementById(id);
}

test.each(names(SCENES))('the still life %s is in the file that it is drawn from', (scene) => {
  const symbol = shownBy(<CutPaper scene={scene} className="" />);
  expect(symbol?.id).toBe(scene);
  expect(symbol?.getAttribute('viewBox')).toBe(scene.endsWith('-tall') ? '0 0 90 160' : '0 0 160 120');
  expect(symbol?.getAttribute('preserveAspectRatio')).toBe('xMidYMid slice');
  expect(symbol?.children.length).toBeGreaterThan(2);
});

test.each(names(PEOPLE))('the portrait of %s is in the file that it is drawn from', (person) => {
  const symbol = shownBy(<Portrait person={person} className="" />);
  expect(symbol?.id).toBe(person);
  expect(symbol?.getAttribute('viewBox')).toBe('0 0 96 96');
  expect(symbol?.getAttribute('preserveAspectRatio')).toBe('xMidYMin slice');
  expect(symbol?.children.length).toBeGreaterThan(5);
});

test.each(names(MARKS))('the mark of %s is in the file that it is drawn from', (network) => {
  const symbol = referredTo(<NetworkIcon network={network} />);
  expect(symbol?.hasAttribute('viewBox')).toBe(true);
  expect(symbol?.querySelector('path[fill-rule="evenodd"]')?.getAttribute('d')).toMatch(/^M/);
});

test('a drawing says nothing to assistive technology, and a mark without a name beside it has one', () => {
  expect(
    drawn(<CutPaper scene="loaf" className="" />)
      .querySelector('img')
      ?.getAttribute('alt'),
  ).toBe('');
  const mark = drawn(<NetworkIcon network="medium" label="Medium" />).querySelector('svg');
  expect([mark?.getAttribute('role'), mark?.getAttribute('aria-label'), mark?.hasAttribute('aria-hidden')]).toEqual([
    'img',
    'Medium',
    false,
  ]);
});

test('the line that tools hang on has one thing for each of them, and a disc below each mark of a network', () => {
  const drawing = read('components/pictures/tool-line.svg');
  expect(drawing.querySelectorAll('svg > g')).toHaveLength(STUDIO_TOOLS.length);
  const discs = [...(drawing.getElementById('discs')?.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)a24 24/g)];
  const middles = discs.map(([, x, y]) => [Number(x) + 24, Number(y)]);
  expect(middles).toEqual(NETWORKS.map((_, index) => discOf(index)));
});

test('what hangs in each room hangs where the thread is lowest', () => {
  const drawing = read('components/pictures/doors.svg');
  const thread = drawing.querySelector('.thread')?.getAttribute('d') ?? '';
  const cords = [...thread.matchAll(/M(\d+) (\d+)v(\d+)/g)].map((cord) => cord.slice(1).map(Number) as [number, number, number]);
  const pegs = [...(drawing.querySelector('svg > path:last-of-type')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h10v20/g)];
  expect(pegs).toHaveLength(4);
  // The ends of its curves, of which every other one is where two rooms meet.
  const ends = [...thread.matchAll(/[MC](?:[\d.]+ [\d.]+ [\d.]+ [\d.]+ )?([\d.]+) ([\d.]+)(?=[CM]|$)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const lowest = Math.max(...ends.map(([, y]) => y as number));
  expect(ends.filter(([, y]) => y === lowest)).toEqual(cords.map(([x, y]) => [x, y]));
  // Each cord ends behind its peg.
  expect(cords.map(([x, y, length]) => [x, y + length])).toEqual(pegs.map(([, x, y]) => [Number(x) + 5, Number(y) + 6]));
});

test.each([...['tool-line', 'long-table', 'covered', 'till', 'chair', 'doors'].map((name) => `pictures/${name}`), 'legal/figures'])(
  '%s has colours for both themes, and refers to none that it does not have',
  (name) => {
    const file = readFileSync(`components/${name}.svg`, 'utf8');
    const [light = '', dark = ''] = file.split('@media (prefers-color-scheme: dark)');
    const named = (css: string) => [...css.matchAll(/(--[\w-]+):/g)].map(([, color]) => color);
    expect(named(dark).length).toBeGreaterThan(1);
    expect(named(light)).toEqual(expect.arrayContaining(named(dark)));
    const used = [...file.matchAll(/var\((--[\w-]+)\)/g)].map(([, color]) => color);
    expect(named(light)).toEqual(expect.arrayContaining(used));
  },
);

test('the thread of the figures of legal texts has the colour of the line that it is the end of, in both themes', () => {
  const threads = (css: string) => [...css.matchAll(/--thread: (oklch\([^)]*\));/g)].map(([, color]) => color);
  const own = threads(readFileSync('components/legal/figures.svg', 'utf8'));
  expect(own).toHaveLength(2);
  expect(own).toEqual(threads(readFileSync('app/globals.css', 'utf8')).slice(0, 2));
});

test("the networks' marks are those of the icon set that is installed", () => {
  expect(readFileSync('components/ui/network-marks.svg', 'utf8'), 'run node scripts/draw-network-marks.ts').toBe(networkMarks());
});

test.each(NETWORKS)('the class that draws the mark of %s shows its place in the row of all marks', (network) => {
  const row = [...read('components/ui/network-marks.svg').querySelectorAll('svg > use')];
  const place = row.findIndex((use) => use.getAttribute('href') === `#${network}`);
  expect(row[place]?.getAttribute('x')).toBe(String(place * 100));
  const css = readFileSync('components/ui/network-mark.css', 'utf8');
  const [, percent = '', all = ''] =
    new RegExp(`\\.${networkMark(network).split(' ')[1]} \\{\\s*--mark: calc\\(100% \\* (\\d+) / (\\d+)\\);`).exec(css) ?? [];
  expect([Number(percent), Number(all)]).toEqual([place, row.length - 1]);
  expect(css).toContain(`${row.length * 100}% 100%`);
});

test('the drawings have the colours of the style sheet as an image, too, in both themes', () => {
  const sets = (css: string) =>
    [...css.matchAll(/\{([^{}]*--cut-[^{}]*)\}/g)].map(([, set = '']) =>
      Object.fromEntries([...set.matchAll(/(--cut-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value])),
    );
  const own = sets(read(CUT_PAPER).querySelector('style')?.textContent ?? '');
  expect(own).toHaveLength(2);
  expect(own).toEqual(sets(STYLES));
});

describe.each(FILES)('%s', (file) => {
  const symbols = [...read(file).querySelectorAll('symbol')];

  test('names each of its symbols, once', () => {
    const ids = symbols.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(ids).not.toContain('');
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('leaves the cropping to the place that shows it, which ends on whole pixels: a symbol that crops itself has blurred edges', () => {
    expect(symbols.filter((symbol) => symbol.getAttribute('overflow') !== 'visible').map(({ id }) => id)).toEqual([]);
  });

  test('has only what every browser draws in a page that refers to it: no classes, styles, scripts, or references of its own', () => {
    const odd = symbols.flatMap((symbol) =>
      [...symbol.querySelectorAll('*')].filter(
        (each) =>
          !['path', 'circle', 'ellipse', 'g'].includes(each.localName) ||
          [...each.attributes].some(({ name, value }) => /^(?:class|style|id|on.*|(?:xlink:)?href)$/.test(name) || value.includes('url(')),
      ),
    );
    expect(odd.map((each) => each.outerHTML)).toEqual([]);
  });

  test('takes its colours from the style sheet, or from the text of the page', () => {
    const known = new Set(
      [...readFileSync('components/pictures/cut-paper.css', 'utf8').matchAll(/(--cut-[\w-]+):/g)].map(([, name]) => name),
    );
    const colors = symbols.flatMap((symbol) =>
      [...symbol.querySelectorAll('*')].flatMap((each) => [each.getAttribute('fill'), each.getAttribute('stroke')]),
    );
    const fixed = colors.filter((color) => color !== null && color !== 'none' && !known.has(/^var\((--[\w-]+)\)$/.exec(color)?.[1]));
    expect(fixed).toEqual([]);
  });
});
