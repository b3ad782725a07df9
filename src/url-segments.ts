import type { Messages, SlugsInLanguage } from '#manifest/schema.ts'
import { kept } from './kept.ts'
import { slugInLanguage } from './slugs-in-language.ts'
import { kindsOf, pathMatcher } from './url-pattern.ts'

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
 * @param patterns those of the route table. The most specific one that fits a path decides.
 * @param slugs those of the other language.
 */
export const pathTranslator = kept(
  (from: Messages, to: Messages, patterns: readonly string[], slugs?: SlugsInLanguage): ((path: string) => string) => {
    const specificFirst = [...patterns].sort((a, b) => (kindsOf(a) < kindsOf(b) ? -1 : 1))
    const pairs = specificFirst.map((pattern) => {
      const own = inWords(pattern, from)
      return { matches: pathMatcher(own), own: own.split('/'), other: inWords(pattern, to).split('/') }
    })
    return (url) => {
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? []
      const found = pairs.find(({ matches }) => matches(path))
      if (!found) return url
      const segments = path.split('/').map((segment, index) => {
        const [own = '', other = segment] = [found.own[index], found.other[index]]
        const name = other.indexOf(':')
        if (name < 0) return other
        return other.slice(0, name) + slugInLanguage(slugs, other.slice(name + 1), segment.slice(own.indexOf(':')))
      })
      return segments.join('/') + rest
    }
  },
)
