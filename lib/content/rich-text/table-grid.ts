type Spans = { colspan?: number; rowspan?: number };

/** The cell in each place of a table, as HTML lays them out: a spanning cell is in each of its places. A short row ends early. */
export function tableGrid<Cell>(rows: readonly (readonly Cell[])[], spansOf: (cell: Cell) => Spans): (Cell | undefined)[][] {
  const grid: (Cell | undefined)[][] = rows.map(() => []);
  for (const [top, cells] of rows.entries()) {
    let left = 0;
    for (const cell of cells) {
      while (grid[top]?.[left] !== undefined) left += 1;
      const { colspan = 1, rowspan = 1 } = spansOf(cell);
      for (const row of grid.slice(top, top + rowspan)) for (let column = left; column < left + colspan; column += 1) row[column] ??= cell;
      left += colspan;
    }
  }
  return grid;
}

/** The number of header rows at the top of a table: rows with only header cells. No cell spans below the last of them. */
export function headRows<Cell>(grid: readonly (readonly (Cell | undefined)[])[], isHeader: (cell: Cell) => boolean): number {
  const first = grid.findIndex((row) => !Array.from(row).every((cell) => cell !== undefined && isHeader(cell)));
  const endsWell = (count: number) => !grid[count - 1]?.some((cell) => cell !== undefined && grid[count]?.includes(cell));
  const counts = Array.from({ length: first === -1 ? grid.length : first }, (_, index) => index + 1).filter(endsWell);
  // A table with only header cells also needs a body.
  return (first === -1 ? counts[0] : counts.at(-1)) ?? 0;
}
