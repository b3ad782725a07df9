import { deadlineIn } from '../../../core/text/deadlines.ts'
import { type Fact, type FactSources, fact, lineOf } from '../fact.ts'
import type { FieldText } from '../texts.ts'
import { checkNotices } from './past-notices.ts'
import { checkExpectations } from './relative-dates.ts'

/** A sentence with the field that it is from. */
export type Read = { field: FieldText; sentence: string }

/** Offers and notices whose time is over. English alone. */
export function checkPast(read: readonly Read[], sources: FactSources): Fact[] {
  const offers = checkOffers(read, sources)
  const reported = new Set(offers.map(lineOf))
  const others = [...checkNotices(sources), ...checkExpectations(sources)]
  return [...offers, ...others.filter((found) => !reported.has(lineOf(found)))]
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
