import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseEnv } from '../../../lib/env.ts';
import { compareWithBuild, noteBuiltFor } from '../../../lib/runtime/built-for.ts';
import { listening, temporaryFolder } from '../../support/for-test.ts';
import { run } from '../../support/site.ts';

const SPACE = { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'secret-token', SITE_URL: 'https://www.site.test' };

/** The files of a build that a start reads before it serves it. */
function builtFor(settings: Record<string, string>): string {
  const folder = temporaryFolder({ onTestFinished });
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'BUILD_ID'), 'build');
  noteBuiltFor(parseEnv(settings), folder);
  return folder;
}

/** The output of a start that is expected to exit: a few lines, without a stack. */
async function refusedStart(BUILD_FOLDER: string, env: Record<string, string>): Promise<string> {
  const { code, output } = await run('node', ['scripts/start.ts'], { BUILD_FOLDER, PORT: '0', ...env });
  expect(code, output).toBe(1);
  expect(output).not.toMatch(/^ +at |secret-token/m);
  expect(output.trim().split('\n').length).toBeLessThan(8);
  return output;
}

test('without a build it names the first step', async () => {
  expect(await refusedStart(join(temporaryFolder({ onTestFinished }), 'none'), {})).toContain('npm run build');
});

test('settings that pages only mention may differ from those of the build, and are named', () => {
  const folder = builtFor(SPACE);
  expect(compareWithBuild(parseEnv({ ...SPACE, PORT: '8080', CONTENTFUL_ACCESS_TOKEN: 'new' }), folder)).toEqual([]);
  const others = { APP_URL: 'https://app.site.test', PRICE_PRO_YEARLY: 'price_1' };
  expect(compareWithBuild(parseEnv({ ...SPACE, ...others }), folder)).toEqual(['APP_URL', 'PRICE_PRO_YEARLY']);
});

test('other locales than those of the build are refused, with both values', () => {
  const start = () => compareWithBuild(parseEnv({ ...SPACE, CONTENTFUL_LOCALES: 'en=en-GB,es=es' }), builtFor(SPACE));
  for (const part of ['en=en-US,es=es', 'en=en-GB,es=es', 'npm run build']) expect(start).toThrow(part);
  expect(() => compareWithBuild(parseEnv({}), temporaryFolder({ onTestFinished }))).toThrow(/no finished build .*npm run build/);
});

test.each(['PORT', 'METRICS_PORT'])('names %s if another program uses it, and its setting', async (name) => {
  const { port } = new URL(await listening({ onTestFinished }, () => {}));
  const output = await refusedStart(builtFor(SPACE), { ...SPACE, [name]: port });
  for (const part of [port, 'in use', `(${name})`]) expect(output).toContain(part);
});
