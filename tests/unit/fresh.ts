import { vi } from 'vitest';

// Test files share a process, one after the other: starting one for each of them is a third of the work. Here each begins as the only one would:
// with modules that nobody has used, with the settings of the run, and without what the process holds for all of its parts.
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
for (const key of Object.getOwnPropertySymbols(globalThis))
  if (Symbol.keyFor(key)?.startsWith('site.')) Reflect.deleteProperty(globalThis, key);
