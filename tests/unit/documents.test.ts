import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
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
const withoutDiffs = (text: string) => text.replaceAll(/^```diff$[\s\S]*?^```$/gm, '');
const ALL = [...SOURCES, ...DOCUMENTS].map((file) => ({ file, text: withoutDiffs(readFileSync(file, 'utf8')) }));

/** A Markdown file, with or without a heading of it. What starts with a slash is an address of the site, not a file. */
const DOCUMENT = /(?<![\w/.:%}-])(?:\.\.?\/)*([A-Za-z][\w/-]*\.md)(?:#([\w-]+))?/g;
/** A file of the code, by its path from the top. A string with a path does not count: its user would fail. */
const FILE = new RegExp(`(?<![\\w/.@*'"-])(?:${FOLDERS})/[\\w./\\[\\]()-]+\\.(?:tsx?|mjs|css|json|sqlite|conf|service|svg)\\b`, 'g');
/** A folder or file of the code as documents name it. */
const CODE_SPAN = new RegExp(`\`((?:${FOLDERS})/[\\w./\\[\\]()-]*)\``, 'g');
const LINK = /\]\(([^)\s#]*)(?:#([^)\s]+))?\)/g;

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

/** The fault of a reference to a document, if any. */
function fault(path: string, anchor: string | undefined): string[] {
  if (!existsSync(path)) return [`${path} does not exist`];
  if (anchor && !anchorsOf(readFileSync(path, 'utf8')).includes(anchor)) return [`${path} has no heading #${anchor}`];
  return [];
}

const named = (place: string, faults: string[]) => faults.map((each) => `${place}: ${each}`);

test('a reference leads to an existing target where the code points to a document', () => {
  const faults = ALL.filter(({ file }) => SOURCES.includes(file)).flatMap(({ file, text }) =>
    [...text.matchAll(DOCUMENT)].flatMap(([, path = '', anchor]) => named(file, fault(path, anchor))),
  );
  expect(faults).toEqual([]);
});

test('a reference leads to an existing target where a document links to another one, or to a heading', () => {
  const faults = ALL.filter(({ file }) => DOCUMENTS.includes(file)).flatMap(({ file, text }) =>
    [...text.matchAll(LINK)]
      .filter(([, target = '']) => !/^[a-z]+:/.test(target))
      .flatMap(([, target = '', anchor]) => named(file, fault(target ? normalize(join(dirname(file), target)) : file, anchor))),
  );
  expect(faults).toEqual([]);
});

test('a reference leads to an existing target where code or a document names a file or a folder of the code', () => {
  const faults = ALL.flatMap(({ file, text }) => {
    const spans = DOCUMENTS.includes(file) ? [...text.matchAll(CODE_SPAN)].map(([, path = '']) => path) : [];
    const paths = new Set([...[...text.matchAll(FILE)].map(([path]) => path), ...spans]);
    return named(
      file,
      [...paths].flatMap((path) => fault(path, undefined)),
    );
  });
  expect(faults).toEqual([]);
});

test('a reference leads to an existing target where a document names a command', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = ALL.filter(({ file }) => DOCUMENTS.includes(file)).flatMap(({ text }) =>
    [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name),
  );
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
