import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** A collection takes about a tenth of a second, which is a hundredth of the time of this many pages. */
const pagesBetween = 2048

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
