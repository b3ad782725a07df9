import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkPlaceTexts } from '#generator/load/facts/subjects/place-texts.ts'
import { openGazetteer } from '#generator/places/gazetteer.ts'

const file = (path: string) => ({
  at: { file: path, line: 1, column: 1 },
  file: { path, shown: path, text: '' },
  locate: () => ({ file: path, line: 1, column: 1 }),
})
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

type Places = { region: string; designation?: string; towns: Record<string, string[]> }

/** What is found in the texts of some counties and of the rows of their towns, by the name of each. */
async function found({ region, designation, towns }: Places, texts: Record<string, string>): Promise<string[]> {
  const counties = Object.keys(towns).map((name) => ({
    ...{ ...file(`counties/${slugOf(name)}.yaml`), slug: slugOf(name) },
    value: { name, region, designation, description: '', body: texts[`county ${name}`] ?? '' },
  }))
  const cities = Object.entries(towns).flatMap(([county, names]) =>
    names.map((name) => ({
      ...{ ...file('cities.csv'), slug: slugOf(name) },
      value: { name, county: slugOf(county), description: texts[name] ?? '' },
    })),
  )
  const sources = {
    site: { value: { business: { name: 'Brook', address: { country: 'US', region, locality: 'Ashby' } } } },
    records: { cities, language: { tag: 'en-US' }, folders: { offices: [], cities: [], counties } },
    gazetteer: await openGazetteer('US', [region]),
  } as unknown as FactSources // what the check reads
  return checkPlaceTexts(sources).map(({ code, words }) => `${code}: ${words}`)
}

const virginia = {
  region: 'VA',
  towns: {
    Staunton: ['Staunton'],
    Augusta: ['Waynesboro', 'Verona', 'Fishersville'],
    Rockingham: ['Elkton', 'Dayton'],
  },
}

test.each([
  ['county Staunton', 'Old brick streets in the middle of Augusta County.'],
  ['county Staunton', 'Brick streets here. Augusta County stretches for miles, and Augusta County has farms.'],
  ['county Augusta', 'Farms and creeks. In Staunton the streets are of brick, and Staunton is steep.'],
  ['Staunton', 'It is a town of Augusta County with brick streets.'],
])('a text of %s may name the county around a city, or the city in it: %s', async (name, text) => {
  expect(await found(virginia, { [name]: text })).toEqual([])
})

test.each([
  ['Staunton', 'It is a town of Rockingham County with brick streets.', 'text-of-another-region: Rockingham County'],
  ['Elkton', 'It is a town of Augusta County with brick streets.', 'text-of-another-region: Augusta County'],
  ['county Rockingham', 'Waynesboro and Verona have mills. Homes in Augusta County are old.', 'text-of-another-place'],
  ['county Rockingham', 'Augusta County has mills. Homes in Augusta County are old.', 'text-of-another-place'],
])('a text of %s may not be about another one: %s', async (name, text, expected) => {
  expect(await found(virginia, { [name]: text })).toEqual([expect.stringContaining(expected)])
})

test.each([
  'Farms and creeks in the middle of Augusta County.',
  'In Staunton the streets are of brick, and Staunton is steep.',
  'Elkton and Dayton are small. Waynesboro, Verona and Fishersville are over the ridge.',
])('a text of a county may name another one, or a few of its places: %s', async (text) => {
  expect(await found(virginia, { 'county Rockingham': text })).toEqual([])
})

const louisiana = { region: 'LA', designation: 'Parish', towns: { Ascension: ['Gonzales'], Livingston: ['Walker'] } }

test.each(['Ascension', 'The land'])('the text of a county that begins with %s may name a neighbor', async (name) => {
  const text = `${name} is low. Homes in Gonzales are newer than most of Livingston Parish.`
  expect(await found(louisiana, { 'county Ascension': text })).toEqual([])
})
