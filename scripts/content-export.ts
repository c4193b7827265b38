import { writeFileSync } from 'node:fs';
import { exportSampleSpace } from '../lib/content/store/sample/export.ts';
import { printPlainly } from './plain-output.ts';

printPlainly();

/** `npm run content:export [-- FILE]`: writes the sample space for `contentful space import`. */
const file = process.argv[2] ?? 'sample-space.json';
const space = await exportSampleSpace();
writeFileSync(file, `${JSON.stringify(space, null, 2)}\n`);
const counts = Object.entries(space).map(([kind, items]) => `${items.length} ${kind}`);
console.log(`${file}: ${counts.join(', ')}`);
console.log(
  `Import it with: npx contentful-cli space import --content-file ${file} --upload-assets --assets-directory public --space-id YOUR_SPACE`,
);
