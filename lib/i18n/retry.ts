export const MESSAGE_RETRIES = { retries: 5, delayMs: 350 };

/** Retries after a failure: `retries` times, waiting `delayMs` and then twice as long each time. Throws the last failure. */
export async function withRetries<T>(attempt: () => Promise<T>, { retries, delayMs }: { retries: number; delayMs: number }): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tried >= retries) throw error;
      await new Promise((done) => setTimeout(done, delayMs * 2 ** tried));
    }
  }
}
