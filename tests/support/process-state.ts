/** Clears the process state of lib/runtime/process-state.ts, so that a test starts like a new process. */
export function forgetProcessState(name: string): void {
  Reflect.deleteProperty(globalThis, Symbol.for(`site.${name}`));
}
