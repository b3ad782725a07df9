import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkOwnUtilities } from '#generator/load/facts/subjects/own-utilities.ts'

/** The words that are found in two texts of a town. */
function found(body: string, service: string): string[] {
  const recordOf = (value: object) => {
    const at = { file: 'cities/hauser.yaml', line: 1, column: 1 }
    return { slug: 'hauser', at, locate: () => at, file: { path: at.file, shown: at.file, text: '' }, value }
  }
  const cities = ['Hauser', 'Orion'].map((name) => ({
    ...recordOf({ name, description: '' }),
    slug: name.toLowerCase(),
  }))
  const folders = { cities: [recordOf({ body, services: { repair: service } })] }
  const sources = { records: { language: { tag: 'en' }, cities, folders } } as unknown as FactSources // what it reads
  return checkOwnUtilities(sources).flatMap(({ words }) => words ?? [])
}

const own = 'The city has run its own electric utility for more than a century.'

test.each([
  ['The power stays on until evening; it comes from the private utility Rocky Mountain Power.', 'private utility'],
  ['Electricity here is sold by an investor-owned utility.', 'investor-owned utility'],
  ['Ask the private power company for the shutoff date.', 'private power company'],
])('"%s" says the contrary', (text, words) => {
  expect(found(own, text)).toEqual([words])
})

test.each([
  'The power comes from the municipal utility.',
  'The water comes from a private utility.',
  'A private utility reads the meters.',
  'Parts of town get their power from a private utility.',
  'Until 1990 the power came from a private utility.',
  'The power does not come from a private utility.',
  'In a power cut, a private company clears the trees.',
])('"%s" does not', (text) => {
  expect(found(own, text)).toEqual([])
})

test('without a utility of the town there is nothing to compare', () => {
  expect(found('Orion has its own electric utility.', 'The power comes from a private utility.')).toEqual([])
  expect(found('The town has its own charm.', 'The power comes from a private utility.')).toEqual([])
})
