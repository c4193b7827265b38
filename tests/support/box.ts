import { rmSync } from 'node:fs';
import { fixtureSpace } from '../site/fixture.ts';
import { run } from './site.ts';
import { startStandIn } from './stand-in.ts';

/** Where a box for tests is put together, and where it is built. */
export const BOX = '.next-box-test';
export const BUILD = '.next-test';

/** Puts a box together from the fixture's space; `KEPT_BOX=1` takes the one that is there and leaves it. Gives what removes it again. */
export async function makeBox(): Promise<() => void> {
  if (process.env.KEPT_BOX === '1') return () => undefined;
  const standIn = await startStandIn(fixtureSpace());
  const { code, output } = await run('node', ['scripts/box.ts', BOX], { ...standIn.env, BUILD_FOLDER: BUILD, NODE_ENV: 'production' });
  await standIn.close();
  if (code !== 0) throw new Error(`The box cannot be put together:\n${output}`);
  rmSync(BUILD, { recursive: true, force: true });
  return () => rmSync(BOX, { recursive: true, force: true });
}
