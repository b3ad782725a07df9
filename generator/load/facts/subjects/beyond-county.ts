import { aName } from '../../../core/text/a-name.ts'
import { literal } from '../../../core/text/literal.ts'
import { matchesOf } from '../texts.ts'

/** A place of another county in the text of a county: its name, and the county and regions by which a sentence may put it there. */
type OtherPlace = {
  name: string
  /** Name of the county of the place. */
  county: string | undefined
  /** Names of the regions that the company serves beside that of the text. */
  regions: readonly string[]
}

/** `Holt has its own council`, `Denby is a unitary authority`: what is not governed as the county is. */
const governedApart =
  /\b(?:(?:own|separate|another|different|unitary|independent) (?:\p{L}+ ){0,2}(?:council|authority|administration|government|borough|building department)|(?:council|authority|city|county|borough|district) of (?:its|their) own|independent city)\b/iu

/** What follows the name of a place that is beyond the border. */
const outside =
  /\b(?:(?:outside|beyond) (?:the|its?|our|this)|around (?:it|us|the (?:city|county|town))|(?:is|are|lies?) (?:already )?(?:not|no longer|no part|in (?:another|the next)|over|across|on the other)|belongs? to|neighbou?rs?|neighbou?ring (?:us|it|the (?:city|county)))\b/i

/** What a sentence about the land beyond a border says, wherever it says it. */
const beyond =
  /(?<!\p{L})(?:(?:other|far|opposite) (?:side|bank|shore)|(?:across|over|beyond) the (?:\p{L}+ )?(?:river|water|bridge|border|lake|bay|sound|line|county line|state line|ridge|mountains?)|state line|county line|(?:other|next|neighbou?ring) (?:county|state)|otro lado|otra orilla|otro (?:condado|estado))(?!\p{L})/iu

/**
 * Whether a sentence, or the one before it, says itself that a place is not in the county of its text: it names the county of
 * the place or another region, or has a word for what is beyond a border.
 */
export function isPutElsewhere(sentence: string, previous: string, { name, county, regions }: OtherPlace): boolean {
  const after = sentence.slice(sentence.indexOf(name) + name.length)
  if (outside.test(after) || governedApart.test(after)) return true
  return [sentence, previous].some((each) => {
    const rest = each.replaceAll(name, '…')
    return beyond.test(rest) || (county !== undefined && hasCounty(rest, county)) || hasName(rest, regions)
  })
}

const hasCounty = (text: string, county: string) =>
  new RegExp(`\\b${literal(county)}(?! (?!County|Parish|Borough)\\p{Lu})(?!\\p{L})`, 'u').test(text)

const hasName = (text: string, names: readonly string[]) =>
  names.some((name) => text.includes(name) && new RegExp(`(?<!\\p{L})${literal(name)}(?!\\p{L})`, 'u').test(text))

/** Names with commas and conjunctions between them. */
const listed = new RegExp(`${aName}(?:(?:,|,? (?:and|or|&|y|e|o)) ${aName})+`, 'gu')

/** `Route 9 links`, `the line runs to`: what the places of a list are joined by. */
const joining =
  /(?<!\p{L})(?:links?|linking|connect\w*|join\w*|meets?|runs?|leads?|pass(?:es|ing)|flows?|cross(?:es|ing)|stops? in|une|conecta|pasa)(?!\p{L})/u

/** Words of a comparison. Without one, only places near each other are named together. */
const comparing =
  /(?<!\p{L})(?:as (?:long|much|many|far|often|fast|deep|high|hot|cold|old|big)|both|either|neither|while|whereas|than|but|too|also|compared|unlike|instead|one (?:for|in|of)|those (?:in|of)|ambos|ambas|mientras|también|pero|que)(?!\p{L})/u

/** Fewest places of a county that make a list one of its places. */
const fewestOfList = 2

/** Patterns of the names of places of the county and of all places, and whether one is near another. */
type Names = { own: RegExp; all: RegExp; isNear: (own: string, other: string) => boolean }

/**
 * Whether a sentence compares or connects a place of another county with one of its own. In a list of the places of the county,
 * the other one is a mistake.
 */
export function isBesideOwn(sentence: string, name: string, names: Names): boolean {
  const owns = matchesOf(sentence, names.own).map(([own]) => own)
  if (owns.length === 0 || !(comparing.test(sentence) || owns.some((own) => names.isNear(own, name)))) return false
  const list = matchesOf(sentence, listed).find(([words]) => words.includes(name))
  if (!list || joining.test(sentence.slice(0, list.index))) return true
  const own = matchesOf(list[0], names.own).length
  const others = matchesOf(list[0], names.all).length - own
  return own < fewestOfList || others >= own
}
