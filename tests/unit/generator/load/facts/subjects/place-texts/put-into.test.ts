import { expect, test } from 'vitest'
import { isPutInto } from '#generator/load/facts/subjects/place-texts/put-into.ts'

const says = (text: string) => isPutInto('Davis County', 'Draper', text)

test.each([
  'Draper, Davis County, has a hill.',
  'It is a town of Davis County.',
  'It is the working center of northern Davis County.',
  'Homes in Davis County have large yards.',
  'We work in Davis County.',
  'The town lies within Davis County.',
  'Draper is in Davis County.',
  'The city of Draper sits in Davis County.',
  'Most of Draper is in Davis County.',
  'The old part of Draper is small, and the town is in Davis County.',
  'Homes in Draper in Davis County have large yards.',
  'Hay meadows and a few streets make up Draper, farm country at the northern end of Davis County.',
  'Orchards surround Draper, a quiet corner of Davis County.',
  'Few towns are as old as this, but Draper, part of Davis County, is.',
  'Draper, which sits in the far southeastern corner of Davis County, has hills.',
  'Draper, ranch country in northern Davis County, is dry.',
  'At the southern end of Davis County, Draper has hills.',
  'In the middle of Davis County, the town of Draper keeps its barns.',
])('"%s" puts the place into the county', (text) => {
  expect(says(text)).toBe(true)
})

test.each([
  'Draper ends at the river, which is the county line: Lehi, on the other bank, is in Davis County.',
  'Part of the city is in Davis County.',
  'Some streets are in Davis County.',
  'A small part of Draper sits in Davis County.',
  'Part of Draper is in Davis County.',
  'The east side of Draper, with the newer schools, is in Davis County.',
  'The south of Draper, in Davis County, has wells.',
  'Its western edge is in Davis County.',
  'The town’s northern tip sits in Davis County.',
  'Eastern Draper is in Davis County.',
  'Some neighborhoods of Draper are in Davis County.',
  'Draper is mostly here, with its western edge in Davis County.',
  'Draper reaches into Davis County.',
  'Homes are older here, and a piece of Draper is in Davis County.',
  'The canal from Draper ends in Davis County.',
  'Most of Draper is in Salt Lake County, and a small part is in Davis County.',
  'Draper is in Salt Lake County; the rest is in Davis County.',
  'Many people from Draper work and live in Davis County.',
  'Many of our customers work in Davis County.',
  'Across the water is Davis County.',
  'Davis County begins a few miles north.',
  'The river is the border of Davis County, with Layton beyond it.',
  'Farmington, the seat of Davis County, is half an hour away.',
  'A park in the hills looks over Davis County.',
  'The road to Layton in Davis County starts here.',
  'The southern end of town spills over into Davis County.',
  'Bliss, the next town up the interstate, is in Davis County.',
  'Lambert Park, at the southern end of Davis County.',
  'We make Draper the cleanest part of Davis County.',
  'Beyond Draper, the southern end of Davis County is flat.',
  'South of Draper, the northern half of Davis County opens up.',
  'A park in Draper, open land at the southern end of Davis County, has trails.',
  'Draper, on the edge of Davis County, has wells.',
  'Draper, the next town after the northern end of Davis County, has wells.',
  'Draper, farm country just south of the southern end of Davis County, has wells.',
  'Draper, part of Davis County until 1870, has wells.',
  'Draper, named for a town in Davis County, has wells.',
  'Draper, the oldest rival of a town in Davis County, has wells.',
  'Draper, where water from the northern end of Davis County arrives, has wells.',
  'At the southern end of Davis County, Draper families have cabins.',
  'At the southern end of Davis County, Farmington has a hill.',
])('"%s" leaves it where it is', (text) => {
  expect(says(text)).toBe(false)
})

test.each([
  ['Half of our long valley sits in Cass County.', false],
  ['The south side of the old town sits in Cass County.', false],
  ['Part of its older grid is in Cass County.', false],
  ['The old grain town sits in Cass County.', true],
  ['Our part of the prairie is quiet, and the town is in Cass County.', true],
])('whether "%s" puts Kindred into the county: %s', (text, expected) => {
  expect(isPutInto('Cass County', 'Kindred', text)).toBe(expected)
})
