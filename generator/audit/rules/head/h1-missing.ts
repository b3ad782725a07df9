import { isInvisible } from '../../../core/html/distinct-element.ts'
import { elementsNamed } from '../../../core/html/scan-html.ts'
import type { WholePageRule } from '../../rule.ts'

/** A page without an H1 heading, or with an empty one. */
export const h1Missing: WholePageRule = {
  code: 'h1-missing',
  scope: 'whole-page',
  title: 'Missing H1 heading',
  severity: 'warning',
  why: 'The H1 confirms to visitors that they are on the right page, lets screen readers jump to the content, and can replace the title in search results.',
  how: 'Every page must have an h1 element with content. An image with alt text, or an aria-label, is enough. The name of the company alone is enough on the home page only.',
  fix: 'Write the field "heading" of the page. If the build wrote one, the file was changed afterwards: build again.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  supersededBy: ['element-unclosed', 'soft-404'],
  *check(page, { manifest }) {
    if (page.route === undefined) return
    const { name } = manifest.site.business
    const shown = page.h1.filter((text) => !isInvisible.test(text))
    if (shown.length > 0) {
      if (page.route !== 'home' && shown.every((text) => text === name))
        yield {
          what: `The H1 heading {pages} is only "${name}", as on a logo, and does not say what the page is about.`,
          cause: name,
        }
      return
    }
    const headings = [page.own, ...page.parts.map(({ scan }) => scan)].flatMap((scan) => elementsNamed(scan, 'h1'))
    if (headings.some(({ label }) => label !== '')) return
    const isEmpty = headings.length > 0
    yield { what: `The H1 heading {pages} is ${isEmpty ? 'empty' : 'missing'}.`, cause: String(isEmpty) }
  },
}
