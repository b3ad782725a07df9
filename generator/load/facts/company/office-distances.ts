import { distanceWords, inUnit, kilometersIn } from '#src/country/units.ts'
import { type Coordinates, kilometresBetween } from '../../../core/known-place.ts'
import { literal } from '../../../core/text/literal.ts'
import { wholeNumber, wholeNumberOf } from '../../../core/text/number-words.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyAndServiceTexts, type FieldText, isEnglish, sentencesOf, textsOf } from '../texts.ts'

type Point = Coordinates & { name: string; county: string }
type Fault = { words: string; what: string }

/** How a road differs from the straight line: by these shares of it, and by some kilometres in a town. */
const road = { least: 0.8, most: 2.2, kilometres: 8 }
/** Kilometres that a place may be farther than a text says of all. */
const tolerance = 3

const distance = `(?<number>${wholeNumber})[\\s-](?<unit>${distanceWords.en})`
const adverb = '(?:(?:about|only|just|roughly|some|less than|under) )?'
const hinted = new RegExp(`\\b(?:${distanceWords.en})\\b`)

/** `Every town we serve is within 15 km of our office`, of all places that the text is about. */
const ofAll = new RegExp(
  `\\b(?:every|all|each|any)\\b[^.]* within ${adverb}${distance} (?:of|from) (?:our|the) office\\b`,
  'i',
)

/** Distances from the office in texts of the company and of counties. Texts of a place: `checkPlaceFigures`. English alone. */
export function checkOfficeDistances(sources: FactSources): Fact[] {
  const { records, site } = sources
  const { cities, folders } = records
  // With several offices, a text may mean any of them.
  if (!isEnglish(sources) || folders.offices.length > 0) return []
  const points = cities.flatMap(({ value: { name, county, latitude, longitude, alias_of } }): Point[] =>
    alias_of !== undefined || latitude === undefined || longitude === undefined
      ? []
      : [{ name, county, latitude, longitude }],
  )
  const { coordinates: office } = site.value.business
  const named = namedFinder(points, office)
  const read = (fields: readonly FieldText[], own: readonly Point[]) =>
    fields.flatMap((field) =>
      (hinted.test(field.text) ? sentencesOf(field.text) : []).flatMap((sentence) => {
        const found = named(sentence) ?? farthest(sentence, own, office)
        if (!found) return []
        const { words, what } = found
        const fix = 'Correct the text, or the coordinates.'
        return [fact(field.record, field.path, { code: 'distance-in-text-differs', what, fix }, words)]
      }),
    )
  return [
    ...read(companyAndServiceTexts(sources), points),
    ...folders.counties.flatMap((record) =>
      read(
        textsOf(record),
        points.filter(({ county }) => county === record.slug),
      ),
    ),
  ]
}

/** `Our office is 8 km from Lakeview`, and the same the other way around. */
function namedFinder(points: readonly Point[], office: Coordinates) {
  // A longer name may begin with a shorter one.
  const names = points.map(({ name }) => literal(name)).sort((a, b) => b.length - a.length)
  const place = `(?:[Dd]owntown )?(?<name>${names.join('|')})`
  const patterns = [
    `\\b[Oo]ur office is ${adverb}${distance} (?:away )?from ${place}(?!\\p{L}| County)`,
    `\\b${place} is ${adverb}${distance} (?:away )?from our office\\b`,
  ].map((pattern) => new RegExp(pattern, 'u'))
  return (sentence: string): Fault | undefined => {
    for (const pattern of patterns) {
      const { 0: words = '', groups } = pattern.exec(sentence) ?? {}
      const point = points.find(({ name }) => name === groups?.name)
      if (!groups || !point) continue
      const [stated, straight] = [kilometresOf(groups), kilometresBetween(point, office)]
      const most = road.most * straight + road.kilometres
      if (stated < road.least * straight - tolerance || stated > most) return fault(words, point, straight, groups)
    }
    return undefined
  }
}

function farthest(sentence: string, points: readonly Point[], office: Coordinates): Fault | undefined {
  const { 0: words = '', groups } = ofAll.exec(sentence) ?? {}
  // A name makes it a sentence about some of them.
  if (!groups || points.some(({ name }) => sentence.includes(name)) || / County\b/.test(sentence)) return undefined
  const [far] = points
    .map((point) => ({ point, straight: kilometresBetween(point, office) }))
    .sort((a, b) => b.straight - a.straight)
  if (!far || far.straight <= kilometresOf(groups) + tolerance) return undefined
  return fault(words, far.point, far.straight, groups)
}

const kilometresOf = (groups: Record<string, string>) =>
  wholeNumberOf(groups.number ?? '') * kilometersIn(groups.unit ?? '')

function fault(words: string, { name }: Point, straight: number, groups: Record<string, string>): Fault {
  const real = inUnit(straight, groups.unit ?? '')
  return { words, what: `The text says "${words}", but ${name} is ${real} from there in a straight line.` }
}
