import { distanceWords } from '#src/country/units.ts'
import { kept } from '#src/kept.ts'
import { groupBy } from '../../../core/group-by.ts'
import { kilometresBetween, pointOf } from '../../../core/known-place.ts'
import { isFrequentWord } from '../../../core/text/frequent-words.ts'
import { literal } from '../../../core/text/literal.ts'
import { mentionCounter } from '../../../core/text/mentions.ts'
import { type CityRecord, type Fact, type FactSources, fact } from '../fact.ts'
import { officePlaces } from '../office-places.ts'
import { shortNames } from '../place-texts/short-names.ts'
import { type FieldText, sentencesOf, textsOfPlaces } from '../texts.ts'
import { isOfEvent } from './mentioned-places.ts'

/**
 * Another place of the table as what a sentence in the text of a place is about: `Eagle Mountain is a young city`, or where
 * people move to, with nothing that connects it with the own place. One finding for a place.
 */
export function checkStatementsAboutOthers(sources: FactSources): Fact[] {
  const { cities } = sources.records
  const rows = new Map(cities.map((row) => [row.value.name, row]))
  if (rows.size < 2) return []
  const count = mentionCounter(rows.keys())
  const offices = new Set(officePlaces(sources).map(({ address }) => address.locality))
  const short = shortNames([...rows.keys()])
  const aliases = groupBy(cities, ({ value, slug }) => value.alias_of ?? slug)
  return textsOfPlaces(sources).flatMap(({ row, fields }) => {
    const names = (aliases.get(row.value.alias_of ?? row.slug) ?? [row]).map(({ value }) => value.name)
    const own = names.flatMap((name) => [name, short.get(name) ?? name])
    const isOther = (name: string) => {
      const other = rows.get(name)
      const isOwn = own.some((each) => each.includes(name) || name.includes(each))
      return other !== undefined && !isOwn && !offices.has(name) && !isAroundOrWithin(row, other)
    }
    for (const field of fields) {
      const others = [...count(field.text).keys()].filter(isOther)
      for (const other of others) {
        const words = statementIn(field, other, { own, sources })
        if (words !== undefined) return [report(field, { own: row.value.name, other, words })]
      }
    }
    return []
  })
}

function report(
  { record, path }: FieldText,
  { own, other, words }: { own: string; other: string; words: string },
): Fact {
  const what = `This text of ${own} says "${words}", with nothing that connects ${other} with ${own}.`
  const fix = `Write "${own}" if it is meant, or say how the two are connected.`
  return fact(record, path, { code: 'text-of-another-place', severity: 'warning', what, fix }, words)
}

/** Kilometres to a city of which a place may be a suburb, and to a place that may be a part of the own one. */
const near = { suburb: 30, part: 10 }
/** A city has so many times the residents of its suburb, and a place so many times those of its part. */
const times = { suburb: 4, part: 2 }

/** Whether the other place may be the city around the own one, whose rules and pipes are also its own, or a part of it. */
function isAroundOrWithin({ value: own }: CityRecord, { value: other }: CityRecord): boolean {
  const [from, to] = [pointOf(own), pointOf(other)]
  if (!from || !to) return true
  const [residents, others] = [own.population ?? 0, other.population ?? 0]
  const kilometres = kilometresBetween(from, to)
  return (
    (kilometres < near.suburb && others >= times.suburb * residents) ||
    (kilometres < near.part && residents >= times.part * others)
  )
}

/** Where the other place is, as seen from the own one. */
const where = new RegExp(
  `\\b(?:(?:north|south)?(?:east|west)(?:ern)?|(?:north|south)(?:ern)?|${distanceWords.en}|minutes?|hours?|blocks?|near(?:by|est|er)?|next|beside|between|beyond|behind|above|below|past|opposite|facing|across (?:the|from)|over (?:the|in)|through|via|towards?|borders?|bordering|lines?|limits?|edges?|neighbou?r\\w*|adjo\\w+|adjacent|bounded|close|closest|far|farther|further|away|down|up|upstream|downstream|upwind|downwind|uphill|downhill|outside|roads?|routes?|highways?|freeways?|interstates?|motorways?|bus(?:es)?|trains?|rail\\w*|ferry|trails?|bridges?|drives?|driving|commut\\w*|views?|look(?:s|ing)?|sees?)\\b`,
  'i',
)
/** A sentence after which the next one is about a neighbor. */
const whereBefore =
  /\b(?:near(?:by|est)|next (?:door|town|to)|neighbou?rs?|neighbou?ring|adjoins?|borders?|across the|over the|beyond|(?:to|in) the (?:north|south|east|west)\w*|(?:county|city|town) line)\b/i
