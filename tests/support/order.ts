import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/**
 * The site tests that begin first: those that bring a build of their own, while the build of all others is made; then the longest of those,
 * so that in the end no single file is left for one core. A clean clone knows no times of its own, and the size of a file says little.
 */
const FIRST = [
  ...['second-build', 'set-up-space', 'next-contract'],
  ...['faults', 'publish-durable', 'publish', 'hostile', 'receipts', 'outage', 'applications', 'machine-readable', 'cdn'],
];

const place = ({ moduleId, project }: TestSpecification) => {
  const index = project.name === 'site' ? FIRST.indexOf(basename(moduleId, '.test.ts')) : -1;
  return index === -1 ? FIRST.length : index;
};

/** Vitest's own order, but for these. */
export class FirstOnes extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const name of FIRST)
      if (!existsSync(new URL(`${name}.test.ts`, import.meta.url)))
        throw new Error(`tests/site/order.ts names ${name}, which is no test file`);
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
