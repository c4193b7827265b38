/** Keeps a short word after a colon, a semicolon or a comma on one line with the next word. */
export const withNoBreaks = (title: string) => title.replace(/([:;,] \S{1,4}) /g, '$1\u00a0');
