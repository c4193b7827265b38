import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { BUILD_FAULT } from './begin-build.ts';
import { BUILD_LOG } from './build.ts';

// Here and not in a hook: whoever has the build's name has the build.
while (!existsSync(BUILD_LOG)) {
  if (existsSync(BUILD_FAULT)) throw new Error(readFileSync(BUILD_FAULT, 'utf8'));
  await delay(100);
}

/** Where the tests' build lies. Importing this module waits until it is done. */
export { BUILD } from './fixture.ts';
