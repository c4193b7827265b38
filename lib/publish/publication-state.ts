/**
 * Where a publication is in its life:
 * - waiting: to be worked, for the first time or again, at `nextAttemptAt`
 * - working: asked for at the delivery API, or on its way to be marked
 * - marked: what shows it is marked stale, and its pages are being made anew
 * - done: every page that shows it has been made
 * - replaced: a later one of the same item is worked in its place
 */
export type PublicationState = 'waiting' | 'working' | 'marked' | 'done' | 'replaced';
