import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = { version?: string; optionalDependencies?: Record<string, string> };

test('the lock file names every optional package, so that npm ci accepts it on any platform and behind any mirror', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
      .map((name) => `${path} wants ${name}`),
  );
  expect(missing).toEqual([]);
});
