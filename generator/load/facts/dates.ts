import type { Located } from '../records.ts'
import { type Fact, type FactSources, fact } from './fact.ts'

type Dated = { record: Located<unknown>; path: PropertyKey[]; date: string; name: string }

/** The year from which customers could write reviews on the web. A date before is a mistake in typing. */
const firstYear = 1998

/** Dates of the past that are in the future, or too long ago, and months of a season that its numbers contradict. */
export function checkDates(sources: FactSources): Fact[] {
  return [...checkPastDates(sources), ...checkMonths(sources)]
}

/** `June–August` of the season with the months 3 to 5. */
function checkMonths({ records: { folders, language } }: FactSources): Fact[] {
  const { format } = new Intl.DateTimeFormat(language.tag, { month: 'long', timeZone: 'UTC' })
  const names = Array.from({ length: 12 }, (_, index) => format(Date.UTC(2000, index)).toLowerCase())
  return folders.guide.flatMap((season) => {
    const { months, monthNumbers } = season.value
    const other = names.find((name, index) => months.toLowerCase().includes(name) && !monthNumbers.includes(index + 1))
    if (other === undefined) return []
    return [
      fact(season, ['months'], {
        code: 'months-differ',
        what: `The season has the months "${months}", but monthNumbers is ${monthNumbers.join(', ')}.`,
        fix: 'Correct one of the two.',
      }),
    ]
  })
}

function checkPastDates({ records, today }: FactSources): Fact[] {
  if (today === undefined) return []
  // A site may be built in a time zone in which it is already tomorrow.
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  return datesOf(records).flatMap(({ record, path, date, name }) => {
    const limit = tomorrow.slice(0, date.length)
    if (date <= limit && Number(date.slice(0, 4)) >= firstYear) return []
    const isFuture = date > limit
    return [
      fact(record, path, {
        code: isFuture ? 'date-in-future' : 'date-too-early',
        what: `${name} has the date ${date}, which is ${isFuture ? `after today, ${today}` : `before ${firstYear}`}.`,
        fix: 'Correct the date.',
      }),
    ]
  })
}

function datesOf({ documents: { testimonials }, folders }: FactSources['records']): Dated[] {
  return [
    ...(testimonials?.value.items ?? []).flatMap(({ date, name }, index) =>
      testimonials
        ? [{ record: testimonials, path: ['items', index, 'date'], date, name: `The testimonial of ${name}` }]
        : [],
    ),
    ...folders.articles.flatMap((record) => [
      { record, path: ['date'], date: record.value.date, name: 'This article' },
      ...(record.value.updated === undefined
        ? []
        : [{ record, path: ['updated'], date: record.value.updated, name: 'The last change of this article' }]),
    ]),
    ...folders.pages.flatMap((record) =>
      record.value.screen === 'legal'
        ? [{ record, path: ['updated'], date: record.value.updated, name: 'The last change of this page' }]
        : [],
    ),
  ]
}
