import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

const TESTS = fileURLToPath(new URL('..', import.meta.url));

/** The test files that begin first. A clean clone has no recorded times, and the size of a file says little. */
const FIRST = [
  // First the files that do not wait for the common build.
  ...['site/second-build', 'site/development', 'front/cache', 'postgres/store'].map((name) => `${name}.test.ts`),
  // Then the longest, so that at the end no single file occupies one core.
  ...['publish', 'publish-durable', 'receipts', 'editors', 'outage', 'hostile', 'faults', 'cdn'].map((name) => `site/${name}.test.ts`),
  ...['postgres/site', 'front/site', 'front/image'].map((name) => `${name}.test.ts`),
  // The unit tests that mostly wait: the linter and the build run beside them and use that time, which would be idle at the end.
  ...['readme-recipes', 'content/store/source', 'publish/purge'].map((name) => `unit/${name}.test.ts`),
];

const place = ({ moduleId }: TestSpecification) => {
  const index = FIRST.indexOf(relative(TESTS, moduleId).replaceAll('\\', '/'));
  return index === -1 ? FIRST.length : index;
};

/** Vitest keeps a process for the next file only if that one names the same environment at its top: starting jsdom takes a second. */
const environment = ({ moduleId }: TestSpecification) => /^\/\/ @vitest-environment.*/.exec(readFileSync(moduleId, 'utf8'))?.[0] ?? '';

/** Vitest's own order, except for these. */
export class FirstOnes extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const file of FIRST)
      if (!existsSync(`${TESTS}/${file}`)) throw new Error(`tests/support/order.ts names ${file}, which is not there`);
    const sorted = await super.sort(files);
    // Files of a project stay together.
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const projectOf = ({ project }: TestSpecification) => projects.indexOf(project.name);
    return sorted.toSorted(
      (one, other) => projectOf(one) - projectOf(other) || place(one) - place(other) || environment(one).localeCompare(environment(other)),
    );
  }
}
