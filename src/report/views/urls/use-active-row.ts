import type { Virtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useReport } from '../../report.tsx'
import { rowOfPath } from '../../row-of-path.ts'

type ActiveRowOptions = {
  order: Uint32Array
  virtualizer: Virtualizer<HTMLDivElement, Element>
  onOpen: (row: number) => void
}

/** The row that keyboard commands apply to, as an index into `order`. The focus stays on the table. */
export function useActiveRow({ order, virtualizer, onOpen }: ActiveRowOptions) {
  const [selected, setActive] = useState(useReturnPlace(order))
  // A filter may have shortened the list.
  const active = Math.min(selected, order.length - 1)

  // After sorting or filtering, the first row is active.
  const last = useRef(order)
  useEffect(() => {
    if (last.current === order) return
    last.current = order
    setActive(0)
    virtualizer.scrollToOffset(0)
  }, [order, virtualizer])

  // After the back button, the opened row is centred and the table has the focus.
  const hasReturned = useRef(false)
  useLayoutEffect(() => {
    if (hasReturned.current || selected === 0) return
    hasReturned.current = true
    virtualizer.scrollToIndex(selected, { align: 'center' })
    virtualizer.scrollElement?.querySelector('table')?.focus({ preventScroll: true })
  }, [selected, virtualizer])

  function onKeyDown(event: KeyboardEvent) {
    // The buttons in the header handle their own keys.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const row = order[active]
    if (event.key === 'Enter' && row !== undefined) {
      event.preventDefault()
      return onOpen(row)
    }
    const height = virtualizer.scrollElement?.clientHeight ?? 0
    const next = placeAfter(
      event.key,
      active,
      Math.max(1, Math.floor(height / virtualizer.options.estimateSize(0)) - 2),
    )
    if (next === undefined) return
    event.preventDefault()
    const place = Math.max(0, Math.min(order.length - 1, next))
    hasReturned.current = true
    setActive(place)
    virtualizer.scrollToIndex(place)
  }
  return { active, setActive, onKeyDown }
}

function placeAfter(key: string, place: number, screenful: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return place + 1
    case 'ArrowUp':
      return place - 1
    case 'PageDown':
      return place + screenful
    case 'PageUp':
      return place - screenful
    case 'Home':
      return 0
    case 'End':
      return Number.POSITIVE_INFINITY
    default:
      return undefined
  }
}

/** Index of the row that was opened before, if the back button led here. */
function useReturnPlace(order: Uint32Array): () => number {
  const { rows } = useReport()
  const { state } = useLocation()
  return () => {
    const path: unknown = state?.path
    return typeof path === 'string' ? Math.max(0, order.indexOf(rowOfPath(rows, path))) : 0
  }
}
