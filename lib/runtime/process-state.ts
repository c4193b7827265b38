/**
 * A value that all parts of one server process share. The bundler gives each route its own copy of a module, and Next loads the cache
 * handler outside of any bundle, so a module variable is not shared.
 */
export function processState<T>(name: string, create: () => T): T {
  const key = Symbol.for(`site.${name}`);
  const shared = globalThis as unknown as Record<symbol, T | undefined>;
  shared[key] ??= create();
  return shared[key] as T;
}
