import postcss, { type AtRule } from 'postcss';
import { describe, expect, test } from 'vitest';
import { overlap, specificityOf, utilitiesOf } from '../../../../scripts/styles/utility-layers.ts';

/** The layer of each rule of a sheet, by its selector; of one that says something important, by `selector!`. */
function layers(css: string): Record<string, number> {
  const [layer] = postcss.parse(`@layer utilities{${css}}`).nodes as [AtRule];
  return Object.fromEntries(
    utilitiesOf(layer).map(({ rule, layer: at }) => [
      `${rule.selector}${rule.some((node) => node.type === 'decl' && Boolean(node.important)) ? '!' : ''}`,
      at,
    ]),
  );
}

describe('a utility that wins over another by its place in the file stands in a later layer', () => {
  test('a part of a shorthand after the shorthand', () => {
    const at = layers('.p-4{padding:1rem}.px-2{padding-inline:.5rem}.ps-1{padding-inline-start:.25rem}.pt-1{padding-top:.25rem}');
    expect(at['.px-2']).toBeGreaterThan(at['.p-4'] as number);
    expect(at['.ps-1']).toBeGreaterThan(at['.px-2'] as number);
    expect(at['.pt-1']).toBe(1);
  });

  test('what holds from a width on after what always holds, and a wider one after that', () => {
    const at = layers(
      '.hidden{display:none}@media (min-width:40rem){.sm\\:grid{display:grid}}@media (min-width:64rem){.lg\\:flex{display:flex}}',
    );
    expect(at).toEqual({ '.hidden': 0, '.sm\\:grid': 1, '.lg\\:flex': 2 });
  });

  test('what its class calls negative, too', () => {
    expect(layers('.-top-3{top:-3px}@media (min-width:64rem){.lg\\:-top-1{top:-1px}}')).toEqual({ '.-top-3': 0, '.lg\\:-top-1': 1 });
  });

  test('what is more specific after what is less so, whatever their order in the file', () => {
    expect(layers('.hover\\:a:hover{color:red}@media print{.print\\:b{color:black}}')).toEqual({ '.print\\:b': 0, '.hover\\:a:hover': 1 });
  });

  test('of important declarations the other way round, as browsers read layers', () => {
    expect(layers('.a\\!{color:red!important}.hover\\:b\\!:hover{color:blue!important}')).toEqual({
      '.hover\\:b\\!:hover!': 0,
      '.a\\!!': 1,
    });
  });
});

test('utilities that no element has together, or that say nothing about one thing, share a layer', () => {
  expect(
    layers('.mt-1{margin-top:1px}.mt-2{margin-top:2px}.mb-1{margin-bottom:1px}.ms-1{margin-inline-start:1px}.me-1{margin-inline-end:1px}'),
  ).toEqual({
    '.mt-1': 0,
    '.mt-2': 0,
    '.mb-1': 0,
    '.ms-1': 0,
    '.me-1': 0,
  });
  expect(layers('.block{display:block}.before\\:grid:before{display:grid}')).toEqual({ '.block': 0, '.before\\:grid:before': 0 });
});

test('a condition that every browser of ours meets is none', () => {
  const [layer] = postcss.parse(
    '@layer utilities{.a{color:red}@supports (color: color-mix(in lab, red, red)){.a{color:color-mix(in oklab,red 5%,transparent)}}}',
  ).nodes as [AtRule];
  expect(utilitiesOf(layer).map(({ conditions, layer: at }) => [conditions.length, at])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test.each([
  ['.a', 100],
  ['.sm\\:p-1\\.5', 100],
  ['.a:hover', 200],
  ['.a:where(:hover, .b)', 100],
  ['.a:is(.b, #c) svg', 10_101],
  ['.a:not(:last-child)::before', 201],
  ['.a[data-x="y]"] > p', 201],
  [':where(.a > :not(:last-child))', 0],
  ['.a:nth-child(2n+1)', 200],
])('%s is as specific as browsers say', (selector, specificity) => {
  expect(specificityOf(selector)).toBe(specificity);
});

test.each([
  ['padding', 'padding-left', true],
  ['padding-inline-start', 'padding-left', true],
  ['padding-inline-start', 'padding-inline-end', false],
  ['inset-inline', 'left', true],
  ['top', 'inset', true],
  ['top', 'bottom', false],
  ['border-color', 'border-inline-start-color', true],
  ['border-inline-start-width', 'border-color', false],
  ['border', 'border-top-style', true],
  ['border-radius', 'border-top-left-radius', true],
  ['border-top-left-radius', 'border-bottom-left-radius', false],
  ['border-radius', 'border-width', false],
  ['gap', 'column-gap', true],
  ['row-gap', 'column-gap', false],
  ['width', 'inline-size', true],
  ['flex', 'flex-grow', true],
  ['grid-area', 'grid-column', true],
  ['font-size', 'line-height', false],
  ['transition-duration', 'transition', true],
])('%s and %s set the same: %s', (one, other, expected) => {
  expect(overlap(one, other)).toBe(expected);
  expect(overlap(other, one)).toBe(expected);
});
