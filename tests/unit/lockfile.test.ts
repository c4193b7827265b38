import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = {
  version?: string;
  integrity?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
};
type Lock = { packages: Record<string, Locked> };

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

test('the lock file names every optional package, so that npm ci accepts it on any platform and behind any mirror', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
      .map((name) => `${path} wants ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the lock file holds the hash of every package, those for other platforms included, so that npm refuses a changed one everywhere', () => {
  // npm writes none for a package that it did not fetch. If removed from the lock file, `npm install --package-lock-only` restores them.
  const without = Object.entries(packages).filter(
    ([path, { integrity, link }]) => path !== '' && !link && !integrity?.startsWith('sha512-'),
  );
  expect(without.map(([path]) => path)).toEqual([]);
});

test('every package with an install script is named in allowScripts, and npm refuses any other one', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> };
  const withScript = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScript.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect([...new Set(names)].sort()).toEqual(Object.keys(allowScripts).sort());
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m);
});
