import type { HtmlElement, HtmlScan } from '../scan/scan.ts'
import { perScan } from './per-scan.ts'

type ElementIndex = { byName: Map<string, HtmlElement[]>; byAttribute: Map<string, HtmlElement[]> }

/** One pass for all rules: most look for a few elements among hundreds, on every page. */
const indexOf = perScan(({ elements }): ElementIndex => {
  const byName = new Map<string, HtmlElement[]>()
  const byAttribute = new Map<string, HtmlElement[]>()
  for (const element of elements) {
    add(byName, element.name, element)
    for (const attribute in element.attributes) if (attribute !== 'class') add(byAttribute, attribute, element)
  }
  return { byName, byAttribute }
})

function add(index: Map<string, HtmlElement[]>, key: string, element: HtmlElement): void {
  const known = index.get(key)
  if (known) known.push(element)
  else index.set(key, [element])
}

const none: readonly HtmlElement[] = []

/** Elements of a name, in their order. */
export const named = (scan: HtmlScan, name: string): readonly HtmlElement[] => indexOf(scan).byName.get(name) ?? none

/** Elements of several names: those of the first name, then those of the next. */
export const namedAny = (scan: HtmlScan, names: Iterable<string>): HtmlElement[] =>
  Array.from(names, (name) => named(scan, name)).flat()

/** Elements that have an attribute, in their order. Any but `class`. */
export const withAttribute = (scan: HtmlScan, attribute: string): readonly HtmlElement[] =>
  indexOf(scan).byAttribute.get(attribute) ?? none

/** Names of all attributes there are. */
export const attributeNames = (scan: HtmlScan): Iterable<string> => indexOf(scan).byAttribute.keys()

/** In the order in which they stand, each once. */
export const inOrder = (elements: Iterable<HtmlElement>): HtmlElement[] =>
  [...new Set(elements)].sort((a, b) => a.offset - b.offset)
