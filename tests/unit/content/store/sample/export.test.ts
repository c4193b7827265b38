import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exportSampleSpace } from '../../../../../lib/content/store/sample/export.ts';

// Its build for ES modules imports folders, which Node refuses (10.0.5).
const contentfulImport = createRequire(import.meta.url)('contentful-import') as (options: object) => Promise<unknown>;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-test-'));
  // The importer prints a table of what it is about to do, and its client that it is of the old kind.
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

type Outcome = { requests: string[]; error: string };

/** Runs Contentful's own importer up to its first request: it validates the file before it asks the space anything. */
async function importInto(content: Record<string, object[]>): Promise<Outcome> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response
      .writeHead(403, { 'content-type': 'application/json' })
      .end('{"sys":{"type":"Error","id":"AccessDenied"},"message":"Stopped by the test"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const options = {
    spaceId: 'target',
    managementToken: 'token',
    content: structuredClone(content),
    host,
    insecure: true,
    useVerboseRenderer: true,
    errorLogFile: join(folder, 'errors.json'),
  };
  const error = await contentfulImport(options).then(
    () => '',
    (failure: Error) => failure.message,
  );
  await new Promise((resolve) => server.close(resolve));
  return { requests, error };
}

test('the importer of Contentful accepts the sample space and turns to the target space', async () => {
  const { requests } = await importInto(await exportSampleSpace());
  expect(requests[0]).toContain('/spaces/target');
});
