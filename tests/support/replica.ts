import { join } from 'node:path';
import type { TestContext } from 'vitest';
import { fillReplica } from '../../lib/content/store/build-replica.ts';
import type { Space } from '../../lib/content/store/sample/space.ts';
import { PublicationStore } from '../../lib/publish/publication-store.ts';
import { serve, sourceOf, temporaryFolder } from './for-test.ts';

/** A stand-in for a space, and a replica of it. */
export async function copyOf(context: Pick<TestContext, 'onTestFinished'>, space: Space) {
  const standIn = await serve(context, space);
  const store = new PublicationStore(join(temporaryFolder(context), 'publications.sqlite'));
  context.onTestFinished(() => store.close());
  const source = sourceOf(standIn);
  await fillReplica(store.file, store.replica, source);
  return { standIn, store, replica: store.replica, source };
}
