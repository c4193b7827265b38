/** The day on which the owner said that something is so and can be proved, as 2026-11-21; false until then. */
export type Confirmed = false | `${number}-${number}-${number}`;
