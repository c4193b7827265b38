import { log } from './log.ts';
import { processState } from './process-state.ts';

type Shutdown = { stopping: boolean; tasks: Set<() => Promise<unknown>> };

const shutdown = () => processState<Shutdown>('shutdown', () => ({ stopping: false, tasks: new Set() }));

/** Whether this process is shutting down: it begins no new work. */
export const isStopping = (): boolean => shutdown().stopping;

/** Registers work to finish before the process ends. `finish` settles when it is done. */
export function beforeExit(finish: () => Promise<unknown>): void {
  shutdown().tasks.add(finish);
}

/** Finishes all registered work. Settles when all is done; failures are logged and do not stop the rest. */
export async function finishAll(): Promise<void> {
  const state = shutdown();
  state.stopping = true;
  const results = await Promise.allSettled([...state.tasks].map((finish) => finish()));
  for (const result of results)
    if (result.status === 'rejected')
      log.error('shutdown.unfinished', 'shutdown: something could not be finished:', { error: result.reason });
}
