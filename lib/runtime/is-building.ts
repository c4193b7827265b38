const BUILD_PHASE = 'phase-production-build';

/** Whether this process makes pages for a build rather than for visitors. */
export const isBuilding = () => process.env.NEXT_PHASE === BUILD_PHASE;

/** Marks this process as part of a build, as Next does with its own workers. */
export function becomeBuilding(): void {
  process.env.NEXT_PHASE = BUILD_PHASE;
}
