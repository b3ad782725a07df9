import { distanceWords } from '#src/country/units.ts'
import { mentionCounter } from '../../../core/text/mentions.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { type FieldText, sentencesOf, textsOf, textsOfPlaces } from '../texts.ts'
import { almostLandmarks } from './almost-landmarks.ts'
import { unknownOwners } from './landmark-owners.ts'
import { checkLandmarkPoints } from './landmark-points.ts'

/** A landmark of the table, with the names of the places and counties that it belongs to. */
type Owned = {
  name: string
  places: ReadonlySet<string>
  counties: ReadonlySet<string>
  owners: readonly string[]
  /** The same for a message: a county may have the name of one of its towns. */
  shown: readonly string[]
  /** The file and line of its row. */
  row: string
  /** Whether its row is wrong, so that it may belong to any place. */
  isUnsure: boolean
}

/** What a text is about: a place with its county, or a county with its places. */
type Subject = { name: string; fields: readonly FieldText[]; isOf: (landmark: Owned) => boolean }

/** Texts of a place or county that name landmarks which landmarks.csv has for others. One finding for a record. */
export function checkLandmarks(sources: FactSources): Fact[] {
  const points = checkLandmarkPoints(sources)
  const landmarks = landmarksByName(sources, new Set(points.map(({ at }) => at.line)))
  return landmarks.size === 0 ? [] : [...points, ...textsOfOthers(sources, landmarks)]
}

function textsOfOthers(sources: FactSources, landmarks: ReadonlyMap<string, Owned>): Fact[] {
  const { records } = sources
  const counties = records.folders.counties.map(({ value }) => value.name)
  const count = mentionCounter([...landmarks.keys(), ...counties, ...records.cities.map(({ value }) => value.name)])
  const names = [...landmarks.keys()]
  return subjectsOf(sources).flatMap(({ name, fields, isOf }) => {
    const isOwn = (each: string) => {
      const landmark = landmarks.get(each)
      return landmark !== undefined && (landmark.isUnsure || isOf(landmark))
    }
    const known = { names, isKnown: (each: string) => landmarks.has(each), isOwn }
    const found = fields.flatMap((field) =>
      sentencesOf(field.text).flatMap((sentence) =>
        [
          ...[...count(sentence).keys()].map((each) => [each, each] as const),
          ...almostLandmarks(sentence, known),
        ].flatMap(([words, meant]) => {
          const landmark = landmarks.get(meant)
          // `To Ashby for the fair`: its own place is named. `Ashby Canyon` has the name of a place in itself.
          const others = sentence.replaceAll(words, '')
          const isRight =
            !landmark || landmark.isUnsure || isOf(landmark) || landmark.owners.some((owner) => others.includes(owner))
          return isRight || isElsewhere(sentence, words) ? [] : [{ field, words, meant, landmark }]
        }),
      ),
    )
    const [first] = found
    if (!first) return []
    const others = [...new Set(found.map(({ landmark }) => landmark.name))].filter(
      (each) => each !== first.landmark.name,
    )
    const more = others.length === 0 ? '' : ` It also names ${new Intl.ListFormat('en').format(others)}, of others.`
    const { field, words, meant, landmark } = first
    const named = words === meant ? words : `${words}, nearly the name of ${meant}`
    const what = `This text of ${name} names ${named}, which ${landmark.row} has ${placesOf(landmark)}.${more}`
    const fix = `Correct the text, or add ${name} to the row of the landmark.`
    return [fact(field.record, field.path, { code: 'landmark-elsewhere', severity: 'warning', what, fix }, words)]
  })
}

/**
 * `The old road to the Green River`, `unlike Mirror Lake`, `hasta Sueca y L’Albufera`, `camino del Jarama`: what is elsewhere.
 * `Next to the zoo` is here.
 */
const beforeElsewhere =
  /(?<!\p{L})(?:from|(?<!\b(?:close|next|near|home|adjacent|up|down) )to|towards?|into|(?:tributary|feeder|branch|fork) of|beyond|than|unlike|like|desde|hacia|hasta|que|como|(?:camino|rumbo|afluente|cuenca|procedentes?|diferencia|más allá|carretera|autovía|autopista|senda|sendero|ruta|trenes|tren) (?:de|al?|hacia)|(?:desemboca|confluye|se une)\p{L}* (?:en|con|a))(?:l| (?:the|el|las?|los))? (?:[\p{L}’'-]+(?: [\p{L}’'-]+)?,? (?:and|y|e) (?:(?:the|el|las?|los) )?)?$/iu
