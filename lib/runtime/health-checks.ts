import { processState } from './process-state.ts';

/** Throws, or rejects, where the part of the site that it looks at cannot do its work. */
type Look = () => void | Promise<void>;

/** `shared`: what it looks at is one for all instances, so that sending visitors to another one would help nobody. */
type HealthCheck = { look: Look; shared: boolean };

const checks = () => processState('health-checks', () => new Map<string, HealthCheck>());

/**
 * Has `/api/health/ready` look at a part of the site without which it must not get requests, such as a store that has to be writable. The
 * check runs at most every few seconds, however often somebody asks. The name stands in the answer. A part that all instances share is told in the
 * answer, and is no reason not to get requests.
 */
export function addHealthCheck(name: string, look: Look, { shared = false }: { shared?: boolean } = {}): void {
  checks().set(name, { look, shared });
}

/** All checks by their names. */
export const healthChecks = (): ReadonlyMap<string, HealthCheck> => checks();
