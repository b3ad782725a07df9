import { type ColumnDef, type ColumnSizingState, getCoreRowModel, useReactTable } from '@tanstack/react-table'
import { useEffect, useMemo, useState } from 'react'
import { columnOf } from '../../columns.ts'
import type { ReportColumn } from '../../data.ts'
import { useReport } from '../../report.tsx'
import { narrowest, type ViewState, widest } from './view-state.ts'

/** The headers of the shown columns, with their widths. */
export function useHeaders({ columns, widths, sort }: ViewState) {
  const { rows } = useReport()
  // Includes the width of a column that is being resized.
  const [sizing, setSizing] = useState<ColumnSizingState>(widths)
  useEffect(() => setSizing(widths), [widths])
  const definitions = useMemo(() => columns.map((name) => definition(columnOf(rows, name))), [rows, columns])
  // Sorting and filtering work on row numbers outside the table library, so the table gets no data.
  const table = useReactTable<number>({
    data: noData,
    columns: definitions,
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    manualFiltering: true,
    state: { columnSizing: sizing, sorting: [{ id: sort.column, desc: sort.isDescending }] },
  })
  return {
    headers: table.getFlatHeaders(),
    width: table.getTotalSize(),
    resize: (column: string, width: number) => setSizing((before) => ({ ...before, [column]: width })),
  }
}

const noData: number[] = []

function definition({ name, width }: ReportColumn): ColumnDef<number> {
  return { id: name, size: width, minSize: narrowest, maxSize: widest }
}
