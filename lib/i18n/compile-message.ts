import compile from 'icu-minify/compile';
import type { CompiledMessage } from './format-message.ts';

/** Prepares a message, as `t.raw` has it, for an island that fills it in itself (format-message.ts). For the server: it brings the parser. */
export function compileMessage(message: string): CompiledMessage {
  // A copy of plain objects: the compiler's have no prototype, and React hands such to no island.
  return structuredClone(compile(message));
}
