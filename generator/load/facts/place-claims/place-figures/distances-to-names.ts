import { distanceWords, inUnit, kilometersIn } from '#src/country/units.ts'
import type { Coordinates } from '../../../../core/known-place.ts'
import { wholeNumber, wholeNumberOf } from '../../../../core/text/number-words.ts'
import { rangeOf, type Target, targetAt } from './distant-names.ts'
import { type Fault, namesOther, type Place, type World } from './known-places.ts'
import { ownName, withOwnName, withoutOwnName } from './own-name.ts'
import { asTown } from './own-subject.ts'

/** A road is longer than the straight line, by this at most, and by some kilometres in a town. */
const detour = { least: 0.8, most: 2.2, kilometres: 8 }
/** Kilometres by which a text may round a distance down. */
const tolerance = 3
/** Kilometres beyond which a text means a namesake of a city. */
const farthestMeant = 300
/** Kilometres an hour that no drive exceeds in a straight line, and below which it is not a drive, and hours of a stop. */
const speeds = { most: 120, least: 12, stop: 0.5 }

const hinted = new RegExp(`\\b(?:${distanceWords.en}|minutes?|hours?)\\b`)

const least = '(?:more than|over|at least|well over) '
const most = '(?:less than|under|within|at most|no more than|up to|not even|inside) '
const adverbs = `(?<limit>${least}|${most})?(?:(?:only|just|about|some|roughly|around|nearly|almost|barely|hardly|scarcely|a mere|a good|a short|an easy|a quick|approximately|an?) )*`
const figure = `${adverbs}(?<number>\\d+\\.\\d+|${wholeNumber}|dozen)(?<half> and a half)?[\\s-](?<unit>${distanceWords.en}|minutes?|hours?)`
const way =
  "(?: or so|[’']s?)?(?: (?:drive|ride|walk|trip|hop|run|away|off|out|by car|by road|down the road|up the road))?"
const side = '(?: (?:due |to the )?(?:north|south|east|west)(?:east|west)?)?'
const from = `${way}${side} (?:from|of|to) `
const lies =
  '(?:is|lies|sits|stands|remains|is located|is situated|is set|is tucked|is nestled|lies tucked) (?:located )?(?:(?:also|still|itself|quietly) )?'
const here = '(?:here|town|us|your (?:door|home)|(?:the|our) (?:city|town|village|community))'

/** What a sentence on a town may begin with, and what made it: `winters are long`, `most families commute`, `silver built the town`. */
const inTown =
  '(?:this|life|living|(?:(?:most|many|all|its|the|some|old|new) )?(?:homes|houses|families|residents|households|neighbou?rs|newcomers|streets|winters?|summers?|springs?|evenings|mornings|nights)|snow|every(?:one|body|thing)|(?:most|every|many) (?:people|homes?|house|famil(?:y|ies)|household|street)|(?!(?:a|an|the|they|he|she|it|who|that|which|what|and|or|but)\\b)\\p{Ll}+ (?:built|shaped|made|founded|created))'

const name = `${ownName}(?!\\p{L})`

/** Finds a distance that a text gives to something, which the words after the match name first, or the group `other`. */
const patterns = (() => {
  const subject = `(?:${name}|[Ii]t|[Tt]he (?:city|town|village|community|place|neighbou?rhood))`
  const after = `(?= [^,;:]{3,60}, (?:${subject}|${inTown})(?!\\p{L}))`
  return [
    // `Only eight kilometers from Mirror Lake, Ashby …`
    `^(?:(?:located|lying|set|tucked|situated|at|sitting) )?(?:${figure}${from.slice(0, -1)})${after}`,
    // `Ashby is eight kilometers from`, `Ashby, a ten-minute drive from`, `roofs in Ashby, eight kilometers from`
    `(?:^|[,;:] |\\band |\\bwhere |\\bin (?=${name},))${subject},? (?:${lies})?${figure}${from}`,
    // `It is a quiet town twelve kilometers from`
    `(?:^|[;:] )${subject} (?:is|was|remains) an? [^,;:]{0,40}(?:town|city|village|community|suburb|neighbou?rhood|place),? (?:${lies.replace('(?:is|', '(?:')})?${figure}${from}`,
    // `It is the county seat and market town of its valley, twelve kilometers from`
    `(?:^|[;:] )${subject} (?:is|was|remains)${asTown} (?:${lies.replace('(?:is|', '(?:')})?${figure}${from}`,
    // `You are ten minutes from`, `It puts homes ten minutes from`
    `\\b(?:[Yy]ou(?: are|[’']re)|[Rr]esidents are|[Hh]omes (?:here )?are|[Ee]veryone (?:here )?is|puts? (?:you|residents|homes|it)) ${figure}${from}`,
    // `From Ashby it is ten kilometers to`
    `\\b[Ff]rom (?:${name}|${here}),? it(?: is|[’']s) ${figure}${way} to `,
    // `It is ten kilometers from here to`
    `\\b[Ii]t(?: is|[’']s) ${figure}${way} from (?:${name}|${here}) to `,
    // `Mirror Lake is ten kilometers away`
    `(?:^|[,;:] |\\band |\\bbut |\\bwhile )(?<other>(?:[Tt]he )?(?:[Dd]owntown )?\\p{Lu}[^,;:]{2,60}?) (?:is|lies|sits) ${figure}(?:${way}${side} from (?:${name}|${here})|(?:[’']s?)? (?:drive |ride |trip )?(?:away|off|from here|down the road|up the road|up the canyon|by car|by road)|${side.slice(0, -1)})(?![\\p{L}-]| (?:from|of|to) )`,
  ].map((pattern) => new RegExp(pattern, 'u'))
})()

