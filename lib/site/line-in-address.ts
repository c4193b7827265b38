/** The most that the composer takes: two posts of the shortest network. */
export const LINE_MAX = 560;

const IN_ADDRESS = '#line=';

/** The end of an address that holds a line. Browsers send nothing that stands behind "#". */
export const fragmentOf = (line: string): string => IN_ADDRESS + encodeURIComponent(line);

/** The line that an address holds. */
export function lineOf(fragment: string): string | undefined {
  if (!fragment.startsWith(IN_ADDRESS)) return undefined;
  try {
    return decodeURIComponent(fragment.slice(IN_ADDRESS.length)).slice(0, LINE_MAX);
  } catch {
    // Somebody cut the address in the middle of a character.
    return undefined;
  }
}
