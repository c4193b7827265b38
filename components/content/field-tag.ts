/** An item of the Contentful space that the entry's text embeds. */
type Embedded = { entryId: string } | { assetId: string };

/** Returns the attributes of an element that shows a field. They lead an editor from the preview back to the field. Visitors get none. */
export type FieldTag = (field: string, embedded?: Embedded) => Record<string, string> | undefined;

/** For pages outside the preview. */
export const NO_TAGS: FieldTag = () => undefined;
