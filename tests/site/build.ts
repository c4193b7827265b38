import { rmSync, writeFileSync } from 'node:fs';
import { buildSite } from '../support/site.ts';
import { startStandIn } from '../support/stand-in.ts';
import { BUILD, fixtureSpace } from './fixture.ts';

/** Where the build's own words are kept for the tests that read them. */
export const BUILD_LOG = '.next-test.log';

/** Builds the site once from the fixture, before the first of the site tests. COMPILED_BUILD names a build of these very sources, where there is one already. */
export default async function setup(): Promise<() => void> {
  const standIn = await startStandIn(fixtureSpace());
  const { code, output } = await buildSite(BUILD, standIn.env, { compiled: process.env.COMPILED_BUILD });
  await standIn.close();
  if (code !== 0) throw new Error(`The site does not build:\n${output}`);
  writeFileSync(BUILD_LOG, `${output}\nrequests: ${standIn.requests.length}\n`);
  return () => {
    rmSync(BUILD, { recursive: true, force: true });
    rmSync(BUILD_LOG, { force: true });
  };
}
