import { fileURLToPath } from 'node:url';

const inRepository = (path) => fileURLToPath(new URL(path, import.meta.url));

export default {
  cacheComponents: true,
  // Built once, for the tests beside it; its sources are not debugged.
  experimental: { turbopackFileSystemCacheForBuild: false, turbopackMinify: false, turbopackSourceMaps: false },
  cacheHandler: inRepository('cache-handler.mjs'),
  cacheLife: { short: { stale: 30, revalidate: 1, expire: 3_600 } },
  // The same as the site's.
  skipTrailingSlashRedirect: true,
  partialPrefetching: false,
  turbopack: { root: inRepository('../../..') },
};
