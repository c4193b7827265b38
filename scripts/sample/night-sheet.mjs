import { readdirSync, writeFileSync } from 'node:fs';

const FOLDERS = ['figures', 'screens'];

/** Writes the style sheet by which a dark page shows the dark pictures: a text names the light one. */
export function writeNightSheet() {
  const files = FOLDERS.flatMap((folder) => readdirSync(`public/images/${folder}/night`).map((name) => [folder, name])).sort();
  const rules = files.map(
    ([folder, name]) => `    & [src="/images/${folder}/${name}"] {\n      content: url("/images/${folder}/night/${name}");\n    }\n`,
  );
  writeFileSync(
    'components/content/night-figures.module.css',
    `/* Written by scripts/sample/night-sheet.mjs: our own figures and pictures of the product are made for the day, and once more for the night. An editor's photograph stays as it is. */
@media screen {
  [data-theme="dark"] .figures {
${rules.join('\n')}  }
}
`,
  );
}
