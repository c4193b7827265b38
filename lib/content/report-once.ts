import { log } from '../runtime/log.ts';
import { processState } from '../runtime/process-state.ts';

/** Says what is odd about the content, each thing once in a process: a node that we do not know may stand in every text. */
export function reportOnce(problem: string): void {
  const reported = processState('reported-content', () => new Set<string>());
  if (reported.has(problem)) return;
  reported.add(problem);
  log.error('content.odd', `content: ${problem}`);
}
