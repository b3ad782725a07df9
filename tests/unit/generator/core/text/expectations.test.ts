import { expect, test } from 'vitest'
import { expectationIn } from '#generator/core/text/expectations.ts'

test.each([
  'Beside the state prison, which is expected to move away soon, a district of offices grows.',
  'The new hospital will open next year.',
  'The bridge is scheduled to be completed later this year.',
  'A second shop is opening soon on Main Street.',
  'The mall is currently under construction and will open soon.',
  'The mill is set to be torn down in the coming months.',
  'Our showroom will move to Elm Street this fall.',
  'The light rail line should reopen by the end of the year.',
  'The plant will soon close.',
  'The high school is due to be finished next spring.',
  'The library will be closed in the next few weeks.',
])('an event to come, without a date: %s', (sentence) => {
  expect(expectationIn(sentence)).toBeDefined()
})

test.each([
  'Call soon, and we come next week.',
  'The sooner you call, the better.',
  'We will call you next week.',
  'Come back next year.',
  'The buds will open soon.',
  'If the road will close soon, tell us.',
  'The hospital will open in 2027.',
  'The crack will open again next winter.',
  'The pass will close soon.',
  'Your lease is due to end soon.',
  'The mill closed in the spring.',
  'Leaves will be gone soon.',
  'The shop opens at eight.',
  'We return next spring to prune the shrubs.',
  'Frost will come later this fall.',
  'A furnace that is due to be replaced in three years still deserves its yearly check.',
  'When the store is about to close, whatever is left stays until the next day.',
  'Weeds will open the joint next year.',
  'Once the house is sold, the garage will be finished soon.',
])('no event to come: %s', (sentence) => {
  expect(expectationIn(sentence)).toBeUndefined()
})
