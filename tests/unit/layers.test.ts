import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/for-test.ts';

/** A file that imports another one, and whether it may. */
type Import = { file: string; imported: string; allowed: boolean };

/** The side of an arrow: `a & b`, or `a[the text in its box]`. */
const roomsIn = (side = '') => side.split('&').map((room) => room.trim().replace(/\[.*\]$/, ''));

/** The arrows between the rooms of lib, as they are drawn. */
const [, drawing = ''] =
  /^## The rooms of lib$[\s\S]*?^```mermaid$([\s\S]*?)^```$/m.exec(readFileSync('docs/architecture.md', 'utf8')) ?? [];
const ARROWS = drawing.split('\n').flatMap((line) => {
  const [from, to] = line.split('-->');
  return to ? roomsIn(from).flatMap((room) => roomsIn(to).map((below) => [room, below] as const)) : [];
});
const ROOMS = [...new Set(ARROWS.flat())].sort();

const fileOf = (room: string) => (room === 'env' ? 'env.ts' : `${room}/example.ts`);
const below = (room: string): string[] => ARROWS.flatMap(([from, to]) => (from === room ? [to, ...below(to)] : []));
const fromDrawing: Import[] = ROOMS.flatMap((room) =>
  ROOMS.filter((other) => other !== room).map((other) => ({
    file: `lib/${fileOf(room)}`,
    imported: `${room === 'env' ? '.' : '..'}/${fileOf(other)}`,
    allowed: below(room).includes(other),
  })),
);

/** Imports outside the drawing: folders within a room, packages, components and app. */
const others: Import[] = [
  { file: 'lib/content/store/example.ts', imported: '../../files/llms.ts', allowed: false },
  { file: 'lib/content/store/example.ts', imported: '../keywords/keywords.ts', allowed: true },
  { file: 'lib/routing/example.ts', imported: 'next/server', allowed: true },
  { file: 'lib/site/example.ts', imported: '../../components/ui/button.tsx', allowed: false },
  { file: 'components/home/example.ts', imported: '@/app/fonts', allowed: false },
  { file: 'components/home/example.ts', imported: '@/components/ui/button', allowed: true },
  { file: 'components/ui/example.ts', imported: '@/components/home/hero', allowed: false },
  { file: 'components/ui/example.ts', imported: '@/components/motion/settling', allowed: true },
];

const asText = ({ file, imported }: Import) => `${file} imports ${imported}`;

test('the rooms of the drawing are the folders of lib', () => {
  expect(ROOMS).toEqual(
    readdirSync('lib')
      .map((name) => name.replace(/\.ts$/, ''))
      .sort(),
  );
});

test('lint refuses the imports that have no arrow, and no others', (context) => {
  // Files with an import on each line, in an empty copy of the tree that has nothing but the lint's configuration.
  const folder = temporaryFolder(context);
  copyFileSync('biome.json', join(folder, 'biome.json'));
  const all = [...fromDrawing, ...others];
  const byFile = Map.groupBy(all, ({ file }) => file);
  for (const [file, imports] of byFile) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), imports.map(({ imported }) => `import '${imported}';\n`).join(''));
  }
  const args = ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=json'];
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { message: string; location: { path: string; start: { line: number } } }[] };
  const refused = diagnostics
    .filter(({ message }) => message.includes('docs/architecture.md'))
    .flatMap(({ location: { path, start } }) => byFile.get(path)?.[start.line - 1] ?? []);
  expect(refused.map(asText).sort()).toEqual(
    all
      .filter(({ allowed }) => !allowed)
      .map(asText)
      .sort(),
  );
});
