/** The API could not say: no answer, an error, or an answer that is no content. Whoever has an older copy keeps it. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable';
}

/** Whether an error is a ContentUnavailable. By its name: the store may come from another bundle, with a class of its own. */
export function isContentUnavailable(error: unknown): error is ContentUnavailable {
  return error instanceof Error && error.name === 'ContentUnavailable';
}
