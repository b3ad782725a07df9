import type { Location } from '#manifest/schema.ts'
import { literal } from '../core/text/literal.ts'
import { positionOf } from '../load/parse/source-file.ts'
import type { ConfigBundle } from './bundle.ts'

/**
 * The line of a field of a configuration: that of its name in the text, searched after the names around it. An entry of a
 * list is found by its code. What other files define has the line of the nearest name in this one.
 */
export function locateIn({ text, shown }: Pick<ConfigBundle, 'text' | 'shown'>, value: unknown) {
  const start = Math.max(0, text.search(/export\s+default|defineConfig\s*\(/))
  return (path: readonly PropertyKey[]): Location => {
    let offset = start
    let found = value
    for (const step of path) {
      found = partOf(found, step)
      const name = typeof step === 'number' ? String(partOf(found, 'code')) : String(step)
      offset = positionOfName(name, text, offset) ?? positionOfName(name, text, 0) ?? offset
    }
    return { file: shown, ...positionOf({ text }, offset) }
  }
}

/** Where a name begins: at the start of a line if possible, as a key, or as a text. */
function positionOfName(name: string, text: string, from: number): number | undefined {
  const word = literal(name)
  const rest = text.slice(from)
  for (const pattern of [`(?<=^\\s*)['"]?${word}['"]?\\s*[:,(]`, `(?<![\\w.-])['"\`]?${word}['"\`]?\\s*[:,(}]`]) {
    const at = rest.search(new RegExp(pattern, 'm'))
    if (at >= 0) return from + at
  }
  return undefined
}

const partOf = (value: unknown, step: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
