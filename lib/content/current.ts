import { changeAsOf } from '../runtime/request-context.ts';

/**
 * A cached function whose answers match the current content. Next caches answers, and gives a running call's answer to every later caller
 * (16.4.6, use-cache-wrapper: "joined unconditionally"). The last argument distinguishes calls before and after a change of the content.
 * The function must declare it: Next passes only declared arguments.
 */
export function current<Parameters extends unknown[], T>(
  cached: (...parameters: [...Parameters, change: number]) => Promise<T>,
): (...parameters: Parameters) => Promise<T> {
  return (...parameters) => cached(...parameters, changeAsOf());
}
