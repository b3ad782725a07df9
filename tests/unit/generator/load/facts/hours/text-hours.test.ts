import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkTextHours } from '#generator/load/facts/hours/text-hours.ts'

const at = { file: 'faqs.yaml', line: 1, column: 1 }
const week = [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:00' }]

/** The words that are found in an answer of a company that is open from Monday to Friday, 8 AM to 5 PM. */
function found(answer: string): string[] {
  const faqs = { at, locate: () => at, file: { path: at.file, shown: at.file, text: answer }, value: [{ answer }] }
  const phone = { e164: '+15015550142', display: '(501) 555-0142' }
  const business = { name: 'Brook', email: 'hello@brook.example', phone, lines: [], address: {} }
  const sources = {
    site: { value: { business, origin: 'https://brook.example', hours: { week }, policies: [], claims: [] } },
    records: {
      cities: [],
      documents: { faqs },
      folders: { pages: [], articles: [], offices: [], counties: [], cities: [], services: [] },
      language: { tag: 'en-US' },
    },
  } as unknown as FactSources // what the check reads
  return checkTextHours(sources).flatMap(({ words }) => words ?? [])
}

test.each([
  ['Our office is open around the clock.', 'around the clock'],
  ['We are open 24/7, and the phone is answered by people.', '24/7'],
  ['We are available 24 hours a day.', '24 hours a day'],
  ['Our phones are answered from 8 AM to 8 PM.', '8 AM to 8 PM'],
  ['The emergency line is answered all night, but our office is open until 9 PM.', 'until 9 PM'],
  ['New keys? Call {phone}, every day from 7 AM to 11 PM.', '7 AM to 11 PM'],
  ['Call {phone}, on Sundays too, or {line.emergency} at night.', 'on Sundays'],
  ['Prices are the same every day, and we are open until 9 PM.', 'until 9 PM'],
])('"%s" is about other hours', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each([
  'Call {phone} during our hours, or {line.emergency} at night and on Sundays.',
  'Locked out, or the door won’t lock? Call {phone}, every day from 7 AM to 11 PM.',
  'Our lockout crew answers the phone every day from 7 AM to 11 PM.',
  'Closed on Mondays? Tell us which days you are dark.',
  'When we began, our hours were 8 AM to 9 PM.',
  'The town hall’s opening hours are 9 AM to 4 PM.',
  '## Opening hours elsewhere\n\nThe mill opens from 7 AM to 3 PM.',
])('"%s" is about other hours than those of today', (text) => {
  expect(found(text)).toEqual([])
})

test.each([
  'For a leak please call; that phone is answered around the clock.',
  'The phone is always answered, day and night.',
  'Our lines are staffed 24 hours a day.',
  'The office is closed, but the emergency line at (501) 555-0142 is answered until 9 p.m. every day.',
  'The shop is closed on Saturdays; a technician comes until 8 PM.',
  'Our office is open from 8 AM to 5 PM, and the emergency phone is answered from 6 AM to 10 PM.',
  'For emergencies we are available until 9 PM.',
  'We are available 24/7, and our emergency crews come at night.',
])('"%s" is about a phone', (text) => {
  expect(found(text)).toEqual([])
})

test.each([
  'We are on the road Monday to Saturday.',
  'We mow Monday to Thursday, and trim on Friday.',
  'Our crews drive Monday to Thursday.',
  'We visit Ashby Monday to Wednesday.',
  'We clean Monday to Saturday.',
  'We drive from 7 AM to 4 PM.',
  'We are on the road from 6 AM to 3 PM.',
])('"%s" is about routes', (text) => {
  expect(found(text)).toEqual([])
})

test.each([
  ['We work Monday to Saturday.', 'Monday to Saturday'],
  ['We are at work Monday to Thursday.', 'Monday to Thursday'],
  ['Customers can book Monday to Saturday.', 'Monday to Saturday'],
  ['We work from 7 AM to 4 PM.', '7 AM to 4 PM'],
])('"%s" is about opening hours', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each([
  ['Our workday ends at eight in the evening.', 'Our workday ends at eight in the evening'],
  ['Ask the building, since our working days are over by 7 PM.', 'our working days are over by 7 PM'],
  ['Our working day begins at six.', 'Our working day begins at six'],
  ['Our workday starts at nine.', 'Our workday starts at nine'],
  ['We close at eight in the evening, and open again at eight.', 'We close at eight in the evening'],
  ['Our office is open until seven in the evening.', 'until seven in the evening'],
  ['We are open from nine in the morning to five in the afternoon.', 'nine in the morning to five in the afternoon'],
  ['Our phones are answered from eight to seven in the evening.', 'eight to seven in the evening'],
])('"%s" has other hours in words', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each([
  'Our workday ends at five in the afternoon.',
  'Our workday begins at eight and ends at five.',
  'Our working day begins at half past seven in the morning.',
  'Our working day ends by half past four in the afternoon.',
  'When the workday ends at eight in the evening, the lobby is empty.',
  'Our workday ends at ten sites.',
  'Our workday ended at eight in the evening then.',
  'Our workday ends at two in the afternoon on Christmas Eve.',
  'We are open until five in the afternoon.',
  'We close at eight homes each week.',
  'Our office has a crew of six in the evening.',
  'The library closes at eight in the evening.',
])('"%s" has the hours, or those of others', (text) => {
  expect(found(text)).toEqual([])
})
