import { useDeferredValue, useEffect, useMemo } from 'react'
import { useReport } from '../../report.tsx'
import { useIdle } from '../../use-idle.ts'
import { filterRows } from './filter-rows.ts'
import { rowIndexOf } from './row-index.ts'
import { sortRows } from './sort-rows.ts'
import { filterOnly, type ViewState, writeViewState } from './view-state.ts'

/** The rows the table shows, sorted. */
export function useShownRows(state: ViewState): Uint32Array {
  const report = useReport()
  const { rows } = report
  const index = rowIndexOf(report)
  // The search field updates before the results do.
  const q = useDeferredValue(state.q)
  const filter = { ...state, q }
  // Sorting and column widths do not change which rows match.
  const filterKey = writeViewState(filterOnly(filter), rows.columns).toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the filter
  const found = useMemo(() => filterRows(rows, index, filter), [rows, index, filterKey])
  const { column, isDescending } = state.sort
  const order = useMemo(() => sortRows(found, index.ranks(column), isDescending), [found, index, column, isDescending])

  const isIdle = useIdle()
  useEffect(() => {
    // Prepares the lower-case texts, so that the first search is fast.
    if (isIdle) index.searchTexts()
  }, [index, isIdle])
  return order
}
