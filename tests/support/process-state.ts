/** Takes back what lib/runtime/process-state.ts keeps for the whole process, so that a test starts like a new one. */
export function forgetProcessState(name: string): void {
  Reflect.deleteProperty(globalThis, Symbol.for(`site.${name}`));
}
