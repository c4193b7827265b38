const RELATED_LIMIT = 5;

/** Up to five others in random order: a partial Fisher–Yates shuffle. */
export function pickRelated<T extends { id: string }>(entries: readonly T[], openId: string): T[] {
  const others = entries.filter((entry) => entry.id !== openId);
  const count = Math.min(RELATED_LIMIT, others.length);
  for (let place = 0; place < count; place += 1) {
    const pick = place + Math.floor(Math.random() * (others.length - place));
    [others[place], others[pick]] = [others[pick] as T, others[place] as T];
  }
  return others.slice(0, count);
}

/** The next older entry in a list with the newest first, or the newest after the oldest; null in a list of one. */
export function nextToRead<T extends { id: string }>(entries: readonly T[], openId: string): T | null {
  const place = entries.findIndex(({ id }) => id === openId);
  const next = entries[(place + 1) % entries.length];
  return next && next.id !== openId ? next : null;
}
