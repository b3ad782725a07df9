import type { PageRule } from '../../rule.ts'

/** More than one main heading. HTML allows it, and search engines cope: hence a notice. */
export const h1Several: PageRule = {
  code: 'h1-several',
  scope: 'page',
  title: 'Several main headings on one page',
  severity: 'notice',
  why: 'One heading says what a page is about; of two, neither a screen reader nor a search engine can tell which is meant.',
  how: 'The h1 elements of a page are counted, those of its header and footer included.',
  fix: 'Keep the h1 that names the subject of the page, and make the others h2.',
  source: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  *check({ route, h1 }) {
    const [first, second] = h1.filter((text) => text !== '')
    if (route === undefined || first === undefined || second === undefined) return
    yield { what: `There are ${h1.length} main headings {pages}: "${first}" and "${second}".`, phrase: second }
  },
}
