import { changeAsOf } from '../runtime/request-context.ts';

/**
 * A cached function whose answers are of the content as it is. Next keeps answers, and hands one that is under way to every later caller (16.4.6,
 * use-cache-wrapper: "joined unconditionally"). The last argument makes it another call for a request that comes after a change of the content. The function has to name it: Next
 * passes on no more arguments than it names.
 */
export function current<Parameters extends unknown[], T>(
  cached: (...parameters: [...Parameters, change: number]) => Promise<T>,
): (...parameters: Parameters) => Promise<T> {
  return (...parameters) => cached(...parameters, changeAsOf());
}
