import { rmSync } from 'node:fs';
import { fixtureSpace } from '../site/fixture.ts';
import { hasNginx } from '../support/front.ts';
import { run } from '../support/site.ts';
import { startStandIn } from '../support/stand-in.ts';

/** Where the box for these tests is put together, and where it is built. */
export const BOX = '.next-box-test';
export const BUILD = '.next-test';

/** Puts a box together once from the fixture, before the first of the front's tests. `FRONT_BOX=kept` takes the one that is there and leaves it. */
export default async function setup(): Promise<() => void> {
  if (!hasNginx())
    throw new Error('These tests want nginx: apt-get install nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static');
  if (process.env.FRONT_BOX === 'kept') return () => undefined;
  const standIn = await startStandIn(fixtureSpace());
  const { code, output } = await run('node', ['scripts/box.ts', BOX], { ...standIn.env, BUILD_FOLDER: BUILD, NODE_ENV: 'production' });
  await standIn.close();
  if (code !== 0) throw new Error(`The box cannot be put together:\n${output}`);
  rmSync(BUILD, { recursive: true, force: true });
  return () => rmSync(BOX, { recursive: true, force: true });
}
