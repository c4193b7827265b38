import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const FILES = globSync('components/**/*.svg');
const STYLES = globSync('{app,components}/**/*.css').map((file) => readFileSync(file, 'utf8'));

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
