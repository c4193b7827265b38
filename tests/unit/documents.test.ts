import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ENV_VARIABLES } from '../../lib/env.ts';

const FOLDERS = 'app|components|deploy|docs|lib|messages|public|scripts|tests';
const SOURCES = globSync([
  '*.{ts,mjs}',
  'package.json',
  '.env.example',
  'Dockerfile',
  'compose.yaml',
  `{${FOLDERS.replaceAll('|', ',')}}/**/*.{ts,tsx,mjs,css,json,conf,service}`,
]).filter((path) => statSync(path).isFile());
const DOCUMENTS = globSync(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/**/*.md']);
// An example of a change names files that it would add.
const textOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/^```diff$[\s\S]*?^```$/gm, '');

/** A Markdown file, with or without a heading of it. What starts with a slash is an address of the site, not a file. */
const DOCUMENT = /(?<![\w/.:%}-])(?:\.\.?\/)*([A-Za-z][\w/-]*\.md)(?:#([\w-]+))?/g;
/** A file of the code, by its path from the top. A string with a path does not count: its user would fail. */
const FILE = new RegExp(`(?<![\\w/.@*'"-])((?:${FOLDERS})/[\\w./\\[\\]()-]+\\.(?:tsx?|mjs|css|json|sqlite|conf|service|svg))\\b`, 'g');
/** A folder or file of the code as documents name it. */
const CODE_SPAN = new RegExp(`\`((?:${FOLDERS})/[\\w./\\[\\]()-]*)\``, 'g');
/** A link to a place of the repository. */
const LINK = /\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]+))?\)/g;

/** The names by which GitHub links to the headings of a document. */
function anchorsOf(text: string): string[] {
  const outsideCode = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...outsideCode.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.each([
  ['the code points to a document', SOURCES, DOCUMENT],
  ['a document links to another one, or to a heading', DOCUMENTS, LINK],
  ['code or a document names a file of the code', [...SOURCES, ...DOCUMENTS], FILE],
  ['a document names a folder of the code', DOCUMENTS, CODE_SPAN],
])('a reference leads to an existing target where %s', (_, files, pattern) => {
  const faults = files.flatMap((file) =>
    [...textOf(file).matchAll(pattern)].flatMap(([, target = '', anchor]) => {
      const path = target && pattern === LINK ? join(dirname(file), target) : target || file;
      if (!existsSync(path)) return `${file}: ${path} does not exist`;
      return !anchor || anchorsOf(textOf(path)).includes(anchor) ? [] : `${file}: ${path} has no heading #${anchor}`;
    }),
  );
  expect(faults).toEqual([]);
});

test('a reference leads to an existing target where a document names a command', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = DOCUMENTS.flatMap((file) => [...textOf(file).matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name));
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test('docs/operations.md names only settings that the site reads', () => {
  const [, section = ''] = /^## Environment\n([\s\S]*?)^## /m.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  const firstCells = [...section.matchAll(/^\| (`.*?`.*?) \|/gm)].map(([, cell = '']) => cell).join();
  const named = [...firstCells.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(ENV_VARIABLES as readonly string[]).includes(name))).toEqual([]);
});
