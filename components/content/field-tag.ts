/** An item of the space other than the entry itself: what its text embeds. */
type Embedded = { entryId: string } | { assetId: string };

/** The attributes of an element that shows a field, by which an editor finds back to it; none for visitors. */
export type FieldTag = (field: string, embedded?: Embedded) => Record<string, string> | undefined;

/** A visitor has nothing to find back to. */
export const NO_TAGS: FieldTag = () => undefined;
