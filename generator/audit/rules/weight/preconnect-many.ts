import { selection } from '../../markup/selection.ts'
import type { PageRule } from '../../rule.ts'

/** A page that preconnects to more servers than its first screen needs. */
export const preconnectMany: PageRule = {
  code: 'preconnect-many',
  scope: 'page',
  title: 'Too many preconnects',
  severity: 'notice',
  why: 'Each connection takes time and battery at the moment the page itself needs them most.',
  how: 'Counts the different URLs in <link rel="preconnect"> on each page. Ignores dns-prefetch, which costs little.',
  fix: 'Keep the preconnect for what the first screen shows, and remove the others.',
  source: 'https://web.dev/articles/preconnect-and-dns-prefetch',
  thresholds: { most: { value: 2, unit: 'servers', meaning: 'Number of servers above which a page is reported.' } },
  names: ['link'],
  *check({ own }, { limit }) {
    const servers = new Set(preconnects(own).map(({ attributes }) => attributes.href))
    if (servers.size > limit('most'))
      yield {
        what: `There are preconnects to ${servers.size} servers {pages}; the limit is ${limit('most')}.`,
      }
  },
}

const preconnects = selection(
  ({ name, attributes: { rel = '', href } }) => name === 'link' && Boolean(href) && /\bpreconnect\b/i.test(rel),
)
