import { elementsNamed } from '../../../scan/scan.ts'
import type { PageRule } from '../../rule.ts'

/** A page with content that leads on or reloads by itself. A page that does nothing but lead on is a redirect: see redirect-stub. */
export const metaRefresh: PageRule = {
  code: 'meta-refresh',
  scope: 'page',
  title: 'Page that leads on or reloads by itself',
  severity: 'error',
  why: 'Search engines take it for a redirect and list its target instead, and whoever reads slowly or listens loses the place.',
  how: 'No page of the site may have a meta element with http-equiv="refresh".',
  mend: 'Remove it; to move a page, write a redirect in redirects.yaml.',
  source: 'https://www.w3.org/TR/WCAG22/#timing-adjustable',
  *check({ own }) {
    for (const { attributes } of elementsNamed(own, 'meta'))
      if (/^\s*refresh\s*$/i.test(attributes['http-equiv'] ?? ''))
        yield { what: `A refresh {pages} leads on by itself: "${attributes.content ?? ''}".` }
  },
}
