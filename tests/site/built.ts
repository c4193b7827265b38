import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { BUILD_FAULT } from './begin-build.ts';
import { BUILD_LOG } from './build.ts';

/** Waits for a file of the build, and returns its text. */
export async function written(file: string): Promise<string> {
  while (!existsSync(file)) {
    if (existsSync(BUILD_FAULT)) throw new Error(readFileSync(BUILD_FAULT, 'utf8'));
    await delay(100);
  }
  return readFileSync(file, 'utf8');
}

/** The output of the tests' build. Here and not in a hook: a test that has the build's name has the build. */
export const buildLog = await written(BUILD_LOG);

/** The folder of the tests' build. Importing this module waits until it is complete. */
export { BUILD } from './fixture.ts';
