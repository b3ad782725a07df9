export type GridCell = { row: number; column: number }

/** Rows that Page Up and Page Down move by. */
const screenful = 10

/**
 * The cell that a key moves to in a grid; undefined if the key does not move, or would leave the grid.
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function nextCell(
  { row, column }: GridCell,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { rows, columns }: { rows: number; columns: number },
): GridCell | undefined {
  const [lastRow, lastColumn] = [rows - 1, columns - 1]
  const targets: Record<string, GridCell> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: Math.max(0, row - screenful), column },
    PageDown: { row: Math.min(lastRow, row + screenful), column },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? lastRow : row, column: lastColumn },
  }
  const next = targets[key]
  if (!next || next.row < 0 || next.column < 0 || next.row > lastRow || next.column > lastColumn) return undefined
  return next
}
