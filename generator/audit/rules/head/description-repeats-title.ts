import { collapseSpace } from '../../../core/html/collapse-space.ts'
import type { PageRule } from '../../rule.ts'

/** A meta description that is the title of its page. */
export const descriptionRepeatsTitle: PageRule = {
  code: 'description-repeats-title',
  scope: 'page',
  title: 'Description equal to the title',
  severity: 'warning',
  why: 'A search result shows the same words twice, or sentences from the page that a search engine has chosen itself.',
  how: 'Compares the meta description of each page with its title. Ignores case, and spaces at the ends.',
  fix: 'Write what the page has to say beyond its title, in the description of its record.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  *check({ title, description }) {
    if (description === '' || plain(description) !== plain(title)) return
    yield {
      what: `The description {pages}, "${description}", is the title.`,
      phrase: description,
      subject: 'description',
    }
  },
}

const plain = (text: string) => collapseSpace(text).toLowerCase()
