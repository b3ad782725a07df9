import { named } from '../../markup/element-index.ts'
import type { PageRule } from '../../rule.ts'

/** Connections opened in advance to more servers than a page needs at first. */
export const preconnectMany: PageRule = {
  code: 'preconnect-many',
  scope: 'page',
  title: 'Connections to many servers in advance',
  severity: 'notice',
  why: 'Each connection takes time and battery at the moment the page itself needs them most.',
  how: 'Different addresses in <link rel="preconnect"> are counted on each page; dns-prefetch, which costs little, is not.',
  fix: 'Keep the connection to what is shown at first sight, and remove the others.',
  source: 'https://web.dev/articles/preconnect-and-dns-prefetch',
  thresholds: { most: { value: 2, unit: 'servers', meaning: 'Servers above which it is reported.' } },
  *check({ own }, { limit }) {
    const servers = new Set<string>()
    for (const { attributes } of named(own, 'link'))
      if (/\bpreconnect\b/i.test(attributes.rel ?? '') && attributes.href) servers.add(attributes.href)
    if (servers.size > limit('most'))
      yield {
        what: `Connections to ${servers.size} servers are opened in advance {pages}, and ${limit('most')} are the most that help.`,
      }
  },
}
