import { distanceWords } from '#src/country/units.ts'
import { literal } from '../../../../core/text/literal.ts'
import { matchesOf, sentencesOf } from '../../texts.ts'
import { isBeforeLandscape } from './landscapes.ts'
import { isOtherPart } from './other-part.ts'
import { shortNameOf } from './short-names.ts'

const named = "\\p{Lu}[\\p{L}’'-]+(?: (?:(?:de|del|la|upon) |\\p{Ll}['’])?\\p{Lu}[\\p{L}’'-]+){0,2}"
const compass = '(?:north|south|east|west)(?:east|west)?(?:ern|ward)?'
const points = '(?:norte|sur|este|oeste|noreste|nordeste|noroeste|sureste|sudeste|suroeste|sudoeste)'
/** What separates two places: `the state line`, `the Kansas River`. */
const boundary =
  "the (?:(?:\\p{Ll}+ ){0,2}(?:line|border|boundary|creek|river|stream|brook|bay|lake|water|sound|canal|bridge|road|street|avenue|boulevard|highway|freeway|interstate|tracks|railroad|railway|valley|canyon|hill|ridge)|\\p{Lu}[\\p{L}’'-]+ (?:River|Creek|Bay|Lake|Road|Street|Avenue|Boulevard|Canyon|Bridge))"
/** Between a direction and a name: `lies`, `there is`, `, in`. */
const isThere =
  '(?:,? in|,)?(?: (?:is|are|lies?|sits?|comes?|begins?|starts?|follows?|there (?:is|are)|you (?:find|reach)|we (?:have|reach)))?'
const hay = '(?:,? en|,)?(?: (?:está|están|queda|quedan|se encuentran?|empieza|sigue|tiene|hay))?'

/** Prepositions and nouns before the name of a neighbor: `north of`, `to`, `than`, `the shop in`, `desde`, `la de`. */
const beside =
  'near|from|to|towards?|left|leaves|leaving|joins|joined|beside|above|below|behind|past|between|and|than|as \\p{Ll}+ as|outside|(?:outside|beyond) (?:its|the) (?:\\p{Ll}+ )?(?:limits|boundar(?:y|ies)|borders?|lines?),? in|unlike|like|like (?:one|those|that) (?:in|within)|as in|opposite|facing|alongside|borders?|adjoins?|(?:south|north|east|west|side|edge) of|(?:office|shop|branch|yard|depot|crew) in|(?:vans?|trucks?|crews?|teams?|rounds?|routes?|bus(?:es)?|trains?) for|(?:border|boundary|line|compared|together|along|shares? [^.;,]{1,40}) with|(?:que|no) en|entre|con|y|que|como|desde|hasta|hacia|junto a|frente a|(?:cerca|lejos|detrás|delante|norte|sur|este|oeste|lado|límite|vecin\\p{Ll}+|separ\\p{Ll}+|segreg\\p{Ll}+|kilómetros?|km|minutos|tienda|taller|oficina|l[ao]s?|el) de|vecin[oa]s?'

/** Where the neighbor is: `next door in`, `To the south lies`, `farther east, in`, `upriver`, `across the line in`, `Al sur queda`. */
const where = [
  '[Nn]ext[ -]door(?:,| in| to)?(?: (?:is|are|lies?))?|[Oo]ver (?:in|to)|[Nn]eighbou?r(?:s|ing)?(?: (?:is|are))?',
  `[Tt]o (?:the|its|our) (?:(?:immediate|far|near) )?${compass}${isThere}`,
  `(?:[Jj]ust|[Ff]arther|[Ff]urther|[Dd]ue|\\p{L}+ (?:${distanceWords.en}|blocks?)) (?:${compass}|on|up|down)${isThere}`,
  `(?:[Uu]p|[Dd]own)(?:river|stream|hill|valley|coast| the (?:road|river|hill|valley|street|lake|line|coast|highway))${isThere}`,
  `(?:[Aa]cross|[Oo]ver|[Bb]eyond) ${boundary}${isThere}`,
  `[Oo]n the (?:other|far|opposite) (?:side|bank|shore)(?: of ${boundary})?${isThere}`,
  `(?:[Aa]l|[Hh]acia el) ${points}${hay}|(?:[Rr]ío|[Cc]alle|[Vv]alle|[Cc]arretera) (?:arriba|abajo)${hay}|[Aa]l otro lado(?: del? [^.;,]{1,30})?${hay}`,
].join('|')

/** Words before the name of a neighbor, and those before others that a list has before it: `trains to Denby, Oviedo and`. */
const beforeNeighbor = new RegExp(
  `(?<!\\p{L})(?:${beside}|${where})\\s+(?:(?:the|downtown|central|greater|nearby|neighbou?ring|el centro de)\\s+)*(?:${named}(?:,|,? and|,? or| y| o)\\s)*$`,
  'u',
)

/** `Its system drains into Ashford’s`: what belongs to a neighbor. */
const beforePossessive =
  /(?<!\p{L})(?:into|onto|with|by|past|under|over|along|against|via|joins?|meets?|reach(?:es)?|becomes?) $/u
