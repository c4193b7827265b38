const BUILD_PHASE = 'phase-production-build';

/** Whether this process makes pages for a build rather than for visitors. */
export const isBuilding = () => process.env.NEXT_PHASE === BUILD_PHASE;

/** Makes this process one of a build, as Next does with those that it starts. */
export function becomeBuilding(): void {
  process.env.NEXT_PHASE = BUILD_PHASE;
}
