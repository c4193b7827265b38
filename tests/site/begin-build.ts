import { rmSync, writeFileSync } from 'node:fs';
import { BUILD_LOG, buildOnce } from './build.ts';

/** What went wrong with the build, for those who wait for it. */
export const BUILD_FAULT = '.next-test.fault';

/**
 * Begins the build of the site tests and does not wait for it: one process of it seldom keeps more than one core busy, and test files that
 * need another build run meanwhile. Who needs this one takes it from `built.ts`, which waits.
 */
export default function setup(): () => Promise<void> {
  // Of a run that was broken off.
  for (const file of [BUILD_LOG, BUILD_FAULT]) rmSync(file, { force: true });
  const building = buildOnce().catch((fault: unknown) => {
    writeFileSync(BUILD_FAULT, String(fault));
    return () => rmSync(BUILD_FAULT, { force: true });
  });
  return async () => (await building)();
}
