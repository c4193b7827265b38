/** How many entries of a kind feeds and llms-full.txt carry with their whole text: the newest. */
export const IN_FULL = 30;
