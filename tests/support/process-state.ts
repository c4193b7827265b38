/** Clears the process state of lib/next/process-state.ts, so that a test starts like a new process. */
export function forgetProcessState(name: string): void {
  Reflect.deleteProperty(globalThis, Symbol.for(`site.${name}`));
}
