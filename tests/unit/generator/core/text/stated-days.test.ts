import { expect, test } from 'vitest'
import { daysOfChangeIn } from '#generator/core/text/stated-days.ts'

test.each([
  ['Last updated January 1, 2035.', '2035-01-01'],
  ['Last updated: 1 January 2035', '2035-01-01'],
  ['This page was last updated in March 2035.', '2035-03-01'],
  ['We changed it. Last reviewed May 3rd, 2031.', '2031-05-03'],
  ['Published 2030-06-02', '2030-06-02'],
  ['Last revised 12/2027.', '2027-01-01'],
  ['Updated 01/15/2035', '2035-01-01'],
])('"%s" is of %s or later', (text, first) => {
  expect(daysOfChangeIn(text).map((found) => found.first)).toEqual([first])
})

test.each([
  'The list will be updated in January 2035.',
  'It is to be reviewed in 2031.',
  'We have not updated 2035 lamps.',
  'The next review is in March 2031.',
])('"%s" has no day of the past', (text) => {
  expect(daysOfChangeIn(text)).toEqual([])
})
