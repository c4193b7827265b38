import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';
import { env } from './lib/env.ts';
import { TYPED_MAX_BYTES } from './lib/routing/refused-post.ts';
import { BUILD_FOLDER } from './lib/runtime/build-folder.ts';
import { deploymentId } from './lib/runtime/deployment.ts';
import { PAGE_FRESH_MS } from './lib/stored-pages/page-life.ts';

// A bad setting stops build and start here, by its name.
const { SITE_URL } = env();

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** @type {import('next').NextConfig} */
const config = {
  // With the files that a server needs in one folder, for `npm run box`: it takes time and room, and `npm start` has no use for it.
  ...(process.env.BUILD_BOX === '1' ? { output: 'standalone' } : {}),
  // Builds of the same sources have the same, so that a build that has only newer content costs browsers no script anew.
  deploymentId: process.env.NODE_ENV === 'development' ? undefined : deploymentId(),
  // With the one above Next would call all builds the same; by this name pages that another build made are known.
  generateBuildId: () => null,
  cacheComponents: true,
  distDir: BUILD_FOLDER,
  cacheHandler: fileURLToPath(new URL('./lib/next/page-cache.ts', import.meta.url)),
  cacheLife: {
    // A page may stand for a year while the content service is down. In seconds.
    content: { stale: 300, revalidate: PAGE_FRESH_MS / 1000, expire: 31_536_000 },
  },
  experimental: {
    // Behind a proxy that keeps the public host to itself, a form of ours seems to come from elsewhere.
    // How long a body may be, lib/server/ decides before Next sees it: only an editor's may be so long.
    serverActions: { bodySizeLimit: TYPED_MAX_BYTES, allowedOrigins: [new URL(SITE_URL).host] },
    // Next keeps a core for itself, and while pages are made it does nothing with it.
    cpus: availableParallelism(),
    // To find which parts of a page are small enough to go with others, a build would write every part twice and compress it: a third of its
    // time, for two requests less where a link is hovered (docs/decisions/029-prefetch-inlining-off.md).
    prefetchInlining: false,
    // The builds of a run of tests have no next one to take anything over, and each server's copy of a build would have the 118 MB in it.
    turbopackFileSystemCacheForBuild: process.env.TYPES_ARE_CHECKED !== '1',
    // Nor does anybody read where in the sources an error of theirs stands: a fifth of the work.
    turbopackSourceMaps: process.env.TYPES_ARE_CHECKED === '1' ? false : undefined,
  },
  // The middleware does that, together with everything else that is wrong with an address, in one hop.
  skipTrailingSlashRedirect: true,
  // A prefetch brings the whole static page, so a move inside the site needs no further request.
  partialPrefetching: false,
  poweredByHeader: false,
  // lib/server/compress.ts does it, with brotli.
  compress: false,
  // Contentful and the build make the sizes; an endpoint that fetches and converts pictures would only be something to attack.
  images: { unoptimized: true },
  reactStrictMode: true,
  // Of what is built, not of the tests, which are half of the work and which `npm test` checks. A run of tests checks all types once, and builds three times (tests/support/site.ts).
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === '1', tsconfigPath: 'tsconfig.build.json' },
  // What these fill in, every browser that the styles are made for has had for years (`browserslist` in package.json).
  turbopack: {
    resolveAlias: {
      '../build/polyfills/polyfill-module': './lib/next/no-polyfills.ts',
      // Each message is read once by a process, not once for each page (docs/decisions/030-build-time.md).
      'use-intl/format-message': './lib/i18n/prepared-messages.ts',
    },
    // The bundler's list of pseudo-elements is older than these (CSS Overflow 5); it writes them as they are.
    ignoreIssue: [{ path: /(with-dots|page)\.css$/, description: /scroll-marker|target-current/ }],
  },
  // The sample space's converter and its parsers stay out of the server bundles.
  serverExternalPackages: [
    'contentful',
    'axios',
    '@contentful/rich-text-from-markdown',
    '@contentful/node-apps-toolkit',
    // Loaded where spans are wanted, and otherwise not at all (lib/runtime/tracing.ts).
    '@opentelemetry/api',
    '@opentelemetry/context-async-hooks',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace-base',
    // Loaded where applications are kept in a database (lib/durable/postgres.ts) and instances tell each other what was published (lib/publish/notices.ts).
    'pg',
  ],
};

export default withNextIntl(config);
