import { log } from '../runtime/log.ts';
import { processState } from '../runtime/process-state.ts';

/** Reports a problem in the content once per process: every text may have the same unknown node. */
export function reportOnce(problem: string): void {
  const reported = processState('reported-content', () => new Set<string>());
  if (reported.has(problem)) return;
  reported.add(problem);
  log.error('content.odd', `content: ${problem}`);
}
