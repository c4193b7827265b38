import { processState } from './process-state.ts';

/** Throws, or rejects, where the part of the site that it looks at cannot do its work. */
type HealthCheck = () => void | Promise<void>;

const checks = () => processState('health-checks', () => new Map<string, HealthCheck>());

/**
 * Has `/api/health/ready` look at a part of the site without which it must not get requests, such as a store that has to be writable. The
 * check runs at most every few seconds, however often somebody asks. The name stands in the answer.
 */
export function addHealthCheck(name: string, check: HealthCheck): void {
  checks().set(name, check);
}

/** All checks by their names. */
export const healthChecks = (): ReadonlyMap<string, HealthCheck> => checks();
