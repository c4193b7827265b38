import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyStandalone } from '../../../scripts/box/copy-standalone.ts';
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
