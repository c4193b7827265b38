/** A bar stays short: one line on a wide window, three on a phone. Characters. */
export const ANNOUNCEMENT_LIMITS = { text: 120, linkText: 30 } as const;
