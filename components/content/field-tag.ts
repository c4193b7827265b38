/**
 * Returns the attributes of an element that shows a field of the entry, or of an item that its text embeds. They lead an editor from the
 * preview back to the field. Visitors get none.
 */
export type FieldTag = (field: string, embedded?: { entryId: string } | { assetId: string }) => Record<string, string> | undefined;

/** For pages outside the preview. */
export const NO_TAGS: FieldTag = () => undefined;
