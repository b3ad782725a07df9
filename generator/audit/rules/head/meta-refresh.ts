import { quoted } from '../../markup/element-name.ts'
import { selection } from '../../markup/selection.ts'
import type { PageRule } from '../../rule.ts'

/** A page with content that redirects its visitors or reloads itself. */
export const metaRefresh: PageRule = {
  code: 'meta-refresh',
  scope: 'page',
  title: 'Meta refresh redirect',
  severity: 'error',
  why: 'Search engines treat it as a redirect and drop the page in favor of the target. It moves visitors on before slow readers and screen readers have finished.',
  how: 'Finds a meta element with http-equiv="refresh" on a page of the manifest. `redirect-stub` checks the small files that stand in for redirects.',
  fix: 'Remove the element. To redirect the URL, remove the page from the manifest and add the URL to redirects.yaml.',
  source: 'https://www.w3.org/TR/WCAG20-TECHS/F41.html',
  *check({ route, own }) {
    if (route === undefined) return
    for (const { attributes } of refreshing(own))
      yield { what: `The meta refresh {pages} is ${quoted(attributes.content ?? '')}.` }
  },
}

const refreshing = selection(
  ({ name, attributes }) => name === 'meta' && /^\s*refresh\s*$/i.test(attributes['http-equiv'] ?? ''),
)
