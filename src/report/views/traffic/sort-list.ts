import type { Cell } from './lists.tsx'

export type ListSort = { column: number; isDescending: boolean }

type Row = () => readonly Pick<Cell, 'text' | 'isNumber'>[]

/** As in the URL of the view: the number of a column, after a minus if the greatest comes first. */
export const writeSort = (sort: ListSort | undefined) =>
  sort === undefined ? '' : `${sort.isDescending ? '-' : ''}${sort.column + 1}`

/** Undefined for anything but a column of the list. */
export function readSort(text: string, columns: number): ListSort | undefined {
  const column = /^-?[1-9]\d?$/.test(text) ? Math.abs(Number(text)) - 1 : columns
  return column < columns ? { column, isDescending: text.startsWith('-') } : undefined
}

/** The rows by the cells of a column. Empty cells come last, and equal ones keep the order of the list. */
export function sortList<R extends Row>(rows: readonly R[], { column, isDescending }: ListSort): R[] {
  const direction = isDescending ? -1 : 1
  return rows
    .map((row) => ({ row, key: keyOf(row()[column]) }))
    .sort(({ key: a }, { key: b }) => {
      if (a === b) return 0
      if (a === '' || b === '') return a === '' ? 1 : -1
      return (a < b ? -1 : 1) * direction
    })
    .map(({ row }) => row)
}

/** Cells have numbers as readers see them: `1,204`, `37.5 %`. */
function keyOf(cell: ReturnType<Row>[number] | undefined): string | number {
  const text = cell?.text ?? ''
  return cell?.isNumber && text !== '' ? Number(text.replace(/[^\d.-]/g, '')) : text
}

/** The first click on a number shows the greatest first, and the third shows the order of the list again. */
export function nextSort(sort: ListSort | undefined, column: number, isNumber: boolean): ListSort | undefined {
  if (sort?.column !== column) return { column, isDescending: isNumber }
  return sort.isDescending === isNumber ? { column, isDescending: !isNumber } : undefined
}
