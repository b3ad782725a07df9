import { perDistinct } from '../../core/html/distinct.ts'
import type { DistinctElement } from '../../core/html/distinct-element.ts'
import { perScan } from '../../core/html/per-scan.ts'
import type { HtmlElement, HtmlScan } from '../../core/html/scan-html.ts'

type Test = (element: DistinctElement) => boolean

const tests: Test[] = []

let find: ((scan: Pick<HtmlScan, 'elements'>) => readonly HtmlElement[][]) | undefined

/**
 * A function that returns the elements of an HTML fragment that pass a test, in order. A test is made once for each
 * distinct element, and one traversal of a fragment serves all selections. Called at the top level of modules only: each
 * new selection tests all elements again.
 */
export function selection(test: Test): (scan: HtmlScan) => readonly HtmlElement[] {
  const at = tests.push(test) - 1
  find = undefined
  return (scan) => {
    find ??= createFinder()
    return find(scan)[at] ?? none
  }
}

const none: readonly HtmlElement[] = []
const nowhere: readonly number[] = []

/** Finds the elements of a fragment that pass each of the tests there are now, by its number. */
function createFinder() {
  const passed = perDistinct((element: DistinctElement): readonly number[] => {
    let found: number[] | undefined
    for (let at = 0; at < tests.length; at++)
      if (tests[at]?.(element)) {
        found ??= []
        found.push(at)
      }
    return found ?? nowhere
  })
  return perScan(({ elements }: Pick<HtmlScan, 'elements'>) => {
    const lists: HtmlElement[][] = []
    for (const element of elements)
      for (const at of passed(element.distinct)) {
        const list = lists[at]
        if (list) list.push(element)
        else lists[at] = [element]
      }
    return lists
  })
}
