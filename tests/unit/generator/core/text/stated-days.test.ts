import { expect, test } from 'vitest'
import { copyrightIn } from '#generator/core/text/copyright-year.ts'
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

test.each([
  ['© 2019 Saltbrush Cleaning. All rights reserved.', 2019, 'Saltbrush Cleaning'],
  ['Copyright © 2018–2021 by Saltbrush', 2021, 'Saltbrush'],
  ['(c) 2019', 2019, ''],
])('"%s" is of %s', (text, year, owner) => {
  expect(copyrightIn(text)).toMatchObject({ year, owner })
})

test.each(['© Saltbrush Cleaning', 'Copyright 2019 to this day', '© 2019 – present', 'Copyright law of 2019'])(
  '"%s" has no last year',
  (text) => {
    expect(copyrightIn(text)?.year).toBeUndefined()
  },
)
