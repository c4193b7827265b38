import { join } from 'node:path';

/** Whole paths, since Turbopack looks for plugins from a folder of the build. */
export default {
  plugins: {
    '@tailwindcss/postcss': { optimize: false },
    [join(process.cwd(), 'scripts/styles/split-utilities.ts')]: {},
  },
};
