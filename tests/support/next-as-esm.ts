import { registerHooks } from 'node:module';

/**
 * Import first, before anything that brings in next-intl: it asks for `next/server`, as bundlers understand it, and plain Node
 * wants the file's whole name.
 */
registerHooks({
  resolve: (specifier, context, nextResolve) => nextResolve(specifier === 'next/server' ? 'next/server.js' : specifier, context),
});
