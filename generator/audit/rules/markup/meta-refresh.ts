import { withAttribute } from '../../element-index.ts'
import type { MarkupRule } from '../../rule.ts'

/** A page that leaves, or begins anew, by itself. */
export const metaRefresh: MarkupRule = {
  code: 'meta-refresh',
  scope: 'markup',
  title: 'Page that reloads or leaves by itself',
  severity: 'warning',
  why: 'Whoever reads slowly is taken away in the middle of a sentence, and a search engine takes the page for one that has moved.',
  how: 'Pages with <meta http-equiv="refresh">. The small pages that a build writes for redirects are not pages of the site and are judged elsewhere.',
  mend: 'Take it out. Where the page has moved, write a line in redirects.yaml.',
  source: 'https://www.w3.org/TR/WCAG22/#timing-adjustable',
  *check(scan) {
    for (const { attributes } of withAttribute(scan, 'http-equiv'))
      if (attributes['http-equiv']?.toLowerCase() === 'refresh')
        yield {
          what: `A <meta http-equiv="refresh" content="${attributes.content ?? ''}"> {pages} takes the reader away.`,
        }
  },
}
