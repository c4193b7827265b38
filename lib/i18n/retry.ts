/** Five more attempts after failures, the first after 350 ms, each next one after twice that time. Throws the last failure. */
export async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tried === 5) throw error;
      await new Promise((done) => setTimeout(done, 350 * 2 ** tried));
    }
  }
}
