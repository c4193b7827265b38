import { join } from 'node:path';

/** Whole paths, since Turbopack looks for plugins from a folder of the build. */
export default {
  plugins: {
    '@tailwindcss/postcss': {},
    [join(process.cwd(), 'scripts/styles/split-utilities.ts')]: {},
  },
};
