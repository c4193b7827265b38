/** The day on which the owner confirmed a claim as true and provable, as 2026-11-21; false until then. */
export type Confirmed = false | `${number}-${number}-${number}`;
