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
  how: 'On pages of a service in a place, counts the name of the service next to that of the place in the text, in either order or with "in" between them.',
  fix: 'Name the service and the place once, then write about the work and the place in other words.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  thresholds: {
    mostPer100: { value: 1, unit: 'per 100 words', meaning: 'Most occurrences of the phrase in the text.' },
    least: { value: 4, unit: 'times', meaning: 'Fewer occurrences are never reported, however short the page.' },
  },
  *check({ own, params, route }, { manifest, limit }): Generator<Issue> {
    if (route !== 'servicePlace') return
    const { service, place } = subjectOf(manifest, params)
    if (service === undefined || place === undefined) return
    const [s, p] = [service.toLowerCase(), place.toLowerCase()]
    const text = own.text
      .filter((block) => block.includes(place))
      .join('\n')
      .toLowerCase()
    // Each phrase has the name of the service.
    if (countOf(text, s) < limit('least')) return
    const phrase = say({ manifest }, 'service.in-place', { service, place })
    const count = countOf(text, phrase.toLowerCase()) + countOf(text, `${p} ${s}`) + countOf(text, `${s} ${p}`)
    if (count >= limit('least') && count * 100 > own.words * limit('mostPer100'))
      yield { what: `The text {pages} says "${phrase}" ${count} times in ${own.words} words.` }
  },
}

function countOf(text: string, phrase: string): number {
  let count = 0
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) count++
  return count
}
