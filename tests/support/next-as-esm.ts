import { registerHooks } from 'node:module';

/**
 * Import it first, before any import of next-intl: next-intl imports `next/server`, which bundlers resolve, but plain Node requires the
 * file's whole name.
 */
registerHooks({
  resolve: (specifier, context, nextResolve) => nextResolve(specifier === 'next/server' ? 'next/server.js' : specifier, context),
});
