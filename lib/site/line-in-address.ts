/** The composer's maximum length: two posts of the shortest network. */
export const LINE_MAX = 560;

const IN_ADDRESS = '#line=';

/** The fragment of an address that holds a line. Browsers do not send the text after "#". */
export const fragmentOf = (line: string): string => IN_ADDRESS + encodeURIComponent(line);

/** The line that an address holds. */
export function lineOf(fragment: string): string | undefined {
  if (!fragment.startsWith(IN_ADDRESS)) return undefined;
  try {
    return decodeURIComponent(fragment.slice(IN_ADDRESS.length)).slice(0, LINE_MAX);
  } catch {
    // The address was cut inside a character.
    return undefined;
  }
}
