/** A table of finished Markdown cells. A cell's line breaks and bars would end it, so they are written otherwise. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = Math.max(head.length, ...rows.map((row) => row.length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, index) => oneLine(cells[index] ?? '')).join(' | ')} |`;
  return [line(head), line(Array.from({ length: columns }, () => '---')), ...rows.map(line)].join('\n');
}

// A bar that is escaped already must not be escaped again: that would end the cell after all.
const oneLine = (cell: string) =>
  cell.replace(/\r?\n/g, ' ').replace(/(\\*)\|/g, (all, slashes: string) => (slashes.length % 2 === 0 ? `${slashes}\\|` : all));
