import { useDeferredValue, useEffect, useMemo } from 'react'
import { useReport } from '../../report.tsx'
import { useIdle } from '../../use-idle.ts'
import { filterRows } from './filter-rows.ts'
import { rowIndexOf } from './row-index.ts'
import { sortRows } from './sort-rows.ts'
import { filterOnly, type ViewState, writeViewState } from './view-state.ts'

/** Numbers of the rows the table shows, in its order. */
export function useShownRows(state: ViewState): Uint32Array {
  const report = useReport()
  const { rows } = report
  const index = rowIndexOf(report)
  // A letter shows in the field before what it finds is there.
  const q = useDeferredValue(state.q)
  const filter = { ...state, q }
  // Sorting and widths change the address too, and leave what is found as it is.
  const filterKey = writeViewState(filterOnly(filter)).toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the filter
  const found = useMemo(() => filterRows(rows, index, filter), [rows, index, filterKey])
  const { column, isDescending } = state.sort
  const order = useMemo(() => sortRows(found, index.ranks(column), isDescending), [found, index, column, isDescending])

  const isIdle = useIdle()
  useEffect(() => {
    // The first letter typed should not have to wait for all texts to be made small.
    if (isIdle) index.searchTexts()
  }, [index, isIdle])
  return order
}
