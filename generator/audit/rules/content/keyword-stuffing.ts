import type { Issue, PageRule } from '../../rule.ts'
import { subjectOf } from '../../text/page-subject.ts'

/** A page that repeats what it wants to be found for. */
export const keywordStuffing: PageRule = {
  code: 'keyword-stuffing',
  scope: 'page',
  title: 'Service and place repeated too often',
  severity: 'warning',
  why: 'Text that is filled with the words it wants to be found for reads badly, and Google names it among the practices for which it ranks pages lower.',
  how: 'On pages of a service in a place, the name of the service beside that of the place, in either order and with "in" between, is counted in the text.',
  fix: 'Say it once, and write about the work and the place in other words.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  thresholds: {
    mostPer100: { value: 1, unit: 'per 100 words', meaning: 'Times the phrase may stand in the text.' },
    least: { value: 4, unit: 'times', meaning: 'Fewer are never too many, however short the page.' },
  },
  *check({ own, params, route }, { manifest, limit }): Generator<Issue> {
    if (route !== 'servicePlace') return
    const { service, place } = subjectOf(manifest, params)
    if (service === undefined || place === undefined) return
    const text = own.text
      .filter((block) => block.includes(place))
      .join('\n')
      .toLowerCase()
    const [s, p] = [service.toLowerCase(), place.toLowerCase()]
    const count = countOf(text, `${s} in ${p}`) + countOf(text, `${p} ${s}`) + countOf(text, `${s} ${p}`)
    if (count >= limit('least') && count * 100 > own.words * limit('mostPer100'))
      yield { what: `The text {pages} says "${service} in ${place}" ${count} times in ${own.words} words.` }
  },
}

function countOf(text: string, phrase: string): number {
  let count = 0
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) count++
  return count
}
