import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { isPartOf, isWithinNamed, partsOf } from '#generator/load/facts/place-data/county-of.ts'
import { openGazetteer } from '#generator/places/gazetteer.ts'

const gazetteer = await openGazetteer('GB', [])

type County = FactSources['records']['folders']['counties'][number]

const county = (slug: string, name: string) => ({ slug, value: { name } }) as County // what the function reads

/** Counties of a manifest, of which no office names a region. */
function sourcesOf(...counties: County[]): FactSources {
  const records = { folders: { counties, offices: [] }, documents: {} }
  return { records, gazetteer } as unknown as FactSources // what the function reads
}

test.each([
  ['York', 'North Yorkshire', true],
  ['City of York', 'North Yorkshire', true],
  ['Leeds', 'West Yorkshire', true],
  ['Darlington', 'Durham', true],
  ['Darlington', 'County Durham', true],
  ['Stockton-on-Tees', 'North Yorkshire', true],
  ['North Yorkshire', 'York', false],
  ['Leeds', 'North Yorkshire', false],
  ['Our Northern Round', 'North Yorkshire', false],
])('%s is a part of %s: %s', (part, whole, is) => {
  const [one, other] = [county('one', part), county('other', whole)]
  const sources = sourcesOf(one, other)
  expect(isPartOf(one, other, sources)).toBe(is)
  expect([...partsOf(other, sources)]).toEqual(is ? ['one'] : [])
})

test('a council is within a county that has another name in the manifest', () => {
  const [leeds] = gazetteer.countiesNamed('Leeds')
  expect(leeds && isWithinNamed(leeds, new Set(['west yorkshire']))).toBe(true)
  expect(leeds && isWithinNamed(leeds, new Set(['kent']))).toBe(false)
})
