import { metaContents } from '../../../core/html/page.ts'
import type { PageRule } from '../../rule.ts'

/** Two descriptions on one page. */
export const descriptionSeveral: PageRule = {
  code: 'description-several',
  scope: 'page',
  title: 'Several descriptions on one page',
  severity: 'warning',
  why: 'Search engines join them or take one at will, so that nobody knows what stands below the title in the results.',
  how: 'The meta descriptions of a page are counted. That of a social network has another name and does not count.',
  fix: 'Leave one description in the head and remove the others.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  *check(page) {
    if (page.route === undefined) return
    const descriptions = metaContents(page.own, 'description')
    const second = descriptions[1]
    if (second === undefined) return
    yield { what: `There are ${descriptions.length} descriptions {pages}; the second is "${second}".`, phrase: second }
  },
}
