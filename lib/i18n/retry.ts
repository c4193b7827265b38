import { setTimeout as delay } from 'node:timers/promises';

/** Tries again after a failure: `retries` times, waiting `delayMs` and then twice as long each time. Throws the last failure. */
export async function withRetries<T>(attempt: () => Promise<T>, { retries, delayMs }: { retries: number; delayMs: number }): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tried >= retries) throw error;
      await delay(delayMs * 2 ** tried);
    }
  }
}
