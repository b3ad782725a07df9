import { plainName } from '../../../../core/gazetteer.ts'
import type { Coordinates } from '../../../../core/known-place.ts'
import { literal } from '../../../../core/text/literal.ts'
import type { Fault, Place, World } from './known-places.ts'

/** Metres that a town may extend above and below the point that public data has for it. */
const extent = 350
const metresPerFoot = 0.3048
/** Metres of the highest town of the world. Source: https://en.wikipedia.org/wiki/La_Rinconada,_Peru */
const highest = 5100

const about = '(?:about |around |nearly |roughly |some |over )?'
const number = '(\\d[\\d,.]*\\d|\\d{3,4})'
const unit = '(feet|ft\\.?|met(?:er|re)s|m)'
/** `at 7,000 feet`, `at about 2,100 m above sea level` */
const height = `(?:an? (?:altitude|elevation) of|at|about|around|nearly|roughly|some|over) ${about}${number} ?${unit}(?! (?:away|long|wide|deep|from|high|tall|of (?:snow|pipe|rain|water)|below|down|higher|lower))`
/** `Frost lingers on the valley floor, 9,600 feet above the sea`, and words for what may be higher or lower than the place. */
const aboveSea = new RegExp(`(?<!\\bto )${number} ?${unit} above (?:the )?sea(?: level)?`, 'u')
const ofTerrain =
  /\b(?:pass|passes|peaks?|summits?|mountains?|mount|mt|hills?|ridges?|tops?|crests?|ranges?|plateaus?|slopes?|trails?|lakes?|reservoirs?|canyons?|rivers?|springs?|resorts?|ris(?:es?|ing)|climbs?|climbing|highest|lowest|from|between|above (?!(?:the )?sea\b))\b/i
const hasHeight = /\d ?(?:feet|ft|met(?:er|re)s|m)\b/

/** `Hood River is at 7,000 feet`, which is far above or below the town. */
export function altitude(sentence: string, { name, point }: Place, { sources }: World): Fault | undefined {
  if (!point || !hasHeight.test(sentence)) return undefined
  const own = `(?:${literal(name)}|[Tt]he (?:town|city|village|community|place))`
  const found =
    new RegExp(
      `(?<![\\p{L}’'] )${own} (?:itself )?(?:is|lies|sits|stands|rests|perches)(?: \\p{Ll}+){0,2} ${height}`,
      'u',
    ).exec(sentence) ??
    // `At 7,000 feet above sea level, winters are long`; a pass or a lake may be at another height.
    new RegExp(
      `^At ${about}${number} ?${unit} above (?:the )?sea(?: level)?(?=, (?:${own}|(?!the )\\p{Ll}))`,
      'u',
    ).exec(sentence) ??
    new RegExp(`^At ${about}${number} ?${unit}(?=, ${literal(name)} (?!\\p{Lu}))`, 'u').exec(sentence) ??
    elevationIn(sentence, own) ??
    aboveSeaIn(sentence)
  const [words, digits = '', written = ''] = found ?? []
  if (words === undefined) return undefined
  const known = sources.gazetteer
    ?.near(point, 3, extentOfTown)
    .find((place) => plainName(place.name) === plainName(name))?.elevation
  const isMetric = written.startsWith('m')
  const stated = Number(digits.replace(/[,.](?=\d{3})/g, '')) * (isMetric ? 1 : metresPerFoot)
  const inUnit = (metres: number) => {
    const rounded = Math.round((isMetric ? metres : metres / metresPerFoot) / 10) * 10
    return `${rounded.toLocaleString('en-US')} ${isMetric ? 'metres' : 'feet'}`
  }
  if (known === undefined) {
    const what =
      stated > highest
        ? `no town of the world is above about ${inUnit(highest)}`
        : belowAround(stated, point, sources, inUnit)
    if (what === undefined) return undefined
    const severity = stated > highest ? 'error' : 'warning'
    return { code: 'figures-differ', severity, words, what: `The text says "${words}", but ${what}.` }
  }
  if (!(Math.abs(stated - known) > extent)) return undefined
  return {
    code: 'figures-differ',
    words,
    what: `The text says "${words}", but by public data ${name} is at about ${inUnit(known)}.`,
  }
}

/** Kilometres around a place that public data does not have, and the fewest places there that are compared. */
const around = { kilometres: 12, places: 2 }
/**
 * Metres by which the number of a text is wrong if it is below all places around. In sixteen states with mountains, no place is more
 * than 204 m below all of those around it; some are 900 m above them.
 */
const below = 500

/** What is wrong with a height that is far below those of all places around. */
function belowAround(
  stated: number,
  point: Coordinates,
  { gazetteer }: World['sources'],
  inUnit: (metres: number) => string,
): string | undefined {
  const heights = (gazetteer?.near(point, mostAround, around.kilometres) ?? []).flatMap(
    ({ elevation }) => elevation ?? [],
  )
  const lowest = Math.min(...heights)
  if (heights.length < around.places || stated >= lowest - below) return undefined
  return `by public data no place within ${around.kilometres} km is below about ${inUnit(lowest)}`
}
const mostAround = 20

/** `At an elevation of 7,000 feet, winters are long`. */
function elevationIn(sentence: string, own: string): RegExpExecArray | null {
  if (!/^(?:At|With) an? (?:altitude|elevation) of /.test(sentence) || ofTerrain.test(sentence)) return null
  return new RegExp(
    `^(?:At|With) an? (?:altitude|elevation) of ${about}${number} ?${unit}(?=(?: above (?:the )?sea(?: level)?)?, (?:${own}|(?!the )\\p{Ll}))`,
    'u',
  ).exec(sentence)
}

/** A height in a sentence that does not name what may be higher or lower before it, nor in its clause. */
function aboveSeaIn(sentence: string): RegExpExecArray | null {
  const found = aboveSea.exec(sentence)
  if (!found) return null
  const [clause = ''] = sentence.slice(found.index + found[0].length).split(/[,;:]/)
  // `At 9,800 feet above the sea, the pass closes`: what it is about follows.
  const about = /,/.test(sentence.slice(0, found.index)) ? `${sentence.slice(0, found.index)} ${clause}` : sentence
  return ofTerrain.test(about) ? null : found
}

/** Kilometres around a place within which public data has its point. */
const extentOfTown = 6
