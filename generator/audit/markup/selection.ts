import { perDistinct } from '../../core/html/distinct.ts'
import type { DistinctElement } from '../../core/html/distinct-element.ts'
import { perScan } from '../../core/html/per-scan.ts'
import type { HtmlElement, HtmlScan } from '../../core/html/scan-html.ts'

type Test = (element: DistinctElement) => boolean

const tests: Test[] = []

/**
 * A function that returns the elements of an HTML fragment that pass a test, in order. A test is made once for each
 * distinct element, and one traversal of a fragment serves all selections. Called at the top level of modules only: an
 * element that is known already is not tested again.
 */
export function selection(test: Test): (scan: HtmlScan) => readonly HtmlElement[] {
  const at = tests.push(test) - 1
  return (scan) => selected(scan)[at] ?? none
}

const none: readonly HtmlElement[] = []
const nowhere: readonly number[] = []

/** The numbers of the tests that an element passes. */
const passed = perDistinct((element: DistinctElement): readonly number[] => {
  let found: number[] | undefined
  for (let at = 0; at < tests.length; at++)
    if (tests[at]?.(element)) {
      found ??= []
      found.push(at)
    }
  return found ?? nowhere
})

/** The elements that pass each test, by its number. */
const selected = perScan(({ elements }: Pick<HtmlScan, 'elements'>) => {
  const lists: HtmlElement[][] = []
  for (const element of elements)
    for (const at of passed(element.distinct)) {
      const list = lists[at]
      if (list) list.push(element)
      else lists[at] = [element]
    }
  return lists
})
