import { vi } from 'vitest';

// Test files share a process, one after the other: starting one for each of them is a third of the work. Here each begins like the only
// one: with fresh modules, with the settings of the run, and without the process state.
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
for (const key of Object.getOwnPropertySymbols(globalThis))
  if (Symbol.keyFor(key)?.startsWith('site.')) Reflect.deleteProperty(globalThis, key);
