import { processState } from './process-state.ts';

/** `look` throws if its part of the site does not work. `shared`: all instances use the same resource, so another one would fail too. */
type HealthCheck = { look: () => void | Promise<void>; shared: boolean };

const checks = () => processState('health-checks', () => new Map<string, HealthCheck>());

/**
 * Adds a check to `/api/health/ready`, for a part without which the instance must not get requests, such as a writable store. The check
 * runs at most every few seconds, at any rate of requests. The response shows its name. A failing shared part appears in the response but
 * does not make the instance unready.
 */
export function addHealthCheck(name: string, look: HealthCheck['look'], { shared = false }: { shared?: boolean } = {}): void {
  checks().set(name, { look, shared });
}

export const healthChecks = (): ReadonlyMap<string, HealthCheck> => checks();
