import { distanceWords, inUnit, kilometersIn } from '#src/country/units.ts'
import { kilometresBetween } from '../../../../core/known-place.ts'
import { aName } from '../../../../core/text/a-name.ts'
import { wholeNumber, wholeNumberOf } from '../../../../core/text/number-words.ts'
import { type Fault, type Place, targetOf, type World } from './known-places.ts'
import { isOwn } from './own-subject.ts'

/** A road is longer than the straight line, by this at most, and by some kilometres in a town. */
const detour = { factor: 2.2, kilometres: 8 }

/** Few sentences have a unit: it is searched for first. */
export const hasDistance = new RegExp(`\\b(?:${distanceWords.en})\\b`)
const hasTime = /minute|hour/i

/** `12 km from Sandy`, which is farther or nearer. */
export function distance(sentence: string, { name, point }: Place, world: World): Fault | undefined {
  if (!hasDistance.test(sentence)) return undefined
  const office = world.officeDistance.exec(sentence)
  const [words, number = '', unit = '', other = ''] = office
    ? [office[0], office[2], office[3], office[1]]
    : (world.distance.exec(sentence.replace(capital, (letter) => letter.toLowerCase())) ?? [])
  const target = targetOf(other, world)
  if (words === undefined || !point || !target || isElsewhere(sentence, words, world)) return undefined
  // `We drive 25 miles to Ashby` in the text of Ashby.
  if (other === name) return undefined
  const after = sentence.slice(sentence.toLowerCase().indexOf(words.toLowerCase()) + words.length)
  if (isLength.test(after) || (office && fromOther.test(after))) return undefined
  const count = number === 'dozen' ? 12 : /^[\d.]+$/.test(number) ? Number(number) : wholeNumberOf(number)
  const stated = count * kilometersIn(unit)
  const straight = kilometresBetween(point, target)
  const before = sentence.slice(0, sentence.length - after.length - words.length)
  if (!office && !isOwn('way', before, name)) return undefined
  const isShort = stated < 0.8 * straight - 3 && !atLeast.test(before)
  const isLong = stated > detour.factor * straight + detour.kilometres && !atMost.test(before)
  if (!isShort && !isLong) return undefined
  return {
    code: 'distance-in-text-differs',
    words: asWritten(words, sentence),
    what: `The text says "${words}", but ${name} is ${inUnit(straight, unit, 1)} from there in a straight line.`,
  }
}

/** `within about`, before a distance that may be shorter, and `more than`, before one that may be longer */
const atMost =
  /\b(?:within|inside|less than|under|up to|at most|no more than) (?:(?:about|some|roughly|around|an?) )*$/i
const atLeast = /\b(?:more than|over|at least|upwards of) (?:(?:about|some|roughly|around|an?) )*$/i

/** `The road runs for 31 km from Holt to the forest`: how long something is. */
const isLength = /^ to (?:the )?\p{Lu}/u

/** `Our office is 12 km away from the lake`: how far something else is. */
const fromOther = /^ (?:from|of) (?!(?:here|you|town)\b)/

/** The capital of a sentence that begins with a number in words. */
const capital = /^[A-Z](?=[a-z]+[ -])/

/** Words with the capital of the sentence that begins with them. */
const asWritten = (words: string, sentence: string) =>
  sentence.toLowerCase().startsWith(words.toLowerCase()) ? sentence.slice(0, words.length) : words

/** `Our yard in Filey`, a town in which the company has no office: another rule reports it. */
function isElsewhere(sentence: string, words: string, { offices }: World): boolean {
  const [, town] = ofTown.exec(sentence.slice(sentence.toLowerCase().indexOf(words.toLowerCase()) + words.length)) ?? []
  const [, before, within] = houseOfTown.exec(words) ?? []
  return [town, before, within].some(
    (name) => name !== undefined && !offices.some(({ address }) => address.locality.startsWith(name)),
  )
}

const ofTown = new RegExp(`^ in ${aName}`, 'u')
/** `Our Filey office`, `our office in Filey`. */
const houseOfTown = new RegExp(`^[Oo]ur (?:${aName} )?(?:\\p{Ll}+ )+(?:[^,]*\\bin ${aName})?`, 'u')

/** Kilometres an hour that no drive exceeds, in a straight line, and below which it is not a drive. */
const speeds = { most: 120, least: 12, leastOfLong: 25 }
/** Hours of a long drive, most of which is not in towns. */
const long = 1.5

const officeAway = new RegExp(
  `\\b(our) (?:[\\w’]+ ){0,3}office (?:(?:in|on|at|near|by) [\\w .’'-]+ )?is (?:only |just |about )?(${wholeNumber}) (minutes?|hours?) (?:away|(?:down|up) the (?:road|street|valley|canyon|freeway|highway)|from here|by (?:car|road))`,
  'i',
)

/** `A ten-minute drive from Sandy`, which takes longer or hardly any time. */
export function drive(sentence: string, { name, point }: Place, world: World): Fault | undefined {
  if (!hasTime.test(sentence)) return undefined
  const from = world.drive.exec(sentence.replace(capital, (letter) => letter.toLowerCase()))
  const away = officeAway.exec(sentence)
  const named = from ? null : world.driveAway.exec(sentence)
  const [words, number, unit, other] = from
    ? [from[0], from[1], from[2], from[3]]
    : named
      ? [named[0], named[2], named[3], named[1]]
      : [away?.[0], away?.[2], away?.[3], 'our office']
  const target = targetOf(other ?? '', world)
  if (words === undefined || number === undefined || unit === undefined || !point || !target) return undefined
  // `Denby is an hour from Ashby` in the text of Ashby.
  if (other === name.toLowerCase() || other === name) return undefined
  if (from && !isOwn('way', sentence.slice(0, from.index), name)) return undefined
  const [whole = ''] = number.split(' and a half')
  const isHalfMore = whole !== number || unit.endsWith('and a half')
  const count = (whole === 'an' ? 1 : wholeNumberOf(whole)) + (isHalfMore ? 0.5 : 0)
  const hours = count / (unit.startsWith('hour') ? 1 : 60)
  const straight = kilometresBetween(point, target)
  if (
    straight <= hours * speeds.most + 2 &&
    straight >= (hours - 0.5) * (hours < long ? speeds.least : speeds.leastOfLong)
  )
    return undefined
  return {
    code: 'distance-in-text-differs',
    words: asWritten(words, sentence),
    what: `The text says "${words}", but ${name} is ${Math.round(straight)} km from there in a straight line.`,
  }
}
