import { isMap, isNode, isScalar, isSeq } from 'yaml'

/** Where a value and its key begin, as offsets in the text, and the same of everything in it. */
export type Place = { value: number; key: number; items?: Map<string, Place> | Place[] }

/** The value of a YAML text, and where each part of it begins. */
export type ParsedText = { value: unknown; place: Place }

/** Where everything in a parsed YAML node begins. A value that is missing begins at its key. */
export function placeOf(node: unknown, key = 0): Place {
  const value = isNode(node) ? (node.range?.[0] ?? 0) : key
  if (isMap(node)) {
    const items = new Map<string, Place>()
    for (const pair of node.items) {
      const name = isScalar(pair.key) ? String(pair.key.value) : ''
      if (!items.has(name)) items.set(name, placeOf(pair.value, isNode(pair.key) ? (pair.key.range?.[0] ?? 0) : 0))
    }
    return { value, key, items }
  }
  if (isSeq(node)) return { value, key, items: node.items.map((item) => placeOf(item, value)) }
  return { value, key }
}

/** Offset of the value at a path, or of its key. If the path does not exist, that of the nearest part that does. */
export function offsetAt(place: Place, path: readonly PropertyKey[], part: 'key' | 'value' = 'value'): number {
  let here = place
  for (const [index, step] of path.entries()) {
    const next = Array.isArray(here.items)
      ? typeof step === 'number'
        ? here.items[step]
        : undefined
      : here.items?.get(String(step))
    if (!next) return here.value
    here = next
    if (part === 'key' && index === path.length - 1) return here.key
  }
  return here.value
}
