import type { Messages } from '#manifest/schema.ts'
import { kept } from './kept.ts'
import { bindNames, fillNames } from './url-pattern.ts'

// The words of the route table's patterns, such as `services` in `/services/:service/`. The language of a page decides how
// its URL says them: messages `segments.services` and so on.

/** A pattern of the route table with the words of a language: `/servicios/:service/` of `/services/:service/`. */
export function inWords(pattern: string, messages: Messages): string {
  return pattern
    .split('/')
    .map((segment) => {
      const [, word = '', name = ''] = /^([a-z-]*?)(-?:.*)?$/.exec(segment) ?? []
      return word === '' ? segment : (messages[`segments.${word}`] ?? word) + name
    })
    .join('/')
}

/**
 * A path of the first language in the words of another one, without the prefix of that language.
 * @param patterns those of the route table. The first that fits a path decides.
 */
export const pathTranslator = kept(
  (from: Messages, to: Messages, patterns: readonly string[]): ((path: string) => string) => {
    const pairs = patterns.map((pattern) => [inWords(pattern, from), inWords(pattern, to)].map(withoutSlash))
    return (url) => {
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? []
      for (const [own = '', other = ''] of pairs) {
        const names = bindNames(own, withoutSlash(path))
        if (names) return fillNames(other, names) + (path.endsWith('/') ? '/' : '') + rest
      }
      return url
    }
  },
)

const withoutSlash = (path: string) => path.replace(/\/+$/, '')
