import type { ColumnSizingState } from '@tanstack/react-table'
import { useEffect, useRef, useState } from 'react'
import { columnOf } from '../../columns.ts'
import { withWidth } from './ColumnPanel.tsx'
import type { Update } from './use-view-state.ts'
import type { ViewState } from './view-state.ts'

/** Widths as they are while an edge is drawn; `commit` writes them into the address when it is let go. */
export function useColumnWidths(widths: ViewState['widths'], update: Update) {
  const [sizing, setSizing] = useState<ColumnSizingState>(widths)
  const latest = useRef(sizing)
  latest.current = sizing
  useEffect(() => setSizing(widths), [widths])

  function commit() {
    let next: ViewState['widths'] = widths
    for (const [name, width] of Object.entries(latest.current)) {
      // Its columns are named by ours.
      next = withWidth(next, columnOf(name as Parameters<typeof columnOf>[0]), width)
    }
    update({ widths: next })
  }
  return { sizing, setSizing, commit }
}
