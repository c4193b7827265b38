import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { buildSite } from '../support/site.ts';
import { startStandIn } from '../support/stand-in.ts';
import { BUILD, fixtureSpace } from './fixture.ts';

/** Where the build's own words are kept for the tests that read them. It is there once the build is done, and only where it went well. */
export const BUILD_LOG = '.next-test.log';

/** Builds the site once from the fixture. COMPILED_BUILD names a build of these very sources, where there is one already. Gives what removes it. */
export async function buildOnce(): Promise<() => void> {
  const standIn = await startStandIn(fixtureSpace());
  const { code, output } = await buildSite(BUILD, standIn.env, { compiled: process.env.COMPILED_BUILD });
  await standIn.close();
  if (code !== 0) throw new Error(`The site does not build:\n${output}`);
  // Under its name when it is whole: others wait for it.
  writeFileSync(`${BUILD_LOG}.part`, `${output}\nrequests: ${standIn.requests.length}\n`);
  renameSync(`${BUILD_LOG}.part`, BUILD_LOG);
  return () => {
    rmSync(BUILD, { recursive: true, force: true });
    rmSync(BUILD_LOG, { force: true });
  };
}
