import { expect, test } from 'vitest'
import { isSpamTitle } from '#generator/core/text/spam-titles.ts'

test.each([
  '★★★★★ BEST CLEANERS EVER!!! CALL NOW!!! | {business}',
  '🔥 Cheap Drains! Call Now!',
  'BEST ROOFS EVER!!!',
  '✔ Fast ✔ Cheap ✔ Local',
  '➤ NUMBER ONE MOVERS',
])('a title written as spam: %s', (title) => {
  expect(isSpamTitle(title)).toBe(true)
})

test.each([
  'House and Office Cleaning | {business}',
  'HVAC Repair in Reno, NV | ABC Air',
  'Welcome Home! | {business}',
  'AC, HVAC and EPA Rules: What Changes',
  'Doors → Windows',
  'Our Crews: Careful, Quick and Kind',
  'We Won! The Award of the Town',
])('a plain title: %s', (title) => {
  expect(isSpamTitle(title)).toBe(false)
})
