import { globSync, readFileSync } from 'node:fs';
import postcss, { type AtRule, type Declaration } from 'postcss';
import { describe, expect, test } from 'vitest';

/** Under which conditions a declaration holds, from the inside out: `supports (display: grid)`. */
function conditionsOf(declaration: Declaration): string[] {
  const conditions: string[] = [];
  for (let around = declaration.parent; around; around = around.parent as typeof around) {
    if (around.type === 'atrule') conditions.push(`${(around as AtRule).name} ${(around as AtRule).params}`);
  }
  return conditions;
}

/** What ties an animation to the scrolling and does not stand below a condition: `where: animation-timeline: view()`. */
function without(condition: RegExp, tied: RegExp, sheets: readonly { where: string; css: string }[]): string[] {
  return sheets.flatMap(({ where, css }) => {
    const faults: string[] = [];
    postcss.parse(css).walkDecls(/^animation-(timeline|range)$/, (each) => {
      if (tied.test(`${each}`) && !conditionsOf(each).some((one) => condition.test(one))) faults.push(`${where}: ${each}`);
    });
    return faults;
  });
}

const SUPPORTED = /^supports .*animation-timeline/;
const WANTED = /^media .*prefers-reduced-motion: no-preference/;
/** What moves while the page is scrolled. */
const BY_THE_PAGE = /view\(|scroll\(root/;
const SHEETS = globSync('{app,components}/**/*.css').map((where) => ({ where, css: readFileSync(where, 'utf8') }));

describe('an animation that follows the scrolling', () => {
  test('runs only in browsers that know such animations: others would run it by the clock', () => {
    expect(without(SUPPORTED, /./, SHEETS)).toEqual([]);
  });

  test('of the page runs only for visitors without a preference for reduced motion', () => {
    expect(without(WANTED, BY_THE_PAGE, SHEETS)).toEqual([]);
  });

  test('is found where a condition is missing', () => {
    const sheet = [{ where: 'a.css', css: '.a { animation-timeline: view(); }' }];
    expect([without(SUPPORTED, /./, sheet), without(WANTED, BY_THE_PAGE, sheet)]).toEqual([
      ['a.css: animation-timeline: view()'],
      ['a.css: animation-timeline: view()'],
    ]);
  });
});