/** What the two have in common, or how one differs from the other. */
const compared =
  /\b(?:here|ours?|this|these|both|either|neither|each other|together|than|more|less|fewer|unlike|like|as|same|similar|different(?:ly)?|instead|rather|while|whereas|but|though|although|too|also|not|no|never|only|after|before|until|compared|contrast|others|(?:the|an?|any|every|some) other|other (?:towns?|cit(?:y|ies)|places?|sides?|end)|another|elsewhere|shares?|shared|sharing|joins?|joined|combine[ds]?|pairs?|long before|once|formerly|annexed|merged|split|separate[ds]?|seceded|named (?:for|after)|belong(?:s|ed)?|part of|larger|smaller|bigger|older|younger|newer|busier|quieter|colder|warmer|cooler|drier|wetter|higher|lower|later|earlier|county seat|courthouse)\b/i

const things =
  '(?:families|households|people|residents|newcomers|lots|streets|blocks|owners|homeowners|landlords|buyers|renters|tenants|kids|children|parents|homes|houses|yards|lawns|roofs|basements|kitchens|gardens|driveways|garages|neighborhoods|neighbourhoods|subdivisions|winters?|summers?|springs|autumns?|mornings|evenings|afternoons|nights|life)'
/** The same at the start of a sentence. */
const anyCase = things.replace(/(?<=[|:])\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)
const notVerb =
  '(?!(?:is|are|was) (?:[a-z]+ )?(?:part|where)\\b)(?!(?:and|or|to|in|on|at|by|for|with|from|as|but|than|nor|then|of|who|which|whose)\\b)'
/** What those who move to another place are to the own one. */
const stays =
  /\b(?:here|ours?|us|we|this|these|both|either|neither|instead|than|unlike|like|whereas|but|too|also|or|once|used to|formerly|first|later)\b/i
/** Visitors come to a place from others. */
const visiting =
  /\b(?:visit\w*|tourists?|guests?|travel\w*|ski\w*|shop\w*|students?|patients?|fans|festivals?|concerts?|games?|rides?|riders|anglers|hikers|drivers|crews?|deliver\w*)\b/i

const comers =
  '(?:[Pp]eople|[Ff]amilies|[Nn]ewcomers|residents|workers|buyers|households|engineers|retirees|professionals|couples|owners|renters|homebuyers)'

/** What makes another place the one that a sentence is about. */
function patternsOf(other: string) {
  const name = literal(other)
  const end = "(?![\\p{L}’'-]| \\p{Lu})"
  const whole = `(?:(?:[Tt]he (?:city|town|village|community) of|[Dd]owntown|[Oo]ld|[Nn]ew|[Hh]istoric|[Mm]odern|[Cc]entral|[Mm]uch of|[Mm]ost of|[Aa]ll of) )?`
  return {
    subject: [
      // `Draper is a young city`, `Settled in 1850, Draper has`
      `^(?:[^,;:]{3,70}, )?${whole}${name}${end} (?:now |still |always |often |largely |mostly )?${notVerb}\\p{Ll}`,
      // `In Draper, basements flood`
      `^(?:In|Across|Throughout|All over|Everywhere in) ${whole}${name}(?:,|${end} (?!and\\b|or\\b))`,
      // `Draper’s streets`, `many Draper families`
      `\\b${name}(?:[’']s)? (?:\\p{Ll}+ )?${things}\\b`,
      `(?<!\\p{L})${anyCase} (?:of|in|across|throughout) ${whole}${name}${end}`,
      `\\b[Ww]elcome to ${name}${end}`,
    ].map((pattern) => new RegExp(pattern, 'u')),
    movement: [
      `\\b(?:bring|draw|attract|lure|send|pull)(?:s|ed|ing)? (?:\\p{L}+ ){0,4}to ${name}${end}`,
      `\\b(?:brought|drew|sent) (?:\\p{L}+ ){0,4}to ${name}${end}`,
      `\\b(?:mov(?:e|es|ed|ing)|relocat(?:e|es|ed|ing)|flock(?:s|ed|ing)?) (?:back |over |out |up |down )?to ${name}${end}`,
      `\\b${comers} (?:\\p{L}+ ){0,3}(?:com(?:e|es|ing)|came|return(?:s|ed|ing)?) (?:back )?to ${name}${end}`,
      `\\b(?:arriv(?:e|es|ed|ing)|settl(?:e|es|ed|ing)|liv(?:e|es|ed|ing)|resid(?:e|es|ing)|retir(?:e|es|ed|ing)|rents?|buys?|bought|builds?|built) (?:\\p{Ll}+ ){0,3}in ${name}${end}`,
      `\\bnew to ${name}${end}`,
    ].map((pattern) => new RegExp(pattern, 'u')),
  }
}

