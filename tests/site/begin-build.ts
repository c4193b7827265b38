import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_LOG, buildOnce, SHARED_ORIGIN } from './build.ts';

/** The build's error, for its waiting callers. */
export const BUILD_FAULT = '.next-test.fault';

/**
 * Begins the build of the site tests without waiting for it: one process of it seldom uses more than one core, and test files with another
 * build run meanwhile. Tests of this build import `built.ts` or `shared.ts`, which wait.
 */
export default function setup(): () => Promise<void> {
  // All servers load the same modules: Node compiles each once for all of them.
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'site-tests-compiled');
  // Left by an aborted run.
  for (const file of [BUILD_LOG, SHARED_ORIGIN, BUILD_FAULT]) rmSync(file, { force: true });
  const building = buildOnce().catch((fault: unknown) => {
    writeFileSync(BUILD_FAULT, String(fault));
    return async () => rmSync(BUILD_FAULT, { force: true });
  });
  return async () => (await building)();
}
