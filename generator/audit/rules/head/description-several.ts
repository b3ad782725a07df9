import { metaContents } from '../../../core/html/page.ts'
import type { PageRule } from '../../rule.ts'
import { aboutTexts } from '../../text/rules-about-texts.ts'
import { slotOf } from '../../truth/slots.ts'

/** More than one meta description on a page. */
export const descriptionSeveral: PageRule = {
  code: 'description-several',
  scope: 'page',
  title: 'Multiple meta descriptions',
  severity: 'warning',
  why: 'Search engines join them or pick one, so the text under the title in the results is unpredictable.',
  how: 'Counts the meta descriptions of a page. Descriptions for social networks have another name and do not count.',
  fix: 'Keep one meta description in the head and remove the others.',
  supersededBy: [...aboutTexts, 'description-misplaced', 'description-missing'],
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  *check(page) {
    if (page.route === undefined) return
    const descriptions = metaContents(page.own, 'description')
    const second = descriptions[1]
    if (second === undefined) return
    yield {
      what: `There are ${descriptions.length} meta descriptions {pages}; the second is "${second}".`,
      phrase: second,
      followsFrom: ['description', slotOf('meta description')],
    }
  },
}