const patternsFor = kept((_: FactSources['records'], other: string) => patternsOf(other))

/** What a text says about another place alone, in the first sentence about it. */
function statementIn(
  { text, path }: FieldText,
  other: string,
  { own, sources: { records } }: { own: readonly string[]; sources: FactSources },
): string | undefined {
  const sentences = sentencesOf(text)
  const index = sentences.findIndex((sentence) => sentence.includes(other))
  const sentence = sentences[index]
  if (sentence === undefined || path[0] === 'sources') return undefined
  const [previous = '', next = ''] = [sentences[index - 1], sentences[index + 1]]
  const rest = sentence.replaceAll(other, '…')
  const isOwn = (each: string) => own.some((name) => each.includes(name))
  // `Draper is a young city. Lehi is an old one.`
  if (isOwn(sentence) || own.some((name) => next.startsWith(name))) return undefined
  const { subject, movement } = patternsFor(records, other)
  const moved = movement.map((pattern) => pattern.exec(sentence)).find((match) => match !== null)
  if (moved && !visiting.test(rest) && !stays.test(rest) && !/\b(?:from|out of) \p{Lu}/u.test(rest)) return moved[0]
  const at = rest.indexOf('…')
  // `In Holt, at the end of the line, trains turn`
  const [after = ''] = rest
    .slice(at)
    .replace('…,', '…')
    .split(/[,;:–—]/, 1)
  const clause = rest.slice(0, at) + after
  // `Here the filter is changed each year. In Wheaton, two years are fine.`
  if (/^Here\b|(?<!\b(?:are|us|call|come) )\bhere[:.]/.test(previous) && /^In /.test(sentence)) return undefined
  // `Holt comes first, then Denby`: the order along a way.
  if (/…,? comes? (?:first|next|last)\b/.test(rest)) return undefined
  if (compared.test(rest) || where.test(clause) || whereBefore.test(previous) || isOfEvent(sentence, rest))
    return undefined
  const found = subject.map((pattern) => pattern.exec(sentence)).find((match) => match !== null)
  if (!found || isOrdinaryWord(other, found)) return undefined
  return clauseFrom(sentence, found)
}

/** `Granite is hard on mowers`, at the start of a sentence. */
const isOrdinaryWord = (name: string, { index, 0: words }: RegExpExecArray) =>
  index === 0 && words.startsWith(name) && isFrequentWord(name.toLowerCase())

/** The words of a match, and of a subject those that follow it, up to a sign. */
function clauseFrom(sentence: string, { index, 0: words }: RegExpExecArray): string {
  const [rest = ''] = sentence.slice(index + words.length).split(/[,;:.!?–—]/, 1)
  const few = rest.split(' ').slice(0, mostWords).join(' ')
  return `${words}${few}`.replace(/(?: (?:of|in|on|at|to|by|for|from|with|and|its|the|an?))+$/, '').trim()
}

/** Words that a message has of a statement. */
const mostWords = 5
