import { expect, test } from 'vitest'
import { nightHoursIn } from '#generator/load/facts/hours/night-hours.ts'

test.each([
  [
    'We plan lighter rooms in rotation, and hours between ten at night and four in the morning on any day.',
    'between ten at night and four in the morning',
  ],
  ['Our crews come from 11 PM to 5 AM.', 'from 11 PM to 5 AM'],
  ['We offer visits between 10 and 11:30 p.m. here.', 'between 10 and 11:30 p.m'],
  ['We work from noon until midnight.', 'from noon until midnight'],
  ['Our painters start at four in the morning.', 'Our painters start at four in the morning'],
  ['Here our crews arrive at 3 AM.', 'our crews arrive at 3 AM'],
  ['We work until midnight.', 'We work until midnight'],
  ['The crew comes to the shops at eleven at night.', 'The crew comes to the shops at eleven at night'],
])('"%s" has a time of the night', (sentence, words) => {
  expect(nightHoursIn(sentence)).toBe(words)
})

test.each([
  'We plan hours between eight in the morning and six in the evening on any day.',
  'We plan hours between eight and six on any day.',
  'Our crews come from 7 AM to 9 PM.',
  'We start at five in the morning.',
  'We work until seven at night.',
  'We respect quiet hours between ten at night and seven in the morning.',
  'Bars close at 2 AM, and we come at noon.',
  'Snow falls between ten at night and four in the morning.',
  'We come from two towns to four houses.',
  'We arrive at ten in the morning.',
])('"%s" has none', (sentence) => {
  expect(nightHoursIn(sentence)).toBeUndefined()
})
