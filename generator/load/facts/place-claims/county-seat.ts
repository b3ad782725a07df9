import { type Gazetteer, type GazetteerCounty, type GazetteerPlace, plainName } from '../../../core/gazetteer.ts'
import { aName } from '../../../core/text/a-name.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { isWithinNamed, regionOfCounty } from '../place-data/county-of.ts'
import { companyTexts, type FieldText, isEnglish, matchesOf, sentencesOf, textsOf } from '../texts.ts'

const seat = `(?:[Cc]ounty seat|seat of (?:the county|(?:${aName} )?(?:County|Parish)))(?: of ${aName} (?:County|Parish))?`

/** `Provo, the county seat`, `Coalville is the seat of Summit County`, and `the county seat, Provo`. */
const before = new RegExp(`${aName}(?:, | is | remains )(?:also )?the ${seat}`, 'gu')
const after = new RegExp(`\\b[Tt]he ${seat}(?: is|,| of) ${aName}`, 'gu')
/** `It is the county seat`, `As the seat of Summit County it has`, `the center of this county seat`, in a text of a place. */
const own = new RegExp(
  `^(?:It|The (?:city|town|village)|This (?:city|town|village))(?: is| remains) the ${seat}|^As the ${seat}(?!,? \\p{Lu}| is\\b| was\\b)|\\b[Tt]his (?!(?:former|old|first|original|early|one-time|was|were|had)\\b)(?:\\p{Ll}+ ){0,2}${seat}`,
  'u',
)

/** `Its seat is Albany`, `The seat is Albany`, in a text of a county. */
const ofCounty = new RegExp(`^(?:[Ii]ts|The) (?:county )?seat(?:, | is )${aName}`, 'u')

// Seats have moved, and public data has those of today: a year before or after the words makes them those of another time.
const yearBefore = /\b(?:in|until|till|before|by|from|around) (?:\p{L}+ ){0,3}1[5-9]\d\d\b/iu
const timeAfter = /^,? (?:(?:until|till|before|from|between|for|in) (?:\p{L}+ ){0,3}\d|(?:once|then|at first)\b)/iu

/** The town that a text says is the seat of a county, and the county if it names one. */
type Stated = { words: string; town: string; county: string | undefined }

/** Texts that call a town the seat of a county which has its seat in another town, by public data. */
export function checkCountySeats(sources: FactSources): Fact[] {
  const { records, gazetteer } = sources
  if (!gazetteer || !isEnglish(sources)) return []
  const { folders } = records
  const isCounty = (name: string) => folders.counties.some(({ value }) => value.name === name)
  const nameOf = new Map(records.cities.map(({ slug, value }) => [slug, value.name]))
  const texts: (FieldText & { place?: string | undefined; county?: string })[] = [
    ...companyTexts(sources),
    ...folders.counties.flatMap((county) => textsOf(county).map((text) => ({ ...text, county: county.value.name }))),
    ...folders.cities.flatMap((city) => textsOf(city).map((text) => ({ ...text, place: nameOf.get(city.slug) }))),
    ...records.cities.map((city) => ({
      record: city,
      path: ['description'],
      text: city.value.description,
      place: city.value.name,
    })),
  ]
  return texts.flatMap(({ record, path, text, place, county: ownCounty }) =>
    /\bseat\b/.test(text)
      ? sentencesOf(text).flatMap((sentence) =>
          statedIn(sentence, { place, county: ownCounty }).flatMap(({ words, town, county }): Fact[] => {
            // `The county seat of Norfolk`, in Norfolk County: a town may have the name, too.
            if (county === undefined && words.endsWith(` of ${town}`) && isCounty(town)) return []
            const places = gazetteer.placesNamed(town)
            const wrong = seatInstead(places, county, sources)
            if (wrong === undefined) return []
            const what = `The text says "${words}", but ${wrong}.`
            return [fact(record, path, { code: 'county-seat-differs', what, fix: 'Correct the name.' }, words)]
          }),
        )
      : [],
  )
}

