import { elementsNamed } from '../../../core/html/scan-html.ts'
import type { PageRule } from '../../rule.ts'

/** A page without a main heading, or with an empty one. */
export const h1Missing: PageRule = {
  code: 'h1-missing',
  scope: 'page',
  title: 'Page without a main heading',
  severity: 'warning',
  why: 'The main heading tells a visitor that the click was right, lets a screen reader jump to the content, and stands in for the title where a search engine likes it better.',
  how: 'Every page must have an h1 element that says something; a picture with a text in its place, or an aria-label, is enough.',
  fix: 'Write the field "heading" of the page. Where the build wrote one, the file was changed afterwards: build again.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  *check(page) {
    if (page.route === undefined || page.h1.some((text) => text !== '')) return
    const headings = [page.own, ...page.parts.map(({ scan }) => scan)].flatMap((scan) => elementsNamed(scan, 'h1'))
    if (headings.some(({ label }) => label !== '')) return
    const isEmpty = headings.length > 0
    yield { what: `The main heading {pages} is ${isEmpty ? 'empty' : 'missing'}.`, cause: String(isEmpty) }
  },
}
