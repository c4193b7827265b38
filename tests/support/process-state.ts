/** Clears the process state of lib/runtime/process-state.ts, so that a test starts like a new process. */
export function forgetProcessState(name: string): void {
  Reflect.deleteProperty(globalThis, Symbol.for(`site.${name}`));
}

/** Makes the index of stored pages empty, also beside a build in this folder. */
export function forgetStoredPages(): void {
  Reflect.set(globalThis, Symbol.for('site.page-index'), { tagsByPath: new Map(), pathsByTag: new Map(), scanned: true });
}
