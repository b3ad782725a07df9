import { deadlineIn } from '../../core/text/deadlines.ts'
import { expectationIn } from '../../core/text/expectations.ts'
import { noticesIn } from '../../core/text/notices.ts'
import { oneLine } from '../../core/text/one-line.ts'
import { type Fact, type FactSources, fact, lineOf } from './fact.ts'
import { type FieldText, sentencesOf, shownTexts } from './texts.ts'

/** A sentence with the field that it is from. */
export type Read = { field: FieldText; sentence: string }

/** Offers and notices whose time is over. English alone. */
export function checkPast(read: readonly Read[], sources: FactSources): Fact[] {
  const offers = checkOffers(read, sources)
  const reported = new Set(offers.map(lineOf))
  const others = [...checkNotices(sources), ...checkExpectations(sources)]
  return [...offers, ...others.filter((found) => !reported.has(lineOf(found)))]
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

/** Every expectation has one of these. */
const ofLater = /\b(?:soon|shortly|before long|any day now|this|next|coming|few|future|end of)\b/i

/** `Which is expected to move away soon`, in texts that have no date. A season comes again every year. */
function checkExpectations(sources: FactSources): Fact[] {
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
