import compile from 'icu-minify/compile';
import type { CompiledMessage } from './format-message.ts';

/** Compiles a message from `t.raw` for an island that formats it (format-message.ts). For the server: it includes the parser. */
export function compileMessage(message: string): CompiledMessage {
  // A copy of plain objects: the compiler's have no prototype, and React does not pass such objects to an island.
  return structuredClone(compile(message));
}
