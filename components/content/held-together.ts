/** After a colon or a comma a short word begins what follows: it does not stay behind alone at the end of a line. */
export const heldTogether = (title: string) => title.replace(/([:;,] \S{1,4}) /g, '$1\u00a0');
