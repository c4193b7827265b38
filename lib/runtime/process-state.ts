/** A value that all parts of one server process share: the bundler gives each route its own copy of a module's variables. */
export function processState<T>(name: string, create: () => T): T {
  const key = Symbol.for(`site.${name}`);
  const shared = globalThis as unknown as Record<symbol, T | undefined>;
  shared[key] ??= create();
  return shared[key] as T;
}
