import type { RouteId } from '#src/route.ts'
import { isIndexable } from '../../../core/indexable.ts'
import type { Issue, PageRule } from '../../rule.ts'

/** Thresholds by kind of page; other kinds, such as forms and lists, may be as short as they are. */
const thresholdOf: Partial<Record<RouteId, string>> = {
  service: 'service',
  servicePlace: 'servicePlace',
  serviceArea: 'place',
  county: 'county',
  guide: 'guide',
}

/** A page with too little to read. How much of it is its own is own-text-share's to say. */
export const thinPage: PageRule = {
  code: 'thin-page',
  scope: 'page',
  title: 'Page with little text',
  severity: 'warning',
  why: 'A page that was made for a search and answers nothing disappoints who comes by it. Google ranks no page by its words; a short one is a sign to look.',
  how: 'Words of the main text are counted by kind of page: services, services in places, places, counties and the guide. Pages that are not to be listed are let pass.',
  fix: 'Say more that is true of this place or service: the fields of its record and of its traits. Leave the page out where there is nothing to say.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  thresholds: {
    service: { value: 300, unit: 'words', meaning: 'Least of a page of a service.' },
    servicePlace: { value: 250, unit: 'words', meaning: 'Least of a page of a service in a place.' },
    place: { value: 250, unit: 'words', meaning: 'Least of a page of a city or community.' },
    county: { value: 250, unit: 'words', meaning: 'Least of a page of a county.' },
    guide: { value: 600, unit: 'words', meaning: 'Least of the guide.' },
  },
  *check(page, { manifest, limit }): Generator<Issue> {
    const name = page.route && thresholdOf[page.route]
    if (name === undefined || !isIndexable(page, manifest.site.origin)) return
    if (page.own.words < limit(name))
      yield {
        // The number of words is left out: one finding is about many pages.
        what: `The main text {pages} has fewer than ${limit(name)} words, little for a page of this kind.`,
        cause: name,
      }
  },
}
