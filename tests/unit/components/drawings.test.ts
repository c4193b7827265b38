import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FILES = globSync('components/**/*.svg');
const STYLES = globSync('{app,components}/**/*.css').map((file) => readFileSync(file, 'utf8'));

test.each(FILES)('the drawing %s refers to no part and no colour that is defined nowhere, and brings nothing from elsewhere', (file) => {
  const text = readFileSync(file, 'utf8');
  const named = (pattern: RegExp, from = text) => [...from.matchAll(pattern)].map(([, name = '']) => name);
  const ids = named(/\sid="([^"]+)"/g);
  expect(new Set(ids).size).toBe(ids.length);
  expect(named(/(?:href="|url\()#([^")]+)/g).filter((id) => !ids.includes(id))).toEqual([]);
  const colors = new Set([text, ...STYLES].flatMap((css) => named(/(--[\w-]+)\s*:/g, css)));
  expect(named(/var\((--[\w-]+)\)/g).filter((color) => !colors.has(color))).toEqual([]);
  expect(text).not.toMatch(/<script|<foreignObject|\son\w+=|(?:href="|url\()\s*(?:https?:)?\/\/|@import/i);
});
