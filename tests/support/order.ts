import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

const TESTS = fileURLToPath(new URL('..', import.meta.url));

/** The test files that begin first. A clean clone knows no times of its own, and the size of a file says little. */
const FIRST = [
  // Of the site tests those that bring a build of their own, while the build of all others is made.
  ...['second-build', 'next-contract', 'development'].map((name) => `site/${name}.test.ts`),
  // Then the longest, so that in the end no single file is left for one core.
  'front/cache.test.ts',
  ...['faults', 'publish-durable', 'publish', 'hostile', 'receipts', 'outage', 'applications', 'machine-readable', 'cdn'].map(
    (name) => `site/${name}.test.ts`,
  ),
  // Of the unit tests those that wait for most of their time: the linter and the build beside them use it, and in the end nobody would.
  ...['readme-recipes', 'content/store/client', 'publish/purge'].map((name) => `unit/${name}.test.ts`),
];

const place = ({ moduleId }: TestSpecification) => {
  const index = FIRST.indexOf(relative(TESTS, moduleId).replaceAll('\\', '/'));
  return index === -1 ? FIRST.length : index;
};

/** Vitest's own order, but for these. */
export class FirstOnes extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const file of FIRST)
      if (!existsSync(`${TESTS}/${file}`)) throw new Error(`tests/support/order.ts names ${file}, which is not there`);
    const sorted = await super.sort(files);
    // Files of a project stay together.
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const projectOf = ({ project }: TestSpecification) => projects.indexOf(project.name);
    return sorted.toSorted((one, other) => projectOf(one) - projectOf(other) || place(one) - place(other));
  }
}
