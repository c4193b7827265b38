import { existsSync, readFileSync } from 'node:fs';

/** npm writes a copy of the installed tree once it has installed all of it. */
const TREE = 'node_modules/.package-lock.json';

/** A box (`npm run box`) comes with its packages, and without the list of them. */
const isBox = () => !existsSync('package-lock.json');

export const isFreshClone = () => !isBox() && !existsSync(TREE);

/** Whether node_modules matches package-lock.json. With `dev: false`, packages for development may be missing. */
export function installed({ dev: wantsDev = true } = {}) {
  if (isBox()) return true;
  if (isFreshClone()) return false;
  const { packages: wanted } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { packages: present } = JSON.parse(readFileSync(TREE, 'utf8'));
  return Object.entries(wanted).every(([path, { version, dev, optional, devOptional }]) => {
    // Optional packages may belong to another platform.
    if (path === '' || optional || devOptional) return true;
    return present[path]?.version === version || (dev && !wantsDev && !present[path]);
  });
}