/** `From some of the decks you see Mirror Lake` */
const beforeSight =
  /\b(?:(?:you|we|one|they|owners|people|visitors|residents) (?:(?:can|will|may|also|still|just|even|sometimes) )*(?:sees?|look (?:out )?(?:at|to|toward|over))|(?:looks?|looking|faces?|facing) (?:out )?(?:at|to|toward|towards|over to)) (?:the )?$/i
/** `a former farm of Ashby University`: what an institution has or had may be anywhere. */
const beforeOwner =
  /\b(?:farm|campus|land|lab(?:oratory)?|property|site|branch|extension|station|forest|garden|ranch|clinic|warehouse|plant|store) of (?:the )?$/i
/** `a slow stream that joins the Willamette`: where water goes is elsewhere. */
const beforeMouth =
  /\b(?:rivers?|creeks?|streams?|brooks?|forks?|canals?|waters?|drains?|flows?|winds|falls)\b.*\b(?:(?:join|meet|enter|reach|feed)(?:e?s|ed)?|ends? (?:in|at)|merges? with) (?:the )?$/i
/** `We come down Interstate 91`, `by way of the Carter Reservoir`: a way leads through what is elsewhere. */
const beforeWay =
  /\b(?:(?:[Ww]e|[Oo]ur (?:crews?|trucks?|vans?|teams?|technicians?)) (?:come|go|get|drive|travel|reach|take|ride|head)s? (?:[\w’'-]+ ){0,6}?(?:(?:by|on|along|down|up|over|through) )?|[Bb]y way of |[Vv]ia )(?:the )?$/
/** `Gusts come off the Flats`, `the water of Lake Travis`, `the view of Longs Peak`: what arrives from there, or is seen. */
const beforeArrival =
  /\b(?:(?:winds?|gusts?|storms?|breezes?|smoke|fog|snow|dust|air|weather|runoff)\b[^,.;]{0,30} (?:comes?|blows?|rolls?|sweeps?|drops?|drifts?|drains?|pours?|spills?)(?: (?:in|down|straight|right|hard))? (?:off|out of)|(?:water|view|sight|outline|silhouette)s? of) (?:the )?$/i
/** `The road over Pacheco Pass`, `a bus through the canyon`: a way is here, and leads there. */
const beforeWayThere =
  /\b(?:roads?|trails?|tracks?|paths?|routes?|highways?|pipelines?|canals?|railroads?|railways?|lines?|trains?|bus(?:es)?|ferr(?:y|ies)|coach(?:es)?|flights?|way) (?:over|across|through|around|past|along|up|down|out) (?:the )?$/i
/** `On the way to China Peak at Huntington Lake`: where something elsewhere is. */
const atElsewhere =
  /(?<!\p{L})(?:to|from|beyond|than|unlike|toward|towards) (?:the )?(?:\p{Lu}[\p{L}’'-]+ )+(?:at|on|in|by|near|of) (?:the )?$/u
/** `The greenway that begins at Falls Lake`: what a clause about something else names. */
const inRelativeClause = /\b(?:that|which|who|whose) [^,;:.–—]*$/
/** `The Big Thompson` in `the Colorado–Big Thompson system` is part of a longer name. */
const beforeInName = /\p{L}[–—-]$/u
/** `The ski jumps are forty minutes away`: `checkPlaceFigures` checks the distance. */
const afterElsewhere = new RegExp(
  `^ (?:is|are|lies?|sits?) (?:[\\w-]+ ){0,5}(?:[\\w-]+[ -])(?:${distanceWords.en}|minutes?|hours?)\\b`,
)
/** `The grassland begins to the east`, `Lake Travis supplies the mains`, `the St. Croix, which comes in on the other side`. */
const afterOutside =
  /^(?: (?:is|are|lies?|sits?|stands?|begins?|starts?|rises?|ends?|opens|spreads?)(?: (?:just|right|directly|well|far))? (?:(?:off )?to (?:the|our|its) (?:north|south|east|west)(?! of\b)|(?:up|down)(?:wind|stream)|(?:on|over|along) the horizon|in the distance|beyond)|(?: and [^,.;]+)? (?:on|along|over) the horizon| in (?:the distance|view|sight)\b| (?:supplies|feeds)\b|,? (?:which|that) [^.;]{0,30}\b(?:other|far|opposite) (?:side|bank|shore)\b)/
/** `When the dam was closed, the water covered its waterfront`: what happened there had an effect here. */
const beforeEvent = /\b(?:[Ww]hen|[Aa]fter|[Ss]ince|[Uu]ntil|[Bb]efore|[Oo]nce|[Bb]ecause|[Aa]s) (?:the )?$/
const afterEvent = /^ (?:was|were|had been|closed|opened|rose|burned|flooded|broke|failed|came|went|began|filled)\b/
const beforeElse = [
  beforeOwner,
  beforeSight,
  beforeElsewhere,
  beforeMouth,
  beforeWay,
  beforeArrival,
  inRelativeClause,
  beforeWayThere,
  atElsewhere,
  beforeInName,
]
const afterElse = [afterOutside, afterElsewhere]

function isElsewhere(sentence: string, words: string): boolean {
  const parts = sentence.split(words)
  return parts.slice(0, -1).every((before, index) => {
    const after = parts[index + 1] ?? ''
    return (
      beforeElse.some((pattern) => pattern.test(before)) ||
      afterElse.some((pattern) => pattern.test(after)) ||
      (beforeEvent.test(before) && afterEvent.test(after))
    )
  })
}

/** Places that a message names before it counts the others. */
const mostNamed = 3

function placesOf({ shown }: Owned): string {
  if (shown.length === 0) return 'for no place of the manifest'
  const more = shown.length - mostNamed
  const named = more > 1 ? [...shown.slice(0, mostNamed), `${more} more`] : shown
  return `for ${new Intl.ListFormat('en').format(named)}`
}

/** @param misplacedAt lines of landmarks whose places or coordinates are wrong */
function landmarksByName({ records }: FactSources, misplacedAt: ReadonlySet<number>): Map<string, Owned> {
  const hasUnknownOwner = unknownOwners(records)
  const cityNames = new Map(records.cities.map(({ slug, value }) => [slug, value.name]))
  const countyNames = new Map(records.folders.counties.map(({ slug, value }) => [slug, value.name]))
  return new Map(
    records.landmarks.flatMap(({ value, at }) => {
      const { name, names, places, counties } = value
      const ownCounties = counties.flatMap((slug) => countyNames.get(slug) ?? [])
      const ownPlaces = places.flatMap((slug) => cityNames.get(slug) ?? [])
      const owners = [...ownCounties, ...ownPlaces]
      const shown = [
        ...ownCounties.map((each) => (ownPlaces.includes(each) ? `the county ${each}` : each)),
        ...ownPlaces,
      ]
      const landmark = {
        name,
        places: new Set(places),
        counties: new Set(counties),
        owners,
        shown,
        row: `${at.file}:${at.line}`,
        isUnsure: hasUnknownOwner(value) || misplacedAt.has(at.line),
      }
      return names.flatMap((each) => [each, each.replaceAll("'", '’')].map((written) => [written, landmark] as const))
    }),
  )
}

function subjectsOf(sources: FactSources): Subject[] {
  const { cities, folders } = sources.records
  return [
    ...textsOfPlaces(sources).map(({ row, fields }): Subject => {
      const { name, county, alias_of: alias } = row.value
      return {
        name,
        fields,
        isOf: ({ places, counties }) =>
          places.has(row.slug) || (alias !== undefined && places.has(alias)) || counties.has(county),
      }
    }),
    ...folders.counties.map((record): Subject => {
      const own = cities.filter(({ value }) => value.county === record.slug)
      return {
        name: record.value.name,
        fields: textsOf(record),
        isOf: ({ places, counties }) => counties.has(record.slug) || own.some(({ slug }) => places.has(slug)),
      }
    }),
  ]
}
