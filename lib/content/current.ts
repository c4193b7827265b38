import { changeAsOf } from '../runtime/request-context.ts';

/**
 * A cached function whose answers match the current content. Next gives a running call's answer to every later caller (16.4.6,
 * use-cache-wrapper); the last argument sets calls before and after a change apart. Next passes only declared arguments.
 */
export function current<Parameters extends unknown[], T>(
  cached: (...parameters: [...Parameters, change: number]) => Promise<T>,
): (...parameters: Parameters) => Promise<T> {
  return (...parameters) => cached(...parameters, changeAsOf());
}
