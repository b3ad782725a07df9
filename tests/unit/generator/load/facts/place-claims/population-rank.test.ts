import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkPopulationRanks, smallerThan } from '#generator/load/facts/place-claims/population-rank.ts'

type Rows = FactSources['records']['cities']

/** What is found in a text of a county that calls Ashby, with 27,800 residents, the largest, beside Holt with as many as are given. */
function found(population: number, population_basis: string): (string | undefined)[] {
  const row = (name: string, residents: number) => ({
    value: { name, county: 'avon', population: residents, population_basis },
  })
  const text = 'Ashby is the largest town.'
  const record = {
    file: { path: 'counties/avon.yaml', shown: 'counties/avon.yaml', text },
    locate: () => ({ file: 'counties/avon.yaml', line: 1, column: 1 }),
    value: { body: text },
  }
  const field = { record, path: ['body'], text } as unknown as Parameters<typeof smallerThan>[0]
  const rows = [row('Ashby', 27_800), row('Holt', population)] as unknown as Rows // what it reads
  return smallerThan(field, { name: 'Ashby', words: 'is the largest' }, 'avon', rows).map(({ code }) => code)
}

test('a place that was counted with more residents is larger', () => {
  expect(found(28_300, 'census')).toEqual(['population-in-text-differs'])
  expect(found(27_000, 'census')).toEqual([])
})

test('a place that was estimated with a few more residents may be smaller', () => {
  expect(found(28_300, 'estimate')).toEqual([])
  expect(found(38_300, 'estimate')).toEqual(['population-in-text-differs'])
})

/** What is found in the description of Greece, beside a larger place of its county. */
function rankedIn(description: string, region: string): string[] {
  const at = { file: 'cities.csv', line: 2, column: 1 }
  const located = { at, locate: () => at, file: { path: at.file, shown: at.file, text: '' } }
  const row = (name: string, population: number, text: string) => ({
    ...{ ...located, slug: name.toLowerCase() },
    value: { name, county: 'avon', population, population_basis: 'census', description: text },
  })
  const sources = {
    site: { value: { business: { address: { country: 'US', region } } } },
    records: {
      language: { tag: 'en-US' },
      cities: [row('Greece', 96_926, description), row('Holt', 211_328, '')],
      folders: { counties: [{ ...located, slug: 'avon', value: { name: 'Avon', region } }], cities: [] },
    },
  } as unknown as FactSources // what the check reads
  return checkPopulationRanks(sources).map(({ code }) => code)
}

test.each([
  'Then come the motorcycles, and for ten days it is the largest city in the county.',
  'It was once the largest town in the county.',
])('"%s" is about another time', (text) => {
  expect(rankedIn(text, 'UT')).toEqual([])
})

test.each([
  ['city', 'NY', ['population-in-text-differs']],
  ['town', 'UT', ['population-in-text-differs']],
  // A city is none of its towns.
  ['town', 'NY', []],
])('the largest %s of a county in %s, beside a larger place: %j', (kind, region, codes) => {
  expect(rankedIn(`Greece is the most populous ${kind} in Avon County.`, region)).toEqual(codes)
})
