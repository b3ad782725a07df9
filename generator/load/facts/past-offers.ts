import { deadlineIn } from '../../core/text/deadlines.ts'
import { noticesIn } from '../../core/text/notices.ts'
import { oneLine } from '../../core/text/one-line.ts'
import { type Fact, type FactSources, fact, lineOf } from './fact.ts'
import { type FieldText, shownTexts } from './texts.ts'

/** A sentence with the field that it is from. */
export type Read = { field: FieldText; sentence: string }

/** Offers and notices whose time is over. English alone. */
export function checkPast(read: readonly Read[], sources: FactSources): Fact[] {
  const offers = checkOffers(read, sources)
  const reported = new Set(offers.map(lineOf))
  return [...offers, ...checkNotices(sources).filter((found) => !reported.has(lineOf(found)))]
}

/** `Because of the lockdown, our crews keep their distance`, and notices with a day that has passed. Articles may be as old. */
function checkNotices(sources: FactSources): Fact[] {
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

/** Offers that have ended, and seasons of past years that a text invites to. An article may be as old as its offer. */
function checkOffers(read: readonly Read[], { today, records: { folders } }: FactSources): Fact[] {
  if (today === undefined) return []
  const articles = new Set<FieldText['record']>(folders.articles)
  return read.flatMap(({ field, sentence }) => {
    const deadline = deadlineIn(sentence)
    if (!deadline || deadline.last >= today) return []
    const { words } = deadline
    const severity = deadline.isDay && !articles.has(field.record) ? 'error' : 'warning'
    const what = `The text says "${words}", which is over: today is ${today}.`
    const fix = 'Remove the sentence, or write a date to come.'
    return [fact(field.record, field.path, { code: 'date-passed', severity, what, fix }, words)]
  })
}
