import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** A collection takes about a tenth of a second, which is a fiftieth of the time of this many pages. */
const pagesBetween = 1024

/**
 * Has the calling thread collect all of its garbage whenever it has handled a number of pages. V8 collects in steps beside
 * the work, and what dies during these steps stays: a thread that makes pages came to twice the heap it uses.
 * @returns takes the number of pages that were handled since its last call.
 */
export function garbageCollection(): (pages: number) => void {
  let handled = 0
  return (pages) => {
    handled += pages
    if (handled < pagesBetween) return
    handled = 0
    collectGarbage()
  }
}

/** Whether a site has so many pages that it is built with less memory and a little more time. */
export const isLargeSite = (pages: number): boolean => pages > 20_000

/**
 * Compacts the heap of the calling thread, and has V8 collect garbage as soon as a heap has grown by 10 %; by default heaps may
 * double. That applies to all threads from now on.
 */
export function saveMemory(): void {
  setFlagsFromString('--heap-growing-percent=10')
  compactHeap()
}

/**
 * Collects all garbage of the calling thread, and moves what is alive together. V8 gives memory back in pages of 256 kB that
 * are empty, and left to itself it empties only a few of them at a time: after loading a large manifest, half of the heap was
 * holes. Needs room for all that is alive once more, so a heap is compacted before it is large.
 */
export function compactHeap(): void {
  setFlagsFromString('--compact-on-every-full-gc')
  collectGarbage()
  setFlagsFromString('--no-compact-on-every-full-gc')
}

let collect: (() => void) | undefined

/** Collects all garbage of the calling thread. */
export function collectGarbage(): void {
  collect ??= openCollector()
  collect()
}

/** V8 gives its collector to contexts that are made while this flag is set. */
function openCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collector: () => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return collector
}
