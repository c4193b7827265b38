import { existsSync, readFileSync } from 'node:fs';

/** npm leaves a copy of the tree that it installed, once it has installed all of it. */
const TREE = 'node_modules/.package-lock.json';

/** A box (`npm run box`) comes with its packages, and without the list of them. */
const isBox = () => !existsSync('package-lock.json');

/** Whether nothing was installed yet, or not to the end. */
export const isFreshClone = () => !isBox() && !existsSync(TREE);

/** Whether node_modules holds what package-lock.json says. With `dev: false`, packages for development may be missing. */
export function installed({ dev: wantsDev = true } = {}) {
  if (isBox()) return true;
  if (isFreshClone()) return false;
  const { packages: wanted } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { packages: present } = JSON.parse(readFileSync(TREE, 'utf8'));
  return Object.entries(wanted).every(([path, { version, dev, optional, devOptional }]) => {
    // What is optional may belong to another platform.
    if (path === '' || optional || devOptional) return true;
    return present[path]?.version === version || (dev && !wantsDev && !present[path]);
  });
}
