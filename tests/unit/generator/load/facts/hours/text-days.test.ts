import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkTextDays } from '#generator/load/facts/hours/text-days.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const everyDay = [...weekdays, 'Saturday', 'Sunday']

type Spans = { days: string[]; opens: string; closes: string }[]

/** The words that are found in the text of a county, of a company that is open from 8 AM to 6 PM, and some shorter days. */
function found(body: string, days = everyDay, shorter: Spans = []): string[] {
  const at = { file: 'counties/avon.yaml', line: 1, column: 1 }
  const county = { at, locate: () => at, file: { path: at.file, shown: at.file, text: body }, value: { body } }
  const phone = { e164: '+15015550142', display: '(501) 555-0142' }
  const business = { name: 'Brook', email: 'hello@brook.example', phone, lines: [], address: {} }
  const hours = { week: [{ days, opens: '08:00', closes: '18:00' }, ...shorter] }
  const none = { pages: [], articles: [], offices: [], cities: [], services: [], traits: [] }
  const sources = {
    site: { value: { business, origin: 'https://brook.example', hours, policies: [], claims: [] } },
    records: { cities: [], documents: {}, folders: { ...none, counties: [county] }, language: { tag: 'en-US' } },
  } as unknown as FactSources // what the check reads
  return checkTextDays(sources, []).flatMap(({ words }) => words ?? [])
}

test.each([
  ['We plan each visit, and hours between eight and six, Monday to Friday only.', 'Monday to Friday only'],
  ['Here we work on weekdays only.', 'weekdays only'],
  ['We take bookings Monday to Friday only.', 'Monday to Friday only'],
  ['We come only Monday through Friday.', 'only Monday through Friday'],
  ['We do not work on Sundays.', 'We do not work on Sundays'],
  ['Our crews never come out to the lake on weekends.', 'Our crews never come out to the lake on weekends'],
  ['We are closed on weekends.', 'We are closed on weekends'],
  ['Sorry, we have no Sunday appointments.', 'no Sunday appointments'],
  ['We come on any day except Sunday.', 'We come on any day except Sunday'],
  ['We work Monday through Saturday.', 'We work Monday through Saturday'],
  ['We plan hours between nine and five on any day.', 'hours between nine and five on any'],
])('"%s" is wrong of a company that is open every day', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each([
  ['We work seven days a week.', 'We work seven days a week'],
  ['Our hours are the same every day of the week.', 'Our hours are the same every day of the week'],
])('"%s" is wrong of a company with a day off', (text, words) => {
  expect(found(text, weekdays)).toEqual([words])
})

test.each([
  ['We trim hedges seven days a week except Sundays.', []],
  ['Our crews lay turf every day of the week but Sunday.', []],
  ['We trim hedges seven days a week, storms or not.', ['We trim hedges seven days a week']],
])('with Sundays off, "%s": %j', (text, words) => {
  expect(found(text, [...weekdays, 'Saturday'])).toEqual(words)
})

test.each([
  'We plan hours between eight and six on any day of the week.',
  'We work Monday through Sunday.',
  'The association allows loud work Monday to Friday only, so we start early.',
  'The town office is open Monday to Friday only.',
  'Guest houses prefer Monday to Wednesday.',
  'We come here Monday to Wednesday, while the road is clear.',
  'We cannot park on Main Street on Saturdays.',
  'We never book two weddings on Saturdays.',
  'We do not recommend washing windows on Sundays.',
  'A weekday suits us better than a weekend.',
  'Before Christmas we do not work on Sundays.',
  'Do you have no Sunday appointments?',
  'We take turnovers here from Thursday to Saturday only.',
])('"%s" is right', (text) => {
  expect(found(text)).toEqual([])
})

test.each(['We work on weekdays only.', 'We do not work on Sundays.', 'We are closed on weekends.'])(
  '"%s" is right of a company with weekends off',
  (text) => {
    expect(found(text, weekdays)).toEqual([])
  },
)

/** An office that answers the phone for half of Saturday. */
const shortSaturday = [{ days: ['Saturday'], opens: '08:00', closes: '12:00' }]

test.each([
  'In Holt and Ashby we are on the road from Monday to Friday, and you may choose.',
  'In Ashby we drive Monday to Friday; Holt is on Tuesday.',
  'Our crews mow here Monday to Friday only.',
  'We come only Monday through Friday, so that weekends are yours.',
  'Our crews never come out to the lake on weekends.',
  'We mow on any day except Saturday.',
])('the days on which crews come are not those of an office with a short Saturday: "%s"', (text) => {
  expect(found(text, weekdays, shortSaturday)).toEqual([])
})

test.each(['We are on the road from Monday to Friday.', 'We come here Monday to Friday.'])(
  'the days of a route are no opening hours: "%s"',
  (text) => {
    expect(found(text)).toEqual([])
  },
)

test.each([
  ['We work Monday to Friday.', 'We work Monday to Friday'],
  ['We do not work on Saturdays.', 'We do not work on Saturdays'],
  ['Our office is closed on Saturdays.', 'Our office is closed on Saturdays'],
  ['Sorry, no weekend appointments.', 'no weekend appointments'],
])('an office with a short Saturday is open then: "%s"', (text, words) => {
  expect(found(`For us that is easy. ${text}`, weekdays, shortSaturday)).toEqual([words])
})
