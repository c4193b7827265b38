// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CutPaper } from '../../../components/pictures/cut-paper.tsx';
import { NetworkIcon, type NetworkMark } from '../../../components/ui/network-icon.tsx';
import { NETWORKS } from '../../../lib/site/networks.ts';
import { drawn } from '../../support/drawn.tsx';

const FILES = globSync('components/**/*.svg');
const STYLES = globSync('{app,components}/**/*.css').map((file) => readFileSync(file, 'utf8'));
const read = (file: string) => new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'image/svg+xml');

test.each(NETWORK_MARKS)('the mark of %s is drawn in the file that its icon refers to', (network) => {
  const address =
    drawn(<NetworkIcon network={network} />)
      .querySelector('use')
      ?.getAttribute('href') ?? '';
  const [file = '', id = ''] = address.split('#');
  expect(read(file.slice(1)).getElementById(id)?.children.length).toBeGreaterThan(0);
});

test('a drawing is hidden from assistive technology', () => {
  expect(drawn(<CutPaper scene="loaf" className="" />).querySelector('img')?.alt).toBe('');
});

test('a mark without a name beside it has a name for assistive technology', () => {
  const mark = drawn(<NetworkIcon network="medium" label="Medium" />).firstElementChild;
  expect([mark?.getAttribute('role'), mark?.getAttribute('aria-label'), mark?.hasAttribute('aria-hidden')]).toEqual([
    'img',
    'Medium',
    false,
  ]);
});

describe.each(FILES)('the drawing %s', (file) => {
  const text = readFileSync(file, 'utf8');
  const named = (pattern: RegExp, from = text) => [...from.matchAll(pattern)].map(([, name = '']) => name);

  test('refers to no part and no colour that is defined nowhere', () => {
    const ids = named(/\sid="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    expect(named(/(?:href="|url\()#([^")]+)/g).filter((id) => !ids.includes(id))).toEqual([]);
    const colors = new Set([text, ...STYLES].flatMap((css) => named(/(--[\w-]+)\s*:/g, css)));
    expect(named(/var\((--[\w-]+)\)/g).filter((color) => !colors.has(color))).toEqual([]);
  });

  test('brings no script along, and nothing from elsewhere', () => {
    expect(text).not.toMatch(/<script|<foreignObject|\son\w+=|(?:href="|url\()\s*(?:https?:)?\/\/|@import/i);
  });
});
