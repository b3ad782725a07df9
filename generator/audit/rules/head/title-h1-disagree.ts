import { isListed } from '../../graph/indexable.ts'
import type { PageRule } from '../../rule.ts'
import { sharedWords } from '../../text/content-words.ts'

/** A title and a main heading that speak of different things. The front page may greet with what it likes. */
export const titleH1Disagree: PageRule = {
  code: 'title-h1-disagree',
  scope: 'page',
  title: 'Title and main heading say different things',
  severity: 'warning',
  why: 'Whoever clicks a result expects the page its title promised. Where the heading says something else, visitors turn back, and search engines put the heading in place of the title.',
  how: 'Of the title and the first main heading, the one with fewer content words is taken; too small a share of them is in the other. Forms of one word count as the same, and the front page is left out.',
  fix: 'Say in both what the page is about: the fields "title" and "heading" of a page, or the name of a service or place.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  thresholds: {
    least: {
      value: 0.5,
      unit: 'share of words',
      meaning: 'Content words of the shorter text that the other must have.',
    },
  },
  *check(page, { manifest, limit }) {
    const [heading = ''] = page.h1
    if (page.path === '/' || page.title === '' || heading === '' || !isListed(page, manifest)) return
    if (sharedWords(page.title, heading) >= limit('least')) return
    yield {
      what: `The title {pages} is "${page.title}", but the main heading is "${heading}".`,
      phrase: heading,
    }
  },
}
