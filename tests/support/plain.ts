/** A text in one line, with plain spaces: the page decides which words stay together on a line. */
export const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
