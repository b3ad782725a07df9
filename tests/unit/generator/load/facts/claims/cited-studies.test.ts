import { expect, test } from 'vitest'
import { checkCitedStudies } from '#generator/load/facts/claims/cited-studies.ts'
import { textSources } from '../../../../../support/text-sources.ts'

/** What is found in a tip of the guide. */
const found = (text: string, tag?: string) => checkCitedStudies(textSources(text, { tag })).map(({ code }) => code)

test.each([
  'A 2023 study by the Harvard Institute of Domestic Hygiene found that every 3–4 months suits 87% of homes.',
  'Studies show that 62 percent of drains block in winter.',
  'According to a recent survey, three out of four owners wait too long.',
  'Research by the Center for Roof Science proves that moss cuts the life of shingles by 40%.',
  'Scientists found that dust is 5 times higher in spring.',
  'Carpets hold 80% of the dust, a study found.',
])('"%s" has a source that no one can look up', (text) => {
  expect(found(text)).toEqual(['rating-unproven'])
})

test.each([
  'A study by the EPA found that indoor air is 2 to 5 times as dirty.',
  'A [2019 study](https://example.org/study) found that 40% of drains block.',
  'Research at Oregon State University shows that 30% of moss returns.',
  'A survey of the American Lung Association found 20% more cases.',
  'The Geological Survey reports that 40% of wells are hard.',
  'In a survey of our customers, 92% said they would come back.',
  'The boundary survey shows that 20% of the fence is outside.',
  'Studies show that dry air helps.',
  'We save 20% by planning the route.',
  'Does research show that 50% is enough?',
  'The study has 20% of the floor, and the report of the crew follows.',
])('"%s" may be right', (text) => {
  expect(found(text)).toEqual([])
})

test('other languages are not read', () => {
  expect(found('A study found that 40% of drains block.', 'es-ES')).toEqual([])
})
