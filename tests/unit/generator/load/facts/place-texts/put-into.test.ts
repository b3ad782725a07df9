import { expect, test } from 'vitest'
import { isPutInto } from '#generator/load/facts/place-texts/put-into.ts'

const says = (text: string) => isPutInto('Davis County', 'Draper', text)

test.each([
  'Draper, Davis County, has a hill.',
  'It is a town of Davis County.',
  'It is the working center of northern Davis County.',
  'Homes in Davis County have large yards.',
  'We work in Davis County.',
  'The town lies within Davis County.',
  'Lambert Park, at the southern end of Davis County.',
  'We make Draper the cleanest part of Davis County.',
])('"%s" puts the place into the county', (text) => {
  expect(says(text)).toBe(true)
})

test.each([
  'Part of the city is in Davis County.',
  'Some streets are in Davis County.',
  'Many of our customers work in Davis County.',
  'Across the water is Davis County.',
  'Davis County begins a few miles north.',
  'The river is the border of Davis County, with Layton beyond it.',
  'Farmington, the seat of Davis County, is half an hour away.',
  'A park in the hills looks over Davis County.',
  'The road to Layton in Davis County starts here.',
])('"%s" leaves it where it is', (text) => {
  expect(says(text)).toBe(false)
})
