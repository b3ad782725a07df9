import { kilometresBetween } from '../../../../core/known-place.ts'
import { aName } from '../../../../core/text/a-name.ts'
import { matchesOf } from '../../texts.ts'
import { type Fault, namesOther, near, type Place, type World } from './known-places.ts'

/** A single town that surrounds a place is near it, unless it is a large city. */
const allAround = /^(?:(?:surrounded|encircled|enclosed) by|inside.*)$/i
const mostAllAround = { kilometres: 9, residents: 100_000 }

/** Most kilometres to a town that surrounds a place. */
function mostAround(city: string, { sources }: World): number {
  const row = sources.records.cities.find(({ value }) => value.name === city)
  const { population = mostAllAround.residents } = row?.value ?? {}
  return population < mostAllAround.residents ? mostAllAround.kilometres : Number.POSITIVE_INFINITY
}

/** `Next door to Sandy`, which is far away. */
export function besideName(sentence: string, { name, point }: Place, world: World): Fault | undefined {
  const [words, stated = '', ...named] = world.beside.exec(sentence) ?? []
  if (words === undefined || !point) return undefined
  const [, most = 0] = Object.entries(near).find(([pattern]) => new RegExp(`^${pattern}$`, 'i').test(stated)) ?? []
  const isAlone = allAround.test(stated) && named.filter((each) => each !== undefined).length === 1
  const limit = Math.min(most, isAlone ? mostAround(named[0] ?? '', world) : most)
  // Another place may have the neighbor.
  if (namesOther(sentence.replace(words, ''), name, world)) return undefined
  const far = named.find((other) => {
    const target = world.points.get(other ?? '')
    return other !== name && target !== undefined && kilometresBetween(point, target) > limit
  })
  const target = world.points.get(far ?? '')
  if (far === undefined || !target) return undefined
  return {
    code: 'distance-in-text-differs',
    words,
    what: `The text says "${words}", but ${far} is ${Math.round(kilometresBetween(point, target))} km from ${name}.`,
  }
}

/** A place that is farther away, and has more nearer places than this, is not one of the nearest. */
const mostNear = { kilometres: 25, places: 12 }
const callsNearest = /\b(?:the|our) (?:nearest|closest) (?:communities|towns|places|cities|villages|neighbou?rs)\b/
const anyName = new RegExp(aName, 'gu')

/** `Hayden and Rathdrum, two of the nearest communities`, which are far away. */
export function nearest(sentence: string, { name, point }: Place, world: World): Fault | undefined {
  if (!point || !callsNearest.test(sentence)) return undefined
  for (const [other] of matchesOf(sentence, anyName)) {
    const target = other === name ? undefined : world.points.get(other)
    if (!target) continue
    const away = kilometresBetween(point, target)
    if (away <= mostNear.kilometres) continue
    const nearer = [...world.points.values()].filter((each) => each && kilometresBetween(point, each) < away).length
    if (nearer > mostNear.places)
      return {
        code: 'distance-in-text-differs',
        words: other,
        what: `The text calls ${other} one of the nearest places, but it is ${Math.round(away)} km from ${name}.`,
      }
  }
  return undefined
}

/** How much longer than the straight line the way between two places may be through a third, by factor and kilometres. */
const around = { factor: 1.5, kilometres: 5 }

/** Fewest degrees between the directions of two places that have a third one between them. */
const leastAngle = 60
/** Kilometres from the middle of a town within which directions mean nothing. */
const within = 3

/** The beginning of a sentence about the place of the text that does not name it. */
const aboutOwnPlace = /^(?:Between|On the|In the|Here|The (?:town|city|place|community)|It)\b/

const betweenNames = new RegExp(`\\bbetween ${aName} and ${aName}`, 'u')

/** A name that is not in the table means the place of the gazetteer within so many kilometres, or else the only one so large. */
const nearby = { kilometres: 60, residents: 20_000 }

/** `Between Sandy and Lehi`, which is somewhere else. */
export function between(sentence: string, { name, point }: Place, { points, sources }: World): Fault | undefined {
  const [words, first = '', second = ''] = betweenNames.exec(sentence) ?? []
  if (words === undefined || !point || first === name || second === name) return undefined
  if (!sentence.includes(name) && !aboutOwnPlace.test(sentence)) return undefined
  const pointNamed = (wanted: string) => {
    if (points.has(wanted)) return points.get(wanted)
    const places = sources.gazetteer?.placesNamed(wanted) ?? []
    const [only, ...others] = places.filter(({ population = 0 }) => population >= nearby.residents)
    const near = places.find((place) => kilometresBetween(place, point) < nearby.kilometres)
    return near ?? (others.length === 0 ? only : undefined)
  }
  const [one, other] = [pointNamed(first), pointNamed(second)]
  if (!one || !other) return undefined
  const sides = { toOne: kilometresBetween(one, point), toOther: kilometresBetween(point, other) }
  const apart = kilometresBetween(one, other)
  const isOnTheWay = sides.toOne + sides.toOther <= around.factor * apart + around.kilometres
  if (isOnTheWay && !isOnOneSide(sides, apart)) return undefined
  return {
    code: 'distance-in-text-differs',
    words,
    what: `The text says "${words}", but by its coordinates ${name} is not between them.`,
  }
}

/** Whether both places are in nearly the same direction, by the law of cosines. */
function isOnOneSide({ toOne, toOther }: { toOne: number; toOther: number }, apart: number): boolean {
  if (Math.min(toOne, toOther) <= within) return false
  const cosine = (toOne ** 2 + toOther ** 2 - apart ** 2) / (2 * toOne * toOther)
  return cosine > Math.cos((leastAngle * Math.PI) / 180)
}
