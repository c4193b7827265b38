import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { exportSampleSpace } from '../../../../../lib/content/store/sample/export.ts';
import { listening, temporaryFolder } from '../../../../support/for-test.ts';

// Its build for ES modules imports folders, which Node refuses (10.0.5).
const contentfulImport = createRequire(import.meta.url)('contentful-import') as (options: object) => Promise<unknown>;

test('the importer of Contentful accepts the sample space and turns to the target space', async (context) => {
  // The importer prints a table of what it is about to do, and its client that it is of the old kind.
  for (const method of ['log', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  const requests: string[] = [];
  // It validates the file before it asks the space anything; here its first request is refused.
  const origin = await listening(context, (request, response) => {
    requests.push(request.url ?? '');
    const refusal = '{"sys":{"type":"Error","id":"AccessDenied"},"message":"Stopped by the test"}';
    response.writeHead(403, { 'content-type': 'application/json' }).end(refusal);
  });
  context.onTestFinished(() => void vi.restoreAllMocks());
  await contentfulImport({
    ...{ spaceId: 'target', managementToken: 'token', content: structuredClone(await exportSampleSpace()) },
    ...{ host: new URL(origin).host, insecure: true, useVerboseRenderer: true },
    errorLogFile: join(temporaryFolder(context), 'errors.json'),
  }).catch(() => undefined);
  expect(requests[0]).toContain('/spaces/target');
});
