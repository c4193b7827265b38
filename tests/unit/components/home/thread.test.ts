import { globSync, readFileSync } from 'node:fs';
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { describe, expect, test } from 'vitest';

const sheet = postcss.parse(readFileSync('components/home/home.css', 'utf8'));

/** Under which conditions a declaration holds, from the inside out: `supports (display: grid)`. */
function conditionsOf(declaration: Declaration): string[] {
  const conditions: string[] = [];
  for (let around = declaration.parent; around; around = around.parent as typeof around) {
    if (around.type === 'atrule') conditions.push(`${(around as AtRule).name} ${(around as AtRule).params}`);
  }
  return conditions;
}

function declarations(of: postcss.Root, property: RegExp): Declaration[] {
  const found: Declaration[] = [];
  of.walkDecls(property, (each) => void found.push(each));
  return found;
}

describe('the thread down the home page', () => {
  const moving = declarations(sheet, /^animation/).filter(({ parent }) => (parent as Rule).selector.includes('.way'));

  test('moves only where the browser has animations by scrolling, and nobody wants less motion', () => {
    expect(moving.map(({ prop }) => prop)).toEqual(expect.arrayContaining(['animation', 'animation-timeline']));
    for (const each of moving) {
      expect(conditionsOf(each), `${each}`).toEqual(
        expect.arrayContaining(['supports (animation-timeline: view())', 'media (prefers-reduced-motion: no-preference)']),
      );
    }
  });

  test('stands whole everywhere else: nothing but the frames of its animations makes it shorter', () => {
    const shorter = declarations(sheet, /^(transform|scale)$/).filter(({ value }) => value.includes('scale'));
    expect(shorter.length).toBeGreaterThan(0);
    for (const each of shorter) expect(conditionsOf(each)).toEqual([expect.stringMatching(/^keyframes (way|knot)$/)]);
  });
});

test('no style sheet ties an animation to the scrolling for browsers that would run it by the clock instead', () => {
  const tied = globSync('{app,components}/**/*.css').flatMap((file) =>
    declarations(postcss.parse(readFileSync(file, 'utf8')), /^animation-(timeline|range)/).map((each) => ({ file, each })),
  );
  expect(tied.length).toBeGreaterThan(0);
  for (const { file, each } of tied) {
    expect(conditionsOf(each), `${file}: ${each}`).toContainEqual(expect.stringMatching(/^supports .*animation-timeline/));
  }
});
