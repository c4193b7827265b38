import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What lint says of a file with this one import, as if it stood at this path. */
function lint(file: string, imported: string): string {
  const args = ['lint', '--error-on-warnings', '--only=style/noRestrictedImports', `--stdin-file-path=${file}`];
  const { stdout, stderr } = spawnSync('node_modules/.bin/biome', args, { input: `import '${imported}';\n`, encoding: 'utf8' });
  return stdout + stderr;
}

test.each([
  ['lib/i18n/example.ts', '../site/identity.ts'],
  ['lib/site/example.ts', '../routing/addresses.ts'],
  ['lib/site/example.ts', '../env.ts'],
  ['lib/routing/example.ts', '../next/page-index.ts'],
  ['lib/next/example.ts', '../content/tags.ts'],
  ['lib/content/example.ts', '../head/metadata.ts'],
  ['lib/content/store/example.ts', '../../files/llms.ts'],
  ['lib/content/store/sample/example.ts', '../../../publish/publish.ts'],
  ['lib/visitor/example.ts', '../head/metadata.ts'],
  ['lib/search/example.ts', '../files/llms.ts'],
  ['lib/head/example.ts', '../files/llms.ts'],
  ['lib/affiliates/example.ts', '../publish/publish.ts'],
  ['lib/files/example.ts', '../publish/publish.ts'],
  ['lib/files/feeds/example.ts', '../../publish/publish.ts'],
  ['lib/site/example.ts', '../../components/ui/button.tsx'],
  ['lib/publish/example.ts', '@/components/ui/button'],
  ['components/home/example.tsx', '@/app/fonts'],
  ['components/ui/example.tsx', '@/components/home/hero'],
])('%s may not import %s', (file, imported) => {
  expect(lint(file, imported)).toContain('docs/architecture.md shows the layers');
});

test.each([
  ['lib/site/example.ts', '../i18n/locales.ts'],
  ['lib/routing/example.ts', 'next/server'],
  ['lib/content/store/example.ts', '../keywords/keywords.ts'],
  ['lib/files/feeds/example.ts', '../sitemap/sitemap.ts'],
  ['lib/publish/example.ts', '../content/tags.ts'],
  ['components/home/example.tsx', '@/components/ui/button'],
  ['components/ui/example.tsx', '@/components/motion/reveal'],
])('%s may import %s', (file, imported) => {
  expect(lint(file, imported)).not.toContain('noRestrictedImports');
});
