import { say } from '#src/messages.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { subjectOf } from '../../text/page-subject.ts'

/** A page that repeats its search terms. */
export const keywordStuffing: PageRule = {
  code: 'keyword-stuffing',
  scope: 'page',
  title: 'Keyword stuffing',
  severity: 'warning',
  why: 'Text stuffed with search terms reads badly. Google lists keyword stuffing among its spam practices, and ranks such pages lower.',
  how: 'On pages of a place, counts the name of a service next to that of the place in the text, in either order or with "in" between them. On a page of a service in the place, that is the service.',
  fix: 'Name the service and the place once, then write about the work and the place in other words.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  thresholds: {
    mostPer100: { value: 1, unit: 'per 100 words', meaning: 'Most occurrences of the phrase in the text.' },
    least: { value: 4, unit: 'times', meaning: 'Fewer occurrences are never reported, however short the page.' },
  },
  *check({ own: page, params, route }, { manifest, limit }): Generator<Issue> {
    if (route !== 'servicePlace' && route !== 'serviceArea') return
    const { service: own, place } = subjectOf(manifest, params)
    if (place === undefined) return
    const p = place.toLowerCase()
    const text = page.text
      .filter((block) => block.includes(place))
      .join('\n')
      .toLowerCase()
    const services = own === undefined ? manifest.services.map(({ name }) => name) : [own]
    for (const service of services) {
      const s = service.toLowerCase()
      // Each phrase has the name of the service.
      if (countOf(text, s) < limit('least')) continue
      const phrase = say({ manifest }, 'service.in-place', { service, place })
      const count = countOf(text, phrase.toLowerCase()) + countOf(text, `${p} ${s}`) + countOf(text, `${s} ${p}`)
      if (count < limit('least') || count * 100 <= page.words * limit('mostPer100')) continue
      yield { what: `The text {pages} says "${phrase}" ${count} times in ${page.words} words.` }
      return
    }
  },
}

function countOf(text: string, phrase: string): number {
  let count = 0
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) count++
  return count
}
