import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { own } from '../support/own.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { BUILD_FAULT, BUILD_LOG } from './build.ts';
import { BOX, BUILD, fixtureSpace } from './fixture.ts';

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

// The tests' build and their box. Importing this module waits until both are made.
export { BOX, BUILD };

/** A space for the tests of a file, which they edit. */
export const ownSpace = async (space = fixtureSpace()): Promise<StandIn> => own(await startStandIn(space));

/** A site for the tests of a file: a server on a copy of the build. */
export const ownSite = async (env: Record<string, string>, options?: { ownPages: boolean }): Promise<RunningSite> =>
  own(await startSite(BUILD, env, options));
