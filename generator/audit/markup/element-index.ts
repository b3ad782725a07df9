import type { HtmlElement, HtmlScan } from '../../core/html/scan-html.ts'
import { perScan } from './per-scan.ts'

/** Built once for all rules: most of them look for a few elements among hundreds, on every page. */
const byAttribute = perScan(({ elements }): Map<string, HtmlElement[]> => {
  const found = new Map<string, HtmlElement[]>()
  for (const element of elements)
    for (const attribute in element.attributes) {
      if (attribute === 'class') continue
      const known = found.get(attribute)
      if (known) known.push(element)
      else found.set(attribute, [element])
    }
  return found
})

const none: readonly HtmlElement[] = []

/** Elements with a name, in document order. */
export const named = (scan: HtmlScan, name: string): readonly HtmlElement[] => scan.byName.get(name) ?? none

/** Elements with any of several names, grouped by name in the given order. */
export const namedAny = (scan: HtmlScan, names: Iterable<string>): HtmlElement[] =>
  Array.from(names, (name) => named(scan, name)).flat()

/** Elements with an attribute, in document order. `class` is not indexed. */
export const withAttribute = (scan: HtmlScan, attribute: string): readonly HtmlElement[] =>
  byAttribute(scan).get(attribute) ?? none

/** Unique elements in document order. */
export const inOrder = (elements: Iterable<HtmlElement>): HtmlElement[] =>
  [...new Set(elements)].sort((a, b) => a.offset - b.offset)
