import { isBuilding } from './lib/runtime/is-building.ts';

/** Runs once, when a server starts. A build starts one too, to make pages, and has neither visitors nor anything to hand on or to bring. */
export async function register(): Promise<void> {
  // Compiled for the edge as well, where there are neither files nor connections.
  if (process.env.NEXT_RUNTIME !== 'nodejs' || isBuilding()) return;
  const { collapseSlashes } = await import('./lib/runtime/collapse-slashes.ts');
  collapseSlashes();
  const { startTracing } = await import('./lib/runtime/tracing.ts');
  await startTracing();
  const { noteRequestStarts } = await import('./lib/runtime/request-context.ts');
  noteRequestStarts();
  const { finishHandOn, handOn, keepPlusesInCodes, notePeers, watchStore } = await import('./lib/affiliates/start.ts');
  notePeers();
  keepPlusesInCodes();
  watchStore();
  finishHandOn();
  handOn();
  const { beginPublications } = await import('./lib/publish/start.ts');
  await beginPublications();
}
