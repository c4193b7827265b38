/** The API could not say: no answer, an error, or an answer that is no content. Whoever has an older copy keeps it. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable';
}
