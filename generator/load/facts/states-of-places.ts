import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import { literal } from '../../core/text/literal.ts'
import { regionOfCounty } from './county-of.ts'
import { type Fact, type FactSources, fact } from './fact.ts'
import { companyTexts, type FieldText, matchesOf, textsIn, textsOf } from './texts.ts'

/**
 * `Dalton, Tennessee` in the texts of the company, of a place that is in another state; and an office that its own text, or
 * that of its town, gives to another state. For countries whose addresses have codes of regions.
 */
export function checkStatesOfPlaces(sources: FactSources): Fact[] {
  const { records, site } = sources
  const { country, region: home } = site.value.business.address
  const codes = regionCodes(country)
  if (!codes) return []
  const { counties, offices, services, cities: texts } = records.folders
  const regionOf = new Map(counties.map((county) => [county.slug, regionOfCounty(county, sources)]))
  const known = new Map<string, Set<string>>()
  for (const { value } of records.cities) {
    const region = regionOf.get(value.county)
    const own = known.get(value.name) ?? new Set()
    if (region !== undefined) known.set(value.name, own.add(region))
  }
  for (const { slug, value } of counties) {
    const region = regionOf.get(slug)
    if (region === undefined) continue
    for (const each of designations) known.set(`${value.name} ${each}`, new Set([region]))
  }
  const states = new Map(codes.flatMap((code) => [code, regionNameOf(code, country)].map((each) => [each, code])))
  const state = [...states.keys()]
    .sort((a, b) => b.length - a.length)
    .map((each) => (codes.includes(each) ? `${literal(each)}(?! \\p{Lu}\\p{Ll})` : literal(each)))
    .join('|')
  const ofPlace = new RegExp(
    `((?:\\p{Lu}[\\p{L}’'.-]+ ){0,3}\\p{Lu}[\\p{L}’'.-]+)(?:, | is (?:a )?part of | (?:is|lies) in )(${state})(?![\\p{L}’']| (?:Heights|Park|Hills?|City|Springs|Valley|Village|Beach|Square|Island|Station|Terrace|Grove|County|Township)\\b)`,
    'gu',
  )
  const report = ({ record, path }: FieldText, words: string, name: string, region: string) => {
    const what = `The text says "${words}", but ${name} is in ${regionNameOf(region, country)}.`
    return fact(record, path, { code: 'text-of-another-region', what, fix: 'Correct the state.' }, words)
  }
  const company = [...companyTexts(sources), ...services.flatMap((record) => textsOf(record))]
  const ofCounties = counties.flatMap((record) => textsOf(record))
  const ownTexts = new Set(company)
  const isCompany = (field: FieldText) => ownTexts.has(field)
  const places = [...company, ...ofCounties].flatMap((field) => {
    if (!/(?:,| of| in) [A-Z]/.test(field.text)) return []
    for (const [words, written = '', stated = ''] of matchesOf(field.text, ofPlace)) {
      // Other checks read the counties in texts of the company.
      const name = endsOf(written).find((each) => known.has(each) && !(isCompany(field) && designated.test(each)))
      const own = known.get(name ?? '')
      const [region] = own ?? []
      if (name !== undefined && own && region !== undefined && !own.has(states.get(stated) ?? region))
        return [report(field, words.slice(words.indexOf(name)), name, region)]
    }
    return []
  })
  const ofOffice = new RegExp(`^(?:The|Our) (${state}) (?:office|branch|shop|depot|yard)\\b`, 'u')
  const ofOurs = new RegExp(`\\b[Oo]ur (${state}) (?:office|branch|shop|depot|yard)\\b`, 'u')
  const isHere = new RegExp(`\\b[Oo]ur (${state}) (?:office|branch|shop|depot|yard) is (?:here|in town)\\b`, 'u')
  const find = (fields: readonly FieldText[], pattern: RegExp, place: { name: string; region: string | undefined }) =>
    fields.flatMap((field) => {
      const [words, stated = ''] = pattern.exec(field.text) ?? []
      const { name, region } = place
      return words === undefined || region === undefined || states.get(stated) === region
        ? []
        : [report(field, words, name, region)]
    })
  const rows = new Map(records.cities.map((row) => [row.slug, row]))
  const placeOf = ({ value }: { value: { name: string; county: string } }) => ({
    name: value.name,
    region: regionOf.get(value.county),
  })
  const homes = new Set([home, ...offices.map(({ value }) => value.address?.region)])
  const elsewhere = [...company, ...ofCounties, ...texts.flatMap((record) => textsOf(record))]
  return [
    ...places,
    ...elsewhere.flatMap((field) => {
      const [words, stated = ''] = ofOurs.exec(field.text) ?? []
      if (words === undefined || homes.has(states.get(stated))) return []
      const what = `The text says "${words}", but the company has no office there.`
      return [
        fact(field.record, field.path, { code: 'office-in-another-town', what, fix: 'Correct the state.' }, words),
      ]
    }),
    ...offices.flatMap((office) => {
      const { name, description, body, address } = office.value
      return find(textsIn(office, { description, body }), ofOffice, { name, region: address?.region ?? home })
    }),
    ...records.cities.flatMap((row) =>
      find([{ record: row, path: ['description'], text: row.value.description }], isHere, placeOf(row)),
    ),
    ...texts.flatMap((record) => {
      const row = rows.get(record.slug)
      return row ? find(textsOf(record), isHere, placeOf(row)) : []
    }),
  ]
}

/** Words that complete the names of counties in countries whose regions have codes. */
const designations = ['County', 'Parish', 'Borough']
const designated = new RegExp(` (?:${designations.join('|')})$`)

/** `Visit Red Bank`, `Red Bank` and `Bank`. */
const endsOf = (written: string): string[] => {
  const words = written.split(' ')
  return words.map((_, at) => words.slice(at).join(' '))
}
