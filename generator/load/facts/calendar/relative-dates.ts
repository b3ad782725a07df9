import { expectationIn } from '../../../core/text/expectations.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { type FieldText, sentencesOf, shownTexts } from '../texts.ts'

/** Every expectation has one of these. */
const ofLater = /\b(?:soon|shortly|before long|any day now|this|next|coming|few|future|end of)\b/i

/** `Which is expected to move away soon`, in texts that have no date. A season comes again every year. */
export function checkExpectations(sources: FactSources): Fact[] {
  if (sources.today === undefined) return []
  const { articles, guide } = sources.records.folders
  const dated = new Set<FieldText['record']>([...articles, ...guide])
  return shownTexts(sources).flatMap(({ record, path, text }) => {
    if (dated.has(record) || !ofLater.test(text)) return []
    return sentencesOf(text).flatMap((sentence) => {
      const words = expectationIn(sentence)
      if (words === undefined) return []
      const what = `The text says "${words}", but not in which year: it stays on the page when the time is over.`
      const fix = 'Write the year, or what is the case today.'
      return [fact(record, path, { code: 'date-relative', severity: 'warning', what, fix }, words)]
    })
  })
}