const possessive = /^['’]s?(?!\p{L})/u

/** `Ashford, Denby and Holt`: a list of at least three. */
const listBefore = new RegExp(`(?<!\\p{L})${named}, (?:${named},? )*(?:(?:and|or|y|o) )?$`, 'u')
const listAfter = new RegExp(`^(?:, ${named})*,? (?:and|or|y|o) ${named}`, 'u')
const longListBefore = new RegExp(`(?<!\\p{L})${named}, ${named},? (?:and|or|y|o) $`, 'u')
const longListAfter = new RegExp(`^(?:, ${named})+,? (?:and|or|y|o) ${named}`, 'u')

/** A name with its neighbors in a list of places. */
const isListed = (before: string, after: string): boolean =>
  longListBefore.test(before) || longListAfter.test(after) || (listBefore.test(before) && listAfter.test(after))

/**
 * After it: `Ashford is ten kilometers to the north`, `Ashford’s west side is a few minutes away`, `our Ashford crew`,
 * `Ashford’s neighbor`, `Ashford’s deep-water port`, `Aljaraque está a ocho kilómetros`.
 */
const afterNeighbor = new RegExp(
  `^['’]s? (?:[\\p{Ll}-]+ ){0,2}(?:neighbou?r|sister|suburb|rival|port|harbou?r|airport|seaside|beach|playground|dormitory|gateway|backyard)(?!\\p{L})|^ (?:surrounds|borders|adjoins|encloses|rodea|limita|linda|office|shop|branch|yard|depot|crews?|technicians?|teams?|colleagues?)(?!\\p{L})|^ (?:(?:mailing |postal )?address(?:es)?|post office)(?=[.,;:]|$)|^(?:['’]s?)? (?:\\p{Ll}+ )?(?:side|edge|limits?|suburbs?|outskirts) (?:is|are|lies?|begins?) (?:(?:just|only|about|some) )?(?:\\d|\\p{Ll}+ (?:${distanceWords.en}|minutes?)|(?:to the )?(?:north|south|east|west))|^ (?:está|queda|is|lies)(?: (?:just|only|about|some|solo|apenas))? (?:a (?:\\d|unos|\\p{Ll}+ (?:kilómetro|minuto|paso))|al? (?:norte|sur|este|oeste|otro lado)|\\d|\\p{Ll}+ (?:${distanceWords.en}|minute)|(?:to the )?(?:north|south|east|west))`,
  'u',
)

/** After it: `, next door,`, `to the east`, `across the creek`, `is the next town`, `al otro lado`. */
const afterWhere = new RegExp(
  `^,?(?: (?:is|are|lies?|sits?|begins?|starts?))?(?: (?:inland|upriver|downriver),?)?(?: (?:just|right|only))? (?:next door|nearby|over the (?:line|hill|border|ridge)|to the ${compass}|across ${boundary}|on the (?:other|far|opposite) (?:side|bank|shore)|beyond (?:it|that|the)|the next (?:town|city|village|place))(?!\\p{L})|^,?(?: (?:está|queda))? (?:al otro lado|aquí al lado|al ${points})(?!\\p{L})`,
  'u',
)

/** `the University of Ashford`, `la Comunidad de Sevilla`: a longer name. `The City of Ashford` is the place. */
const beforePartOfName = /\s(?!(?:City|Town|Village|Borough|Ciudad|Villa)\s)\p{Lu}[\p{L}’'-]+ (?:of|de|del) $/u

/** `The North River reaches the Des Moines`: a river with the name of the place. `The Salem of the pioneers` is the place. */
const isRiver = (before: string, after: string): boolean =>
  /(?<!\p{L})the $/u.test(before) &&
  /^(?:[.,;:)]|$| (?:and|or|in|at|below|above|near|runs?|flows?|floods?|joins?|bends?)(?!\p{L}))/u.test(after)

/** How often a text names a place only as a neighbor or as a part of another name, which is not what it is about. */
export const passingMentions = (text: string, name: string): number =>
  sentencesOf(text)
    .flatMap((sentence) => matchesOf(sentence, namePattern(name)))
    .filter(({ input, index }) => isPassing(input, { index, name })).length

const namePattern = (name: string) =>
  new RegExp(`${literal(name).replaceAll("'", "['’]")}(?![\\p{L}\\p{N}]| \\p{Lu})`, 'gu')

/** `From Ashford it is half an hour`: the way to this place. */
const isWayFrom = (before: string, after: string): boolean =>
  before === 'From ' &&
  /^,? (?:it (?:is|takes)|the (?:drive|trip|way|road|ride)|we (?:need|drive|take))(?!\p{L})/u.test(after)

/** `Dundee merchants built their villas here`: people from another place, in this one. */
const afterPeople =
  /^ (?:merchants|families|workers|people|commuters|owners|buyers|business(?:men|people)|industrialists|traders|shoppers|students|visitors|lawyers|doctors|retirees|manufacturers|bankers|tourists)\b[^.!?;]*\bhere\b/

/** Whether a sentence names a place only as a neighbor or as a part of another name. `index`: where it does so. */
export function isPassing(sentence: string, { index, name }: { index: number; name: string }): boolean {
  const before = sentence.slice(0, index)
  const after = sentence.slice(index + name.length)
  const isOther = beforePartOfName.test(before) || isBeforeLandscape(before)
  const isPart = before.endsWith(' part of ') && isOtherPart(before.slice(0, -'part of '.length))
  const isOwner = possessive.test(after) && beforePossessive.test(before)
  const isBeside = beforeNeighbor.test(before) || afterNeighbor.test(after) || afterWhere.test(after)
  return (
    isRiver(before, after) ||
    isOther ||
    isPart ||
    isOwner ||
    isBeside ||
    isWayFrom(before, after) ||
    afterPeople.test(after) ||
    isListed(before, after)
  )
}

/** How often a text names a place, also by the short form of its name. */
export function shortMentions(text: string, names: Iterable<string>): number {
  const short = [...names].flatMap((name) => shortNameOf(name) ?? [])
  return short.reduce((sum, name) => sum + matchesOf(text, new RegExp(`${literal(name)}(?!\\p{L})`, 'gu')).length, 0)
}
