import type { Manifest } from '#manifest/schema.ts'
import type { Slip } from '../../core/text/slips.ts'

/** Words with hyphens, not within a URL, an e-mail address or a file name. */
const hyphenated = /(?<![\w/.@:#-])[a-z\d]+(?:-[a-z\d]+)+(?![\w/@-]|\.\w)/g

/** Words from which a slug is not an adjective, as "drain-repair" is one before a noun. */
const leastWords = 3

/** What follows a name at the start of a label: `drain-repair in Odell`. */
const afterName = /^(?:$| ?[:|–—]| (?:in|for|near|at|en|para|cerca)(?!\p{L}))/u

/** Finds slugs of cities and services that a text shows in place of their names. */
export function shownSlugReader({ cities, services }: Manifest): (text: string) => Slip | undefined {
  const names = new Map([...cities, ...services].map(({ slug, name }) => [slug, name]))
  const inText = new Set(
    [...names.keys()].filter(
      (slug) => slug.split('-').length >= leastWords || cities.some((city) => city.slug === slug),
    ),
  )
  return (text) => {
    if (!text.includes('-')) return undefined
    for (const { 0: slug, index } of text.matchAll(hyphenated)) {
      const name = names.get(slug)
      if (name === undefined || name.toLowerCase() === slug) continue
      if (!inText.has(slug) && !(index === 0 && afterName.test(text.slice(slug.length)))) continue
      const what = `The text has "${slug}", a part of a URL, in place of "${name}"`
      return { code: 'word-misspelt', severity: 'warning', words: slug, what }
    }
    return undefined
  }
}
