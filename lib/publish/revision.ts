import { setTimeout as delay } from 'node:timers/promises';
import type { ContentSource } from '../content/store/source.ts';
import type { RawEntry } from '../content/types.ts';
import type { PublishEvent } from './webhook.ts';

/** The delivery API usually follows within seconds; later than this, something else is wrong. */
const TIME_LIMIT_MS = 120_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;

/** What the delivery API gives once it has caught up: the item, or null where it is gone. */
export type Delivered = { caughtUp: boolean; raw: RawEntry | null };

/**
 * Waits until the delivery API serves the revision that the webhook announced (or no longer serves what was removed): pages made
 * before that would show the old one and be kept. Gives up after two minutes with `caughtUp: false` and what there is.
 * Throws ContentUnavailable when the API does not answer, and where the signal ends the wait.
 */
export async function waitForRevision(
  source: Pick<ContentSource, 'rawEntry' | 'rawAsset'>,
  event: PublishEvent,
  { timeLimitMs = TIME_LIMIT_MS, signal }: { timeLimitMs?: number; signal?: AbortSignal } = {},
): Promise<Delivered> {
  const deadline = Date.now() + timeLimitMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const raw = await (event.item === 'Asset' ? source.rawAsset(event.id) : source.rawEntry(event.id));
    if (isCurrent(raw, event)) return { caughtUp: true, raw };
    if (Date.now() + pause > deadline) return { caughtUp: false, raw };
    await delay(pause, undefined, signal ? { signal } : {});
  }
}

function isCurrent(raw: RawEntry | null, event: PublishEvent): boolean {
  if (event.action === 'remove') return raw === null;
  return raw !== null && (raw.sys.revision ?? 0) >= (event.revision ?? 0);
}
