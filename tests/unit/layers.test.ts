import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const REFUSED = [
  ['lib/i18n', '../site/identity.ts'],
  ['lib/durable', '../i18n/locales.ts'],
  ['lib/durable', '../env.ts'],
  ['lib/site', '../routing/addresses.ts'],
  ['lib/site', '../env.ts'],
  ['lib/routing', '../next/page-index.ts'],
  ['lib/next', '../content/tags.ts'],
  ['lib/content', '../head/metadata.ts'],
  ['lib/content/store', '../../files/llms.ts'],
  ['lib/content/store/sample', '../../../publish/publish.ts'],
  ['lib/visitor', '../head/metadata.ts'],
  ['lib/search', '../files/llms.ts'],
  ['lib/head', '../files/llms.ts'],
  ['lib/affiliates', '../publish/publish.ts'],
  ['lib/next', '../server/health.ts'],
  ['lib/content', '../server/serve.ts'],
  ['lib/affiliates', '../server/metrics.ts'],
  ['lib/publish', '../server/serve.ts'],
  ['lib/server', '@/components/ui/button'],
  ['lib/files', '../publish/publish.ts'],
  ['lib/files/feeds', '../../publish/publish.ts'],
  ['lib/next', '../server/serve.ts'],
  ['lib/site', '../../components/ui/button.tsx'],
  ['lib/publish', '@/components/ui/button'],
  ['components/home', '@/app/fonts'],
  ['components/ui', '@/components/home/hero'],
] as const;

const ALLOWED = [
  ['lib/site', '../i18n/locales.ts'],
  ['lib/routing', 'next/server'],
  ['lib/content/store', '../keywords/keywords.ts'],
  ['lib/files/feeds', '../sitemap/sitemap.ts'],
  ['lib/publish', '../content/tags.ts'],
  ['lib/server', '../publish/publish.ts'],
  ['lib/server', '../next/log.ts'],
  ['lib/publish', '../durable/sqlite-file.ts'],
  ['lib/affiliates', '../durable/sqlite-file.ts'],
  ['components/home', '@/components/ui/button'],
  ['components/ui', '@/components/motion/stagger'],
] as const;

/** Files with one import each, in an empty copy of the tree that has nothing but the lint's configuration. */
const folder = mkdtempSync(join(tmpdir(), 'layers-'));
let refused: ReadonlySet<string>;

beforeAll(() => {
  copyFileSync('biome.json', join(folder, 'biome.json'));
  for (const [index, [room, imported]] of [...REFUSED, ...ALLOWED].entries()) {
    const file = join(folder, fileOf(room, index));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import '${imported}';\n`);
  }
  const args = ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=json'];
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { message: string; location: { path: string } }[] };
  refused = new Set(diagnostics.flatMap(({ message, location }) => (message.includes('docs/architecture.md') ? [location.path] : [])));
});

afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (room: string, index: number) => `${room}/example-${index}.ts`;

test.each(REFUSED.map(([room, imported], index) => ({ room, imported, index })))('$room may not import $imported', ({ room, index }) => {
  expect(refused).toContain(fileOf(room, index));
});

test.each(ALLOWED.map(([room, imported], index) => ({ room, imported, index: index + REFUSED.length })))(
  '$room may import $imported',
  ({ room, index }) => {
    expect(refused).not.toContain(fileOf(room, index));
  },
);
