/** The API gave no usable answer: none, an error, or one that is not content. A caller with an older copy keeps it. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable';
}

/** Whether an error is a ContentUnavailable. Compares names: the store may come from another bundle, with its own class. */
export function isContentUnavailable(error: unknown): error is ContentUnavailable {
  return error instanceof Error && error.name === 'ContentUnavailable';
}
