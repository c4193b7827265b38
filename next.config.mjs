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

const withNextIntl = createNextIntlPlugin('./lib/content/texts/request.ts');

/** @type {import('next').NextConfig} */
const config = {
  // With the server's files in one folder, for `npm run box`: it takes time and space, and `npm start` does not need it.
  ...(process.env.BUILD_BOX === '1' ? { output: 'standalone' } : {}),
  // Builds of the same sources have the same id, so that after a content-only build browsers reload no script.
  deploymentId: process.env.NODE_ENV === 'development' ? undefined : deploymentId(),
  // With only the id above, Next would treat all builds as the same; this name identifies pages of another build.
  generateBuildId: () => null,
  cacheComponents: true,
  distDir: BUILD_FOLDER,
  cacheHandler: fileURLToPath(new URL('./lib/next/page-cache.ts', import.meta.url)),
  cacheLife: {
    // A page may be served for a year while the content service is down. In seconds.
    content: { stale: 300, revalidate: PAGE_FRESH_MS / 1000, expire: 31_536_000 },
  },
  experimental: {
    // Behind a proxy that hides the public host, a form of ours seems to come from another origin.
    // lib/server/ limits a body before Next sees it: only an editor's may have this length.
    serverActions: { bodySizeLimit: TYPED_MAX_BYTES, allowedOrigins: [new URL(SITE_URL).host] },
    // By default Next reserves a core for itself and leaves it idle while pages are made.
    cpus: availableParallelism(),
    // To find small parts to merge, a build would write every part twice and compress it: a third of its time, to save two requests when a
    // visitor hovers over a link (docs/decisions/029-prefetch-inlining-off.md).
    prefetchInlining: false,
    // By default Next merges modules of styles until every page loads nearly all of them (docs/decisions/023-styles.md).
    cssChunking: { type: 'graph', requestCost: 1000, weightDistribution: 0 },
    // By default every edit in development checks all navigations, which takes 200 ms. Here every page is static.
    instantInsights: { validationLevel: 'manual-warning' },
    // A test run's builds have no later build to reuse the cache, and each server's copy of a build would include its 118 MB.
    turbopackFileSystemCacheForBuild: process.env.TYPES_ARE_CHECKED !== '1',
    // Test runs need no source positions for errors either: they are a fifth of the work.
    turbopackSourceMaps: process.env.TYPES_ARE_CHECKED === '1' ? false : undefined,
  },
  // The middleware does that, together with all other corrections of an address, in one hop.
  skipTrailingSlashRedirect: true,
  // A prefetch loads the whole static page, so navigation inside the site needs no further request.
  partialPrefetching: false,
  poweredByHeader: false,
  // lib/server/compress.ts does both, with brotli. Next would digest a page again for each answer.
  compress: false,
  generateEtags: false,
  // Contentful and the build make the sizes; an endpoint that fetches and converts pictures would only add attack surface.
  images: { unoptimized: true },
  reactStrictMode: true,
  // Checks the built sources, not the tests, which are half of the work and which `npm test` checks. A run of tests checks all types once,
  // and builds three times (tests/support/site.ts).
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === '1', tsconfigPath: 'tsconfig.build.json' },
  // All supported browsers have had these features for years (`browserslist` in package.json).
  turbopack: {
    resolveAlias: {
      '../build/polyfills/polyfill-module': './lib/next/no-polyfills.ts',
      // A process parses each message once, not once for each page (docs/decisions/030-build-time.md).
      'use-intl/format-message': './lib/i18n/prepared-messages.ts',
    },
    // The bundler does not know these newer pseudo-elements (CSS Overflow 5); it leaves them unchanged.
    ignoreIssue: [{ path: /ui\.module\.css$/, description: /scroll-marker|target-current/ }],
  },
  // The sample space's converter and its parsers stay out of the server bundles.
  serverExternalPackages: [
    'contentful',
    'axios',
    '@contentful/rich-text-from-markdown',
    '@contentful/node-apps-toolkit',
    // Loaded only with tracing on (lib/runtime/tracing.ts).
    '@opentelemetry/api',
    '@opentelemetry/context-async-hooks',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace-base',
    // Loaded for applications in a database (lib/durable/postgres.ts) and for publication notices between instances
    // (lib/publish/notices.ts).
    'pg',
  ],
};

export default withNextIntl(config);
