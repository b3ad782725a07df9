import { kindsOf } from '#src/url-pattern.ts'
import { compareText } from '../../core/problem.ts'
import { type Redirect, redirectOf } from '../../core/redirect.ts'

/** Finds the most specific rule that covers a URL. */
export type FindRedirect<R extends Redirect> = (url: string) => R | undefined

/**
 * Indexes rules by shape: the positions of literal segments, names and stars. A search costs one lookup per shape, and
 * rules have few shapes.
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
  return (url) => {
    const segments = url.split('/')
    for (const [kinds, shape] of sorted) {
      const isOpen = kinds.endsWith('s')
      if (isOpen ? segments.length < kinds.length - 1 : segments.length !== kinds.length) continue
      const found = shape.get(literals(segments, kinds))
      if (found && redirectOf(found, url)) return found
    }
    return undefined
  }
}

/** Two rules with the same key cover the same URLs, even if their names differ. */
export function coverKey(from: string): string {
  const kinds = kindsOf(from)
  return `${kinds} ${literals(from.split('/'), kinds)}`
}

/** The literal segments, joined by slashes, which no segment contains. */
function literals(segments: readonly string[], kinds: string): string {
  let key = ''
  for (let index = 0; index < kinds.length; index++) if (kinds[index] === 'l') key += `${segments[index]}/`
  return key
}
