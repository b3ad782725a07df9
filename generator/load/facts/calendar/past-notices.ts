import { noticesIn } from '../../../core/text/notices.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { type FieldText, shownTexts } from '../texts.ts'

/** `Because of the lockdown, our crews keep their distance`, and notices with a day that has passed. Articles may be as old. */
export function checkNotices(sources: FactSources): Fact[] {
  const { today, records } = sources
  if (today === undefined) return []
  const articles = new Set<FieldText['record']>(records.folders.articles)
  return shownTexts(sources).flatMap(({ record, path, text }) => {
    if (articles.has(record)) return []
    return noticesIn(oneLine(text)).flatMap(({ words, last }) => {
      if (last >= today) return []
      const what = `The text says "${words}", a notice of a time that is over: today is ${today}.`
      const fix = 'Remove the notice.'
      return [fact(record, path, { code: 'date-passed', severity: 'warning', what, fix }, words)]
    })
  })
}
