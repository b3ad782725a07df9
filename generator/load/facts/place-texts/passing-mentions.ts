import { literal } from '../../../core/text/literal.ts'
import { isPartElsewhere } from '../subjects/mentioned-places.ts'
import { matchesOf, sentencesOf } from '../texts.ts'
import { isBeforeLandscape } from './landscapes.ts'
import { shortNameOf } from './short-names.ts'

/** Before the name of a neighbor: `north of`, `to`, `trains to Denby,`, `than`, `desde`, `la de`. */
const beforeNeighbor =
  /(?<!\p{L})(?:near|from|to|towards?|beside|above|below|behind|past|between|and|than|outside|(?:south|north|east|west|side|edge) of|(?:office|shop|branch|yard|depot|crew) in|(?:que|no) en|entre|con|y|que|como|desde|hasta|hacia|junto a|frente a|(?:cerca|lejos|detrás|delante|norte|sur|este|oeste|lado|límite|vecin\p{Ll}+|separ\p{Ll}+|segreg\p{Ll}+|kilómetros?|km|minutos|tienda|taller|oficina|l[ao]s?|el) de)\s+(?:(?:the|downtown|central|greater|nearby|el centro de)\s+)*(?:\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?(?:,|,? and|,? or| y| o)\s)*$/u
/** After it: `Ashford is ten kilometers to the north`, `Ashford’s west side is a few minutes away`, `our Ashford crew`, `Aljaraque está a ocho kilómetros`. */
const afterNeighbor =
  /^ (?:surrounds|borders|adjoins|encloses|rodea|limita|linda|office|shop|branch|yard|depot|crews?|technicians?|teams?|colleagues?)(?!\p{L})|^(?:['’]s?)? (?:\p{Ll}+ )?(?:side|edge|limits?|suburbs?|outskirts) (?:is|are|lies?|begins?) (?:(?:just|only|about|some) )?(?:\d|\p{Ll}+ (?:kilomet|miles?|minutes?)|(?:to the )?(?:north|south|east|west))|^ (?:está|queda|is|lies)(?: (?:just|only|about|some|solo|apenas))? (?:a (?:\d|unos|\p{Ll}+ (?:kilómetro|minuto|paso))|al? (?:norte|sur|este|oeste|otro lado)|\d|\p{Ll}+ (?:kilomet|miles?|minute)|(?:to the )?(?:north|south|east|west))/u

/** `the University of Ashford`, `la Comunidad de Sevilla`: a longer name. `The City of Ashford` is the place. */
const beforePartOfName = /\s(?!(?:City|Town|Village|Borough|Ciudad|Villa)\s)\p{Lu}[\p{L}’'-]+ (?:of|de|del) $/u

/** How often a text names a place only as a neighbor or as a part of another name, which is not what it is about. */
export const passingMentions = (text: string, name: string): number =>
  sentencesOf(text)
    .flatMap((sentence) => matchesOf(sentence, new RegExp(`${literal(name)}(?![\\p{L}\\p{N}]| \\p{Lu})`, 'gu')))
    .filter(({ input, index }) => {
      const before = input.slice(0, index)
      const after = input.slice(index + name.length)
      const isOther = beforePartOfName.test(before) || isBeforeLandscape(before)
      const isPart = before.endsWith(' part of ') && isPartElsewhere(before.slice(0, -'part of '.length))
      return isOther || isPart || beforeNeighbor.test(before) || afterNeighbor.test(after)
    }).length

/** How often a text names a place, also by the short form of its name. */
export function shortMentions(text: string, names: Iterable<string>): number {
  const short = [...names].flatMap((name) => shortNameOf(name) ?? [])
  return short.reduce((sum, name) => sum + matchesOf(text, new RegExp(`${literal(name)}(?!\\p{L})`, 'gu')).length, 0)
}
