import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import { literal } from '../../../core/text/literal.ts'
import { sentenceAt } from '../../../core/text/sentences.ts'
import { type CityRecord, type Fact, type FactSources, fact } from '../fact.ts'
import { regionOfCounty } from '../place-data/county-of.ts'
import { companyAndServiceTexts, type FieldText, matchesOf, textsIn, textsOf } from '../texts.ts'

/**
 * `Dalton, Tennessee` in the texts of the company, of a place that is in another state; and an office that its own text, or
 * that of its town, gives to another state. For countries whose addresses have codes of regions.
 */
export function checkStatesOfPlaces(sources: FactSources): Fact[] {
  const world = worldOf(sources)
  if (!world) return []
  const { counties, cities } = sources.records.folders
  const company = companyAndServiceTexts(sources)
  const ofCounties = counties.flatMap((record) => textsOf(record))
  return [
    // Other checks read the counties in texts of the company.
    ...company.flatMap((field) => placeFault(field, world, (name) => !designated.test(name))),
    ...counties.flatMap((record) => {
      // A neighbor in its own state may have the name of a county that is served in another one.
      const own = world.stateOfCounty.get(record.slug)
      const hasCounty = (name: string, state: string) =>
        state === own &&
        designated.test(name) &&
        sources.gazetteer?.countiesNamed(name.replace(designated, '')).some(({ region }) => region === state)
      return textsOf(record).flatMap((field) => placeFault(field, world, (name, state) => !hasCounty(name, state)))
    }),
    ...checkNeighbors(sources, world),
    ...checkOurOffices([...company, ...ofCounties, ...cities.flatMap((record) => textsOf(record))], sources, world),
    ...checkTextsOfOffices(sources, world),
    ...checkOfficesInTowns(sources, world),
  ]
}

/** What is known of the states of a country and of the places in them. */
type World = {
  country: string
  /** Codes by code and by name. */
  states: ReadonlyMap<string, string>
  /** Source of a pattern of the codes and names. */
  state: string
  /** A name, and the state that a text puts it in. */
  ofPlace: RegExp
  /** States of the places and counties of a name. */
  statesOf: ReadonlyMap<string, ReadonlySet<string>>
  /** States of counties by slug. */
  stateOfCounty: ReadonlyMap<string, string | undefined>
}

/** Words that complete the names of counties in countries whose regions have codes. */
const designations = ['County', 'Parish', 'Borough']
const designated = new RegExp(` (?:${designations.join('|')})$`)

