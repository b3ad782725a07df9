import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** Rows of a table or list that are printed. More would take the browser minutes; files have all of them. */
export const mostPrinted = 5_000

let isPrinting = false
let isWatched = false
const listeners = new Set<() => void>()

/** The browser takes the page for the print as it is when the event ends. */
function note(next: boolean): void {
  if (next === isPrinting) return
  isPrinting = next
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

function subscribe(listener: () => void): () => void {
  if (!isWatched) {
    isWatched = true
    const paper = matchMedia('print')
    addEventListener('beforeprint', () => note(true))
    addEventListener('afterprint', () => note(false))
    // Tools that show a print on the screen send no event.
    paper.addEventListener('change', ({ matches }) => note(matches))
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the page is printed. Lists and tables that are cut on the screen are then whole. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)
