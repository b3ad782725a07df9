import type { HtmlElement, HtmlScan } from '../../core/html/scan-html.ts'
import { perScan } from './per-scan.ts'

/** One pass for all rules: most look for a few elements among hundreds, on every page. */
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

/** Elements of a name, in their order. */
export const named = (scan: HtmlScan, name: string): readonly HtmlElement[] => scan.byName.get(name) ?? none

/** Elements of several names: those of the first name, then those of the next. */
export const namedAny = (scan: HtmlScan, names: Iterable<string>): HtmlElement[] =>
  Array.from(names, (name) => named(scan, name)).flat()

/** Elements that have an attribute, in their order. Any but `class`. */
export const withAttribute = (scan: HtmlScan, attribute: string): readonly HtmlElement[] =>
  byAttribute(scan).get(attribute) ?? none

/** In the order in which they stand, each once. */
export const inOrder = (elements: Iterable<HtmlElement>): HtmlElement[] =>
  [...new Set(elements)].sort((a, b) => a.offset - b.offset)
