import { existsSync, readFileSync } from 'node:fs';

/** Whether node_modules holds what package-lock.json says: npm leaves a copy of the tree it installed. */
export function installed() {
  const tree = 'node_modules/.package-lock.json';
  if (!existsSync(tree)) return false;
  const { packages: wanted } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { packages: present } = JSON.parse(readFileSync(tree, 'utf8'));
  // What is optional may belong to another platform.
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) => path === '' || optional || devOptional || present[path]?.version === version,
  );
}
