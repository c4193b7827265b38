/** Whether this process makes pages for a build rather than for visitors. */
export const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build';
