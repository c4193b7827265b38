import { log } from './log.ts';
import { processState } from './process-state.ts';

type Shutdown = { stopping: boolean; tasks: Set<() => Promise<unknown>> };

const shutdown = () => processState<Shutdown>('shutdown', () => ({ stopping: false, tasks: new Set() }));

/** Whether this process has been asked to end: it begins nothing new. */
export const isStopping = (): boolean => shutdown().stopping;

/** Has something brought to a good end before the process ends. `finish` settles when it is. */
export function beforeExit(finish: () => Promise<unknown>): void {
  shutdown().tasks.add(finish);
}

/** Brings everything to its end. Settles when all is, whatever failed on the way: a failure is printed. */
export async function finishAll(): Promise<void> {
  const state = shutdown();
  state.stopping = true;
  const results = await Promise.allSettled([...state.tasks].map((finish) => finish()));
  for (const result of results)
    if (result.status === 'rejected')
      log.error('shutdown.unfinished', 'shutdown: something could not be finished:', { error: result.reason });
}
