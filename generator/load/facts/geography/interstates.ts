import { statesOfInterstate } from '#src/country/interstates.ts'
import { regionCodeOf, regionCodes, regionNameOf } from '#src/country/regions.ts'
import { officePlaces } from '../company/office-places.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { regionOfCounty } from '../place-data/county-of.ts'
import { companyAndServiceTexts, type FieldText, matchesOf, sentencesOf, textsOf, textsOfPlaces } from '../texts.ts'

const hinted = /I-\d|[Ii]nterstate/
const road = /\b(?:I-|[Ii]nterstates? )(\d{1,3})(?: (?:and|y) (?:I-)?(\d{1,3}))?(?![\d-]|[.,]\d)/g

/**
 * `Interstate 40 crosses the town`, where neither its state nor another one that the company serves has it: a way to the town
 * may lead through that one. For the United States.
 */
export function checkInterstates(sources: FactSources): Fact[] {
  const { records, site } = sources
  const { country } = site.value.business.address
  if (country !== 'US') return []
  const { counties } = records.folders
  const regionOf = new Map(counties.map((county) => [county.slug, regionOfCounty(county, sources)]))
  const served = [...regionOf.values(), ...officePlaces(sources).map(({ address }) => address.region)]
  const read = (fields: readonly FieldText[], regions: readonly (string | undefined)[]) => {
    const codes = regions.flatMap((region) => (region === undefined ? [] : (regionCodeOf(region, country) ?? [])))
    return codes.length === 0 ? [] : fields.flatMap((field) => elsewhere(field, [...new Set(codes)], states))
  }
  const states = (regionCodes(country) ?? []).map((code) => ({ code, name: regionNameOf(code, country) }))
  return [
    ...read(companyAndServiceTexts(sources), served),
    ...counties.flatMap((record) => read(textsOf(record), [regionOf.get(record.slug), ...served])),
    ...textsOfPlaces(sources).flatMap(({ row, fields }) => read(fields, [regionOf.get(row.value.county), ...served])),
  ]
}

type State = { code: string; name: string }

function elsewhere({ record, path, text }: FieldText, own: readonly string[], states: readonly State[]): Fact[] {
  if (!hinted.test(text)) return []
  for (const sentence of sentencesOf(text)) {
    // `I-40, which we follow into Arizona`
    if (states.some(({ code, name }) => !own.includes(code) && sentence.includes(name))) continue
    for (const [words, ...numbers] of matchesOf(sentence, road)) {
      const wrong = numbers.find((number) => number !== undefined && !reaches(Number(number), own))
      if (wrong === undefined) continue
      const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(
        own.map((code) => states.find((state) => state.code === code)?.name ?? code),
      )
      const what = `The text says "${words}", but Interstate ${wrong} is not in ${names}.`
      const fix = 'Correct the number of the road.'
      return [fact(record, path, { code: 'landmark-elsewhere', severity: 'warning', what, fix }, words)]
    }
  }
  return []
}

function reaches(number: number, own: readonly string[]): boolean {
  const states = statesOfInterstate(number)
  return states === undefined || own.some((code) => states.includes(code))
}
