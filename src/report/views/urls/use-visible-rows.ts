import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { mostPrinted, useIsPrinting } from '../../parts/use-is-printing.ts'

/** In CSS pixels, as in urls.css. */
const rowHeight = 32

/** The rows of a table that are in the document: on the screen those in its window, in print the first ones. */
export function useVisibleRows(count: number, scroller: RefObject<HTMLDivElement | null>) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    // In print, the table is as tall as its rows. Limits the rendered rows to one screen.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, ({ width, height }) => report({ width, height: Math.min(height, innerHeight) })),
  })
  const windowRows = virtualizer.getVirtualItems()
  const first = windowRows[0]
  const last = windowRows.at(-1)
  const isPrinting = useIsPrinting()
  return {
    virtualizer,
    places: isPrinting
      ? Array.from({ length: Math.min(count, mostPrinted) }, (_, place) => place)
      : windowRows.map(({ index }) => index),
    isInWindow: (place: number) => place >= (first?.index ?? 0) && place <= (last?.index ?? -1),
    /** Heights of the rows above and below the window, in CSS pixels. */
    above: first?.start ?? 0,
    below: virtualizer.getTotalSize() - (last?.end ?? 0),
  }
}
