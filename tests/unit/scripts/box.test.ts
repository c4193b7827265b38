import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { BOX_COMMANDS, copyStandalone, filesOfCommands } from '../../../scripts/box/files.ts';
import { temporaryFolder } from '../../support/for-test.ts';

test('a box has what Next gathered, and none of the settings that the build read', (context) => {
  const folder = temporaryFolder(context);
  const needed = ['.next/required-server-files.json', 'node_modules/a/.env', 'package.json'];
  for (const file of [...needed, '.env', '.env.production', '.env.production.local']) {
    mkdirSync(dirname(join(folder, 'standalone', file)), { recursive: true });
    writeFileSync(join(folder, 'standalone', file), 'SECRET=1');
  }
  copyStandalone(join(folder, 'standalone'), join(folder, 'site'));
  const files = readdirSync(join(folder, 'site'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => statSync(join(folder, 'site', file)).isFile()).sort()).toEqual(needed);
});

test('a box has each command that docs/operations.md gives an operator of one, with what runs it and what it reads', async () => {
  const [, section = ''] = /^## Commands in a box\n([\s\S]*?)^## /m.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = [...section.matchAll(/`npm run ([\w:]+)/g)].map(([, name = '']) => scripts[name]?.split(' ')[2]);
  expect(new Set(named)).toEqual(new Set(BOX_COMMANDS.filter((file) => file !== 'scripts/start.ts')));
  const files = await filesOfCommands();
  expect(files).toEqual(
    expect.arrayContaining([...BOX_COMMANDS, 'scripts/run.mjs', 'scripts/installed.mjs', 'lib/publish/publication-store.ts']),
  );
});

test('a command that is run in a box takes its packages as they are', (context) => {
  const folder = temporaryFolder(context);
  writeFileSync(join(folder, 'said.mjs'), 'console.log("said")');
  const { stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/run.mjs'), 'said.mjs'], { cwd: folder, encoding: 'utf8' });
  expect([stdout, stderr]).toEqual(['said\n', '']);
});