/** Undefined for a country whose addresses have no codes of regions. */
function worldOf(sources: FactSources): World | undefined {
  const { counties } = sources.records.folders
  const { country } = sources.site.value.business.address
  const codes = regionCodes(country)
  if (!codes) return undefined
  const stateOfCounty = new Map(counties.map((county) => [county.slug, regionOfCounty(county, sources)]))
  const statesOf = new Map<string, Set<string>>()
  for (const { value } of sources.records.cities) {
    const state = stateOfCounty.get(value.county)
    const own = statesOf.get(value.name) ?? new Set()
    if (state !== undefined) statesOf.set(value.name, own.add(state))
  }
  for (const { slug, value } of counties) {
    const state = stateOfCounty.get(slug)
    if (state === undefined) continue
    for (const each of designations) statesOf.set(`${value.name} ${each}`, new Set([state]))
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
  return { country, states, state, ofPlace, statesOf, stateOfCounty }
}

/** `Do not confuse it with Ashby County, Ohio`: another place of that name is meant. */
const namesakes =
  /\b(?:confus\w*|mistak\w*|mix(?:es|ed|ing)? (?:it |us |them |the two )?up|namesakes?|the same name|not to be)\b/i

/** A place of the manifest that a text puts in another state. */
function placeFault(
  field: FieldText,
  { country, states, statesOf, ofPlace }: World,
  isRead: (name: string, state: string) => boolean,
): Fact[] {
  if (!/(?:,| of| in) [A-Z]/.test(field.text)) return []
  for (const { 0: words, 1: written = '', 2: stated = '', index } of matchesOf(field.text, ofPlace)) {
    // `Hibbing, Virginia and Eveleth`: a town with the name of a state, in a list.
    if (statesOf.has(stated)) continue
    const code = states.get(stated) ?? ''
    const name = endsOf(written).find((each) => statesOf.has(each) && isRead(each, code))
    const own = statesOf.get(name ?? '')
    const [region] = own ?? []
    if (name === undefined || !own || region === undefined || own.has(states.get(stated) ?? region)) continue
    const sentence = sentenceAt(field.text, index)
    if (namesakes.test(sentence)) continue
    // `Kentucky from the office in Louisville, Indiana from the other one`
    const before = sentence.split(words, 1)[0] ?? ''
    if (!before.includes(regionNameOf(region, country)))
      return [report(field, { words: words.slice(words.indexOf(name)), name, region, country })]
  }
  return []
}

/**
 * `Lenexa, Missouri, lies to the north` in the text of another place. Across the border may be another town of that name, so
 * the state must be one whose places are known. Other checks read the name of the own place, and counties.
 */
function checkNeighbors({ records: { cities, folders }, gazetteer }: FactSources, world: World): Fact[] {
  const rows = new Map(cities.map((row) => [row.slug, row]))
  const known = new Set(world.stateOfCounty.values())
  const isElsewhere = (name: string, own: string) => !designated.test(name) && name !== own
  const hasPlace = (name: string, state: string) =>
    gazetteer?.placesNamed(name).some((place) => place.region === gazetteer.regionOf(state)) ?? true
  const read = (fields: readonly FieldText[], own: string) =>
    fields.flatMap((field) =>
      placeFault(field, world, (name, state) => isElsewhere(name, own) && known.has(state) && !hasPlace(name, state)),
    )
  return [
    ...cities.flatMap((row) =>
      read([{ record: row, path: ['description'], text: row.value.description }], row.value.name),
    ),
    ...folders.cities.flatMap((record) => read(textsOf(record), rows.get(record.slug)?.value.name ?? '')),
  ]
}

/** `Visit Red Bank`, `Red Bank` and `Bank`. */
const endsOf = (written: string): string[] => {
  const words = written.split(' ')
  return words.map((_, at) => words.slice(at).join(' '))
}

type Elsewhere = { words: string; name: string; region: string; country: string }

function report({ record, path }: FieldText, { words, name, region, country }: Elsewhere): Fact {
  const what = `The text says "${words}", but ${name} is in ${regionNameOf(region, country)}.`
  return fact(record, path, { code: 'text-of-another-region', what, fix: 'Correct the state.' }, words)
}

/** `Our Ohio office` of a company without an office there. */
function checkOurOffices(
  texts: readonly FieldText[],
  { site, records }: FactSources,
  { states, state }: World,
): Fact[] {
  const ofOurs = new RegExp(`\\b[Oo]ur (${state}) (?:office|branch|shop|depot|yard)\\b`, 'u')
  const homes = new Set([
    site.value.business.address.region,
    ...records.folders.offices.map(({ value }) => value.address?.region),
  ])
  return texts.flatMap((field) => {
    const [words, stated = ''] = ofOurs.exec(field.text) ?? []
    if (words === undefined || homes.has(states.get(stated))) return []
    const what = `The text says "${words}", but the company has no office there.`
    return [fact(field.record, field.path, { code: 'office-in-another-town', what, fix: 'Correct the state.' }, words)]
  })
}

/** `Our Ohio office` in the text of an office in another state. */
function checkTextsOfOffices({ site, records }: FactSources, world: World): Fact[] {
  const ofOffice = new RegExp(`^(?:The|Our) (${world.state}) (?:office|branch|shop|depot|yard)\\b`, 'u')
  const home = site.value.business.address.region
  return records.folders.offices.flatMap((office) => {
    const { name, description, body, address } = office.value
    const texts = textsIn(office, { description, body })
    return inOtherState(texts, ofOffice, { name, region: address?.region ?? home, world })
  })
}

/** `Our Ohio office is here` in the texts of a place in another state. */
function checkOfficesInTowns({ records: { cities, folders } }: FactSources, world: World): Fact[] {
  const isHere = new RegExp(`\\b[Oo]ur (${world.state}) (?:office|branch|shop|depot|yard) is (?:here|in town)\\b`, 'u')
  const rows = new Map(cities.map((row) => [row.slug, row]))
  const read = (texts: readonly FieldText[], { value: { name, county } }: CityRecord) =>
    inOtherState(texts, isHere, { name, region: world.stateOfCounty.get(county), world })
  return [
    ...cities.flatMap((row) => read([{ record: row, path: ['description'], text: row.value.description }], row)),
    ...folders.cities.flatMap((record) => {
      const row = rows.get(record.slug)
      return row ? read(textsOf(record), row) : []
    }),
  ]
}

type Where = { name: string; region: string | undefined; world: World }

/** Texts that give a place or office another state than its own. */
const inOtherState = (texts: readonly FieldText[], pattern: RegExp, { name, region, world }: Where): Fact[] =>
  texts.flatMap((field) => {
    const [words, stated = ''] = pattern.exec(field.text) ?? []
    if (words === undefined || region === undefined || world.states.get(stated) === region) return []
    return [report(field, { words, name, region, country: world.country })]
  })
