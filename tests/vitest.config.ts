import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type Plugin } from 'vitest/config';
import { FirstOnes } from './support/order.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const alias = { '@': root.replace(/\/$/, '') };

/** As Next does it: whoever imports a drawing gets an object with its address. Here that is its path in the repository. */
const drawings: Plugin = {
  name: 'drawings',
  enforce: 'pre',
  load: (id) => (id.endsWith('.svg') ? `export default { src: ${JSON.stringify(`/${relative(root, id)}`)} }` : null),
};

export default defineConfig({
  root,
  test: {
    sequence: { sequencer: FirstOnes },
    // Read as files, not imported: any test may depend on them.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/messages/**', '**/docs/**', '**/lib/content/store/sample/**'],
    projects: [
      {
        plugins: [drawings, react()],
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'node',
          isolate: false,
          setupFiles: 'tests/unit/fresh.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Every core: Vitest itself would keep one back, and of two that leaves one file after the other.
          maxWorkers: '100%',
        },
      },
      {
        resolve: { alias },
        // A built site against a Contentful stand-in, behind nginx (tests/front), and on PostgreSQL (tests/postgres). One build for all.
        // Tests that change nothing share a server (tests/site/shared.ts); other files have their own, a copy of the build and a stand-in.
        test: {
          name: 'site',
          include: ['tests/{site,front,postgres}/**/*.test.ts'],
          // A worker loads what the files share once: the space, the stand-in and the parsers of what is served.
          isolate: false,
          globalSetup: 'tests/site/build.ts',
          // One more than there are cores: while one waits, another goes on. With five on two cores, each waited for the others.
          maxWorkers: availableParallelism() + 1,
          // Generous, as other tests run beside these: nothing waits longer than it has to.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
