import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Ends a server after the tests of its file. What began last ends first. Not for a server that a test begins. */
export function own<T extends { stop: () => unknown } | { close: () => unknown }>(server: T): T {
  afterAll(async () => void (await ('stop' in server ? server.stop() : server.close())));
  return server;
}

/** A folder for the tests of a file, removed after them. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
