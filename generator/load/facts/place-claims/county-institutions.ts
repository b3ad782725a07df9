import { fullCountyName } from '#src/country/county-name.ts'
import { isInCounty } from '../../../core/gazetteer.ts'
import type { Coordinates } from '../../../core/known-place.ts'
import { aName } from '../../../core/text/a-name.ts'
import { literal } from '../../../core/text/literal.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { knownCounty } from '../place-data/county-of.ts'
import { type FieldText, isEnglish, matchesOf, sentencesOf, textsOf, textsOfPlaces } from '../texts.ts'

type CountyRecord = FactSources['records']['folders']['counties'][number]

const hinted =
  /[Cc]ourthouse|[Cc]ounty\s(?:seat|town|hall|jail|offices|gov|cl|com|cou|rec|ass|tre|sher|fair)|[Ss]heriff/
const institution =
  "(?:[Cc]ounty )?[Cc]ourthouse|[Cc]ounty (?:seat|town|hall|jail|offices|government|clerk|commission|council|recorder|assessor|treasurer|sheriff|fair ?grounds?|fair)|[Ss]heriff[’']s [Oo]ffice"

/** Kilometres from a county within which a town may be said to be in it: it may reach over the line. */
const besideCounty = 6
/** Residents of a town that a text means by its name, if the table does not have it. */
const fewestResidents = 500

const patterns = [
  // `the courthouse in Coalville`, `the county jail sits over in Coalville`
  `(?:${institution})(?:,? (?:is|are|sits?|stays?|remains?|meets?|opens?|is held|takes place)| (?:square|building|in August|in July|week))?(?: \\p{Ll}+)?(?: over| up| down| out)? in (?:downtown |central |old |nearby )?${aName}`,
  // `Coalville has the shops and the county offices`, `Coalville, home of the courthouse`
  `${aName}(?: (?:has|holds|keeps|houses|hosts|is home to)|,? (?:with|home (?:of|to)|where)) (?:\\p{Ll}+ ){0,6}(?:${institution})(?!\\p{L})`,
  // `Coalville is the county seat`, `Coalville, our county seat`
  `${aName}(?:, | is | remains )(?:also )?(?:the|our) county (?:seat|town)(?! of)(?!\\p{L})`,
  // `the county seat, Coalville`
  `\\b(?:[Tt]he|[Oo]ur) county (?:seat|town)(?: is|,) ${aName}`,
].map((source) => new RegExp(source, 'gu'))

/** Institutions of another county, of the federation, of a town, or of another time. */
const another =
  /\b(?:an|another|others?|former|old|historic|once|until|was|were|used to|moved|federal|municipal|district|justice|city|town|juvenile|family|next|neighbou?r\w*|across|border\w*|instead|both|either|not|no)\b/i

/**
 * Texts of a county, and of its places, that put its courthouse, its offices, its jail or its fair into a town of another
 * county. English alone.
 */
export function checkCountyInstitutions(sources: FactSources): Fact[] {
  if (!sources.gazetteer || !isEnglish(sources)) return []
  const { counties } = sources.records.folders
  const countyOf = new Map(counties.map((county) => [county.slug, county]))
  return [
    ...counties.flatMap((county) => faultsIn(textsOf(county), county, sources)),
    ...textsOfPlaces(sources).flatMap(({ row, fields }) => {
      const county = countyOf.get(row.value.county)
      return county ? faultsIn(fields, county, sources) : []
    }),
  ]
}

function faultsIn(fields: readonly FieldText[], county: CountyRecord, sources: FactSources): Fact[] {
  return fields.flatMap(({ record, path, text }) =>
    hinted.test(text)
      ? sentencesOf(text).flatMap((sentence): Fact[] => {
          const found = hinted.test(sentence) ? townElsewhere(sentence, county, sources) : undefined
          if (!found || isBesideSeat(sentence, found.town)) return []
          const { words, town } = found
          const own = fullCountyName(county.value.name, county.value.designation ?? 'County')
          const what = `The text says "${words}", but ${town} is not in ${own}.`
          const fix = 'Correct the name of the town, or name its county.'
          return [fact(record, path, { code: 'county-seat-differs', severity: 'warning', what, fix }, words)]
        })
      : [],
  )
}

/** `Holt is the seat, thirty miles from Denby, with a courthouse square`: the other town is the seat, and has the courthouse. */
const isBesideSeat = (sentence: string, town: string): boolean =>
  /\bis the (?:county )?seat\b/.test(sentence) &&
  !new RegExp(`${literal(town)}(?: City)? is the (?:county )?seat\\b`).test(sentence)

/** The town of another county in which a sentence has an institution of the county. */
function townElsewhere(
  sentence: string,
  county: CountyRecord,
  sources: FactSources,
): { words: string; town: string } | undefined {
  // `the courthouse in Holt, Avon County`
  const names = matchesOf(sentence, /(\p{Lu}[\p{L}’]+) (?:County|Parish)\b/gu)
  if (names.some(([, name = '']) => !county.value.name.endsWith(name))) return undefined
  for (const pattern of patterns)
    for (const { 0: words, 1: name = '', index } of matchesOf(sentence, pattern)) {
      const town = name.replace(/^(?:The|In|And|But|While|Downtown|Old|Nearby) /, '')
      const around = `${sentence.slice(0, index).slice(-40)}${words.replaceAll(name, '')}${sentence.slice(index + words.length).slice(0, 20)}`
      if (!another.test(around) && isElsewhere(town, county, sources)) return { words, town }
    }
  return undefined
}

/** Whether a name is that of a town, and each town with it is clearly outside the county. */
function isElsewhere(name: string, county: CountyRecord, sources: FactSources): boolean {
  const { records, gazetteer } = sources
  const known = knownCounty(county, sources)
  if (!gazetteer || !known) return false
  const names = [name, `${name} City`]
  const rows = records.cities.filter(({ value }) => names.includes(value.name))
  const places = names.flatMap((each) => gazetteer.placesNamed(each)).filter(({ region }) => region === known.region)
  const isTown = rows.length > 0 || places.some((place) => (place.population ?? 0) >= fewestResidents)
  return (
    isTown &&
    rows.every(({ value: { county: other, latitude, longitude } }) => {
      if (other === county.slug) return false
      return latitude === undefined || longitude === undefined || isBeyond({ latitude, longitude })
    }) &&
    places.every((place) => !isInCounty(place, known) && isBeyond(place))
  )

  function isBeyond(point: Coordinates): boolean {
    return !gazetteer || !known || gazetteer.distanceTo(known, point) > besideCounty
  }
}
