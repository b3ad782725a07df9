import { titlesOf } from '../../markup/head-elements.ts'
import type { PageRule } from '../../rule.ts'
import { aboutTexts } from '../../text/rules-about-texts.ts'
import { slotOf } from '../../truth/slots.ts'

/** More than one title on a page. Browsers use the first, search engines any of them. */
export const titleSeveral: PageRule = {
  code: 'title-several',
  scope: 'page',
  title: 'Multiple titles',
  severity: 'warning',
  why: 'Browsers show the first title, and search engines may use another, so the headline in the results is unpredictable.',
  how: 'Counts the title elements of a page. Titles of SVGs do not count.',
  fix: 'Keep one title in the head and remove the others.',
  supersededBy: [...aboutTexts, 'title-missing'],
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  *check(page) {
    const titles = titlesOf(page)
    const second = titles[1]
    if (page.route === undefined || !second) return
    yield {
      what: `There are ${titles.length} titles {pages}; the second is "${second.text}".`,
      phrase: second.text,
      // What is wrong with one of them says which one to remove.
      followsFrom: ['title', slotOf('title')],
    }
  },
}
