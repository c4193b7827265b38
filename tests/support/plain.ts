/** A text in one line, with plain spaces: which words stay together on a line is the page's affair. */
export const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
