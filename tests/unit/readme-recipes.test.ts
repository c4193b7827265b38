import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRepository, follow, recipe } from '../support/recipes.ts';
import { run } from '../support/site.ts';

const README = readFileSync('README.md', 'utf8');
const CHANGES = ['Add a page', 'Make a word findable', 'Add a component with a style', 'Add a row to the plans'].flatMap((name) =>
  recipe(README, name),
);
const CHANGED = [...new Set(CHANGES.map(({ file }) => file))];

/** The unit tests that look at every page or every message. */
const UNIT_TESTS = ['head/head-text', 'i18n/glossary', 'i18n/messages', 'site/one-statement', 'site/pages'];

/** A copy of the repository after the steps of the README. */
let copy: string;

beforeAll(() => {
  copy = mkdtempSync('.next-recipes-');
  copyRepository(copy);
  follow(CHANGES, copy);
});
afterAll(() => rmSync(copy, { recursive: true }));

test('the README’s page, words, component and plan row compile', async () => {
  const files = [...CHANGED.filter((file) => /\.tsx?$/.test(file)), 'lib/i18n/next-intl.d.ts'];
  const compilerOptions = { types: ['node', 'next', 'next/image-types/global'], incremental: false };
  writeFileSync(join(copy, 'tsconfig.recipes.json'), JSON.stringify({ extends: './tsconfig.json', compilerOptions, files, include: [] }));
  expect(await run('tsc', ['--project', 'tsconfig.recipes.json'], {}, copy)).toEqual({ code: 0, output: '' });
});

test('lint accepts them', async () => {
  const { code, output } = await run('biome', ['check', '--error-on-warnings', '--vcs-enabled=false', ...CHANGED], {}, copy);
  expect(code, output).toBe(0);
});

test('the unit tests of pages and words pass with them', async () => {
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  const options = ['run', '--config', 'tests/vitest.config.ts', '--project', 'unit', '--no-cache', '--maxWorkers=1'];
  const files = UNIT_TESTS.map((name) => `tests/unit/${name}.test`);
  const { code, output } = await run(process.execPath, [vitest, ...options, ...files], {}, copy);
  expect(code, output).toBe(0);
});
