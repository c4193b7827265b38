import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_PAGES } from '../../lib/stored-pages/page-index.ts';
import { buildSite, run } from '../support/site.ts';
import { startStandIn } from '../support/stand-in.ts';
import { BOX, BUILD, fixtureSpace } from './fixture.ts';

/** The build's output for the tests that read it. It exists once the build has succeeded. */
export const BUILD_LOG = '.next-test.log';

/**
 * Builds the site once from the fixture, and makes a box from it (`npm run box`). COMPILED_BUILD names an existing build of the same
 * sources. Returns the function that removes both. It throws if a server has written to the shared pages.
 */
export async function buildOnce(): Promise<() => void> {
  const standIn = await startStandIn(fixtureSpace());
  const env = { ...standIn.env, BUILD_BOX: '1' };
  const { code, output } = await buildSite(BUILD, env, { compiled: process.env.COMPILED_BUILD });
  await standIn.close();
  if (code !== 0) throw new Error(`The site does not build:\n${output}`);
  const box = await run('node', ['scripts/box.ts', BOX, '--built'], { ...env, BUILD_FOLDER: BUILD, NODE_ENV: 'production' });
  if (box.code !== 0) throw new Error(`The box cannot be put together:\n${box.output}`);
  // It gets its name when it is complete: others wait for it.
  writeFileSync(`${BUILD_LOG}.part`, `${output}\nrequests: ${standIn.requests.length}\n`);
  renameSync(`${BUILD_LOG}.part`, BUILD_LOG);
  const builtAt = changedAt();
  return () => {
    const isAsBuilt = changedAt() === builtAt;
    for (const folder of [BUILD, BOX]) rmSync(folder, { recursive: true, force: true });
    rmSync(BUILD_LOG, { force: true });
    if (!isAsBuilt)
      throw new Error(`A server wrote to ${join(BUILD, BUILT_PAGES)}, which all of them share (startSite in tests/support/site.ts)`);
  };
}

/** The time of the last change in the built pages (epoch ms): of a file, or of a folder, which changes with each added or removed file. */
function changedAt(): number {
  const folder = join(BUILD, BUILT_PAGES);
  return Math.max(
    ...['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map((name) => statSync(join(folder, name)).mtimeMs),
  );
}