/** `Only eight kilometers from the airport of Salem, Ashby …`, which is farther or nearer: distances to landmarks and cities. */
export function distanceToName(written: string, { name, point }: Place, world: World): Fault | undefined {
  const { sources } = world
  if (!point || !hinted.test(written)) return undefined
  const sentence = withOwnName(written, name)
  // A sentence may begin with the number.
  const lowered = sentence.replace(/^[A-Z](?=[a-z]*[ -])/, (letter) => letter.toLowerCase())
  for (const [index, pattern] of patterns.entries()) {
    const match = pattern.exec(sentence) ?? pattern.exec(lowered)
    const { groups } = match ?? {}
    if (!match || !groups) continue
    const after = withoutOwnName(groups.other ?? sentence.slice(match.index + match[0].length).trimStart(), name)
    const read = targetAt(after, sources)
    if (!read || (groups.other !== undefined && read.rest !== '')) continue
    const others = read.targets.filter((target) => target.name !== name)
    const [target] = others
    if (!target || others.length < read.targets.length) continue
    if (!others.every((each) => isWrong(groups, each, point))) continue
    if (others.every((each) => each.mayHaveNamesake && rangeOf(each, point).least > farthestMeant)) continue
    // `Eight kilometers from the airport, miners built Holt`.
    const isOpening = index === 0 && !written.includes(name)
    if (isOpening && namesOther(read.rest, name, world)) continue
    const found = withoutOwnName(groups.other === undefined ? sentence.slice(match.index) : match[0], name)
    const words = groups.other === undefined ? found.slice(0, found.length - read.rest.length) : found
    return { code: 'distance-in-text-differs', severity: 'warning', ...textOf(words, { name, groups, target, point }) }
  }
  return undefined
}

type Groups = Record<string, string>

/** Whether no way to a target has the length or the time that a text states. */
function isWrong({ limit = '', number = '', half, unit = '' }: Groups, target: Target, point: Coordinates): boolean {
  const count =
    (number === 'dozen' ? 12 : Number.isNaN(Number(number)) ? wholeNumberOf(number) : Number(number)) + (half ? 0.5 : 0)
  const { least: nearest, most: farthest } = rangeOf(target, point)
  const isMost = new RegExp(`^${most}`).test(limit)
  const isLeast = new RegExp(`^${least}`).test(limit)
  if (isTime(unit)) {
    const hours = count / (unit.startsWith('hour') ? 1 : 60)
    const isShort = nearest > hours * speeds.most + 2
    const isLong = farthest < (hours - speeds.stop) * speeds.least
    return (isShort && !isLeast) || (isLong && !isMost)
  }
  const stated = count * kilometersIn(unit)
  const isShort = stated < detour.least * nearest - tolerance
  const isLong = stated > detour.most * farthest + detour.kilometres
  return (isShort && !isLeast) || (isLong && !isMost)
}

const isTime = (unit: string) => /^(?:minute|hour)/.test(unit)

type Found = { name: string; groups: Groups; target: Target; point: Coordinates }

function textOf(words: string, { name, groups: { unit = '' }, target, point }: Found): Pick<Fault, 'words' | 'what'> {
  const trimmed = words.replace(/^[,;:]? *(?:and |but |while |where |in )?/, '')
  const { least: nearest, most: farthest } = rangeOf({ ...target, radius: 0 }, point)
  const middle = (nearest + farthest) / 2
  const away = inUnit(middle, isTime(unit) ? 'km' : unit)
  return {
    words: trimmed,
    what: `The text says "${trimmed}", but by coordinates ${name} is ${away} from ${target.name} in a straight line.`,
  }
}
