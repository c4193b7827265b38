import { isBuilding } from './lib/runtime/is-building.ts';

/** Runs once, when a server starts. A build also starts one to make pages; it has no visitors and runs no background work. */
export async function register(): Promise<void> {
  // Also compiled for the edge runtime, which has neither files nor connections.
  if (process.env.NEXT_RUNTIME !== 'nodejs' || isBuilding()) return;
  const { collapseSlashes } = await import('./lib/runtime/collapse-slashes.ts');
  collapseSlashes();
  const { startTracing } = await import('./lib/runtime/tracing.ts');
  await startTracing();
  const { noteRequestStarts } = await import('./lib/runtime/request-context.ts');
  noteRequestStarts();
  const { beginApplications } = await import('./lib/affiliates/start.ts');
  beginApplications();
  const { beginPublications } = await import('./lib/publish/start.ts');
  await beginPublications();
}