/**
 * What is wrong with the seat of a county, by public data: the places with its name are not the seat, or, where the seat is
 * not known, not in the county.
 */
function seatInstead(
  places: readonly GazetteerPlace[],
  county: string | undefined,
  sources: FactSources,
): string | undefined {
  const { gazetteer } = sources
  if (!gazetteer) return undefined
  const counties =
    county === undefined
      ? places.map((place) => ({ region: place.region, code: place.county }))
      : countiesMeant(county, sources, gazetteer)
  const ofEach = counties.map((each) => gazetteer.seatsOf(each))
  const seats = ofEach.flat()
  // Of Roanoke County, whose seat is not known, the seat is not that of the City of Roanoke.
  const [first] = ofEach.some((each) => each.length === 0) ? [] : seats
  const [place] = places
  if (!place || counties.length === 0 || places.some((each) => seats.includes(each))) return undefined
  if (first) return `the seat of ${county ?? 'the county'} is ${first.name}`
  // Staunton, the seat of Augusta County, is in no county itself.
  const names = new Set([plainName(county ?? '')])
  const isIn = places.some(
    (each) =>
      each.county === undefined ||
      counties.some(({ region, code }) => each.region === region && each.county === code) ||
      gazetteer.countiesNamed(each.name).some((own) => isWithinNamed(own, names)),
  )
  return isIn ? undefined : `${place.name} is not in that county`
}

/** The counties with a name: those that are served, if any is. Many states have a Jackson County. */
function countiesMeant(county: string, sources: FactSources, gazetteer: Gazetteer): readonly GazetteerCounty[] {
  const named = gazetteer.countiesNamed(county)
  const regions = sources.records.folders.counties
    .filter(({ value }) => value.name === county)
    .map((each) => gazetteer.regionOf(regionOfCounty(each, sources) ?? ''))
  return regions.length === 0 ? named : named.filter(({ region }) => regions.includes(region))
}

/** `Holt is the county seat, Denby the largest town`: the seat is named already, and the comma begins another clause. */
const isFirstName = ({ 0: words, input, index }: RegExpExecArray): boolean =>
  !words.includes('seat,') || !seatNamed.test(input.slice(0, index))
const seatNamed = /(?:(?<!\p{L})(?:is|was|are|remains?|stays?|became|as|being)(?: also)?|\p{Lu}[\p{L}’]+,) $/u

/** What a sentence says in a text of a place or county. */
function statedIn(sentence: string, of: { place: string | undefined; county: string | undefined }): Stated[] {
  const { place, county: ownCounty } = of
  const [ownWords, ofOwn, inOwn] = own.exec(sentence) ?? []
  const [seatWords, town = ''] = ownCounty === undefined ? [] : (ofCounty.exec(sentence) ?? [])
  return [
    ...(seatWords === undefined ? [] : [{ words: seatWords, index: 0, town, county: ownCounty }]),
    ...matchesOf(sentence, before).map(({ 0: words, 1: town = '', 2: county, 3: other, index }) => ({
      ...{ words, index, town },
      county: county ?? other,
    })),
    ...matchesOf(sentence, after)
      .filter(isFirstName)
      .map(({ 0: words, 1: county, 2: other, 3: town = '', index }) => ({
        ...{ words, index, town },
        county: county ?? other,
      })),
    ...(ownWords !== undefined && place !== undefined
      ? [{ words: ownWords, index: 0, town: place, county: ofOwn ?? inOwn }]
      : []),
  ]
    .filter(
      ({ words, index }) =>
        !yearBefore.test(sentence.slice(0, index)) && !timeAfter.test(sentence.slice(index + words.length)),
    )
    .map(({ words, town, county }) => ({ words, county, town: town.replace(/^(?:The|In|And|But|While) /, '') }))
}
