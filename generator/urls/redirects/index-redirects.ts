import { kindsOf } from '#src/address-pattern.ts'
import { compareText } from '../../core/problem.ts'
import { type Redirect, redirectOf } from '../../core/redirect.ts'

/** The most specific rule that covers an address. */
export type FindRedirect<R extends Redirect> = (address: string) => R | undefined

/**
 * Answers which rule covers an address, at the cost of one look-up for each shape that rules have: of a pattern only the
 * literal segments are compared, and there are few ways to lay them out.
 */
export function indexRedirects<R extends Redirect>(redirects: readonly R[]): FindRedirect<R> {
  const shapes = new Map<string, Map<string, R>>()
  for (const redirect of redirects) {
    const kinds = kindsOf(redirect.from)
    const shape = shapes.get(kinds) ?? new Map<string, R>()
    shapes.set(kinds, shape)
    const key = literals(redirect.from.split('/'), kinds)
    if (!shape.has(key)) shape.set(key, redirect)
  }
  const sorted = [...shapes].sort(([a], [b]) => compareText(a, b))
  return (address) => {
    const segments = address.split('/')
    for (const [kinds, shape] of sorted) {
      const isOpen = kinds.endsWith('s')
      if (isOpen ? segments.length < kinds.length - 1 : segments.length !== kinds.length) continue
      const found = shape.get(literals(segments, kinds))
      if (found && redirectOf(found, address)) return found
    }
    return undefined
  }
}

/** Rules with equal ones cover the same addresses, whatever their names are called. */
export function coverKey(from: string): string {
  const kinds = kindsOf(from)
  return `${kinds} ${literals(from.split('/'), kinds)}`
}

/** No segment of an address holds a slash. */
function literals(segments: readonly string[], kinds: string): string {
  let key = ''
  for (let index = 0; index < kinds.length; index++) if (kinds[index] === 'l') key += `${segments[index]}/`
  return key
}
