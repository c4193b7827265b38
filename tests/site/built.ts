import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { BUILD_FAULT } from './begin-build.ts';
import { BUILD_LOG } from './build.ts';

// Here and not in a hook: a test that has the build's name has the build.
while (!existsSync(BUILD_LOG)) {
  if (existsSync(BUILD_FAULT)) throw new Error(readFileSync(BUILD_FAULT, 'utf8'));
  await delay(100);
}

/** The folder of the tests' build. Importing this module waits until it is complete. */
export { BUILD } from './fixture.ts';
