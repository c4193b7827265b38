import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { placesOf, SHARED } from '../../../../scripts/styles/sheets.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const SHEET = '@layer utilities;';

/** A site of some files. */
function site(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'sheets-'));
  folders.push(root);
  for (const [name, text] of Object.entries({ 'app/layout.tsx': `<body className="of-layout" />`, 'components/x.ts': '', ...files })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return placesOf(root);
}

test('a class comes with the page that imports a module with it, at once or later, or a module of that module', () => {
  const places = site({
    'app/page.css': SHEET,
    'app/page.tsx': `import './page.css';\nimport { A } from '@/components/a';`,
    'components/a.tsx': `const look = 'of-a';\nconst b = import('./b');`,
    'components/b.ts': "export const look = 'of-b' + `of-c`;",
  });
  expect(['of-a', 'of-b', 'of-c'].map(places)).toEqual(Array.from({ length: 3 }, () => ['app/page.css']));
});

test('a class of two pages comes with either, a class of many with all', () => {
  const places = site(
    Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((name, index) => [
        [`app/${name}/page.css`, SHEET],
        [`app/${name}/page.tsx`, `import './page.css';\n<p className="of-many${index < 2 ? ' of-two' : ''}" />`],
      ]),
    ),
  );
  expect(places('of-two')).toEqual(['app/a/page.css', 'app/b/page.css']);
  expect(places('of-many')).toEqual([SHARED]);
});

test('a class of the layout, of a page without a sheet, or of a module that no page seems to import comes with every page', () => {
  const places = site({
    'app/page.css': SHEET,
    'app/page.tsx': `import './page.css';\n<p className="of-layout of-bare of-lone" />`,
    'app/bare/page.tsx': '<p className="of-bare" />',
    'components/lone.tsx': '<p className="of-lone" />',
  });
  expect(['of-layout', 'of-bare', 'of-lone', 'of-nobody'].map(places)).toEqual(Array.from({ length: 4 }, () => [SHARED]));
});

test('what pages share by a module with a sheet of its own comes with that sheet', () => {
  const places = site({
    'app/routes/entry.css': SHEET,
    'app/routes/entry.tsx': `import './entry.css';\nimport '@/components/a';`,
    'app/one/page.tsx': `import '../routes/entry';`,
    'app/two/page.tsx': `import '../routes/entry';`,
    'components/a.tsx': `'of-a'`,
  });
  expect(places('of-a')).toEqual(['app/routes/entry.css']);
});
