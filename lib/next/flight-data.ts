/** A row of the data that React starts a page from: `id:` and a type tag. Models are JSON and have no tag. */
type FlightRow = { id: string; tag: string; body: string };

/** `self.__next_f.push([1,"…"])`, as the framework writes a piece of the data into the page. */
const PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

/** The joined data of a page as the framework made it; undefined if there is none. */
export function flightTextOf(html: string): string | undefined {
  const pieces = [...html.matchAll(PUSH)].map(([, literal = '""']) => JSON.parse(literal) as string);
  return pieces.length > 0 ? pieces.join('') : undefined;
}

/** The page with this data in one piece, in the position of the last one. */
export function withFlightText(html: string, text: string): string {
  const last = [...html.matchAll(PUSH)].length - 1;
  let index = 0;
  return html.replace(PUSH, () => (index++ === last ? `<script>self.__next_f.push([1,${literalOf(text)}])</script>` : ''));
}

/**
 * A text as a script literal. The data is full of double quotes: single quotes around it save escapes, and the words then equal the HTML's,
 * which compresses better. It escapes text that HTML would read as the script's end or as a comment.
 */
const literalOf = (text: string) =>
  `'${text
    .replace(/[\\']/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replace(/<(?=[!/]|script)/gi, '\\x3c')}'`;

/** The rows of React's format: `id:model`, `id:I[…]`, `:HL[…]`, and texts with their length in bytes (`id:T2a,…`). */
export function* flightRows(text: string): Generator<FlightRow> {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    const [head = '', id = '', length] = /^([0-9a-f]*):(?:T([0-9a-f]+),)?/.exec(rest.subarray(0, 40).toString('latin1')) ?? [];
    if (length) {
      const end = head.length + Number.parseInt(length, 16);
      yield { id, tag: 'T', body: rest.subarray(head.length, end).toString() };
      rest = rest.subarray(end);
      continue;
    }
    const newline = rest.indexOf('\n');
    const end = newline < 0 ? rest.length : newline;
    const body = rest.subarray(head.length, end).toString();
    yield { id, tag: /^[A-Z]/.exec(body)?.[0] ?? '', body };
    rest = rest.subarray(end + 1);
  }
}

/** Rows as the format writes them. */
export const flightText = (rows: readonly FlightRow[]): string =>
  rows.map(({ id, tag, body }) => (tag === 'T' ? `${id}:T${Buffer.byteLength(body).toString(16)},${body}` : `${id}:${body}\n`)).join('');
