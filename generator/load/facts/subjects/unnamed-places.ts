import { distanceWords } from '#src/country/units.ts'
import type { Gazetteer } from '../../../core/gazetteer.ts'
import { type Coordinates, kilometresBetween } from '../../../core/known-place.ts'
import { literal } from '../../../core/text/literal.ts'
import { mentionCounter } from '../../../core/text/mentions.ts'
import { officePlaces } from '../company/office-places.ts'
import { type CityRecord, type Fact, type FactSources, fact } from '../fact.ts'
import { beginningOf, type FieldText, sentencesOf } from '../texts.ts'
import { isPassing } from './place-texts/passing-mentions.ts'
import { shortNames } from './place-texts/short-names.ts'

/** Fewest descriptions that show whether they name their place, and the share of them that must. */
const usual = { texts: 5, share: 0.9 }

/** `Main Street in Midway`, `Old Midway is …`: where the text is. `a town between Midway and Lehi` names neighbors. */
const isPlacedIn = (text: string, name: string) => {
  const placed = new RegExp(`\\b(?:in|across|around|through|[Dd]owntown|[Oo]ld) (?=${literal(name)}(?!\\p{L}))`, 'u')
  return sentencesOf(text).some((sentence) => {
    const match = placed.exec(sentence)
    if (!match || onTheWay.test(sentence)) return false
    return !isPassing(sentence, { index: match.index + match[0].length, name })
  })
}

/** A sentence about the drive: `We are 20 minutes away, if nothing happens in Midway`. */
const onTheWay = new RegExp(`\\b(?:minutes?|${distanceWords.en}|traffic|Interstate|Highway|I-\\d+)\\b`)

/** A sentence with one of these tells where something else is. */
const away =
  /\b(?:minutes?|kilomet\w+|km|minutos?|away|near\w*|next|beside|beyond|between|toward\w*|from|to|commut\w+|neighbou?r\w*|border\w*|and|or|than|like|above|below|outside|entre|cerca|junto|hacia|hasta|desde|vecin\w+)\b/i

/** `Swiss settlers gave Midvale its look`, `By the lake, Midvale has …`: what a sentence without a neighbor is about. */
const isSubjectOf = (text: string, name: string) =>
  sentencesOf(text).some((sentence) => {
    const match = new RegExp(`(?<!\\p{L})${literal(name)}(?![\\p{L}’'-]| \\p{Lu})`, 'u').exec(sentence)
    if (!match || isListed(sentence, match) || away.test(clauseAround(sentence, match.index))) return false
    return !isPassing(sentence, { index: match.index, name })
  })

/** `We border Midway, Lehi and Orem`: a name among others is that of a neighbor. A comma alone may be after a lake or before a state. */
function isListed(sentence: string, { 0: name, index }: RegExpExecArray): boolean {
  const [before, after] = [sentence.slice(0, index), sentence.slice(index + name.length)]
  return lastOfList.test(before) || inList.test(after)
}
const lastOfList = /\p{Lu}[\p{L}’'-]+,? (?:and|or|y|e|o|u) $/u
const inList = /^(?:, \p{Lu}[^,.;:]*)*,? (?:and|or|y|e|o|u) (?:(?:the|el|la|los|las) )?\p{Lu}/u

/** Fewest texts, and most of them without their own name, with which another name in such a text is a mistake. */
const nearlyAll = { texts: 10, mostUnnamed: (texts: number) => 1 + texts / 20 }

/** Before the name of a neighbor: `north of`, `to`, `than`. And after it: `Midway and Heber City`, `the Midway road`. */
const beforeNeighbor =
  /\b(?:minutes?|kilomet\w+|km|near\w*|next|beside|beyond|between|towards?|from|to|with|and|or|than|like|unlike|above|below|behind|past|outside|opposite|via|(?:north|south|east|west)\w*|(?:side|edge|end|suburb|part|outskirts|north\w*|south\w*|east\w*|west\w*|line) of|entre|cerca de|junto a|hacia|hasta|desde|vecin\w+ de)(?: (?:the|downtown|nearby))?[ ,]*$/i
const afterNeighbor = /^(?:[’'-]|,? (?:and|or|y|o|side|line|border|road|exit)\b| \p{Lu})/u

/** A name without the words around that of a neighbor: `Steep and wooded, Midway climbs the hillside`. */
const isNamedAsOwn = (text: string, name: string) =>
  sentencesOf(text).some((sentence) => {
    const match = new RegExp(`(?<!\\p{L})${literal(name)}(?!\\p{L})`, 'u').exec(sentence)
    if (!match || isListed(sentence, match) || isPassing(sentence, { index: match.index, name })) return false
    const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index + name.length)]
    return !beforeNeighbor.test(before) && !afterNeighbor.test(after)
  })

/** What is before a name, back to the comma, and the words after it. */
const clauseAround = (sentence: string, at: number): string =>
  sentence.slice(sentence.lastIndexOf(',', at) + 1).split(',')[0] ?? ''

/** `Provo was orchard land`, `En Getafe hay`: a town that the table does not have, as the subject. */
const unlisted =
  /^(?:(?:In|En) )?((?:\p{Lu}[\p{L}’]+ ){0,2}\p{Lu}[\p{L}’]+) (?:is|was|are|has|had|lies|sits|stands|grew|began|keeps|climbs|spreads|hay|es|está|tiene|creció|combina|reúne|conserva)(?!\p{L})/u
/** A town that is meant has so many residents, and is so near. */
const meant = { residents: 1000, kilometres: 120 }

/** The town nearby, or the large city anywhere, that a text of a place begins a sentence with. */
function unlistedTown(text: string, around: Coordinates, gazetteer: Gazetteer | undefined): string | undefined {
  const names = sentencesOf(text).flatMap((sentence) =>
    away.test(sentence.split(',')[0] ?? '') ? [] : (unlisted.exec(sentence)?.[1] ?? []),
  )
  return names.find(
    (name) =>
      gazetteer
        ?.placesNamed(name)
        .some(
          (place) =>
            place.name === name &&
            (place.population ?? 0) >= meant.residents &&
            kilometresBetween(place, around) <= meant.kilometres,
        ) || (gazetteer?.largeCities(name).length ?? 0) > 0,
  )
}

type PlaceText = { row: CityRecord; field: FieldText }

/**
 * The description of a place that is about another town and does not name its own, where nearly all others name their own:
 * `Dairy farms once reached Main Street in Midway`, in that of Heber City. A longer text may name neighbors alone.
 */
export function checkUnnamedPlaces(sources: FactSources): Fact[] {
  const { records, gazetteer, site } = sources
  const rows = records.cities.filter(({ value }) => value.alias_of === undefined)
  const names = rows.map(({ value }) => value.name)
  const count = mentionCounter(names)
  const short = shortNames(names)
  const namesOf = ({ value: { name } }: CityRecord) => [name, short.get(name) ?? name, firstWordOf(name, names) ?? name]
  const offices = new Set(officePlaces(sources).map(({ address }) => address.locality))
  const counties = new Set(records.folders.counties.map(({ value }) => value.name))
  const descriptions = rows.map(
    (row): PlaceText => ({ row, field: { record: row, path: ['description'], text: row.value.description } }),
  )
  const unnamed = descriptions.filter(({ row, field }) => !namesOf(row).some((name) => hasName(field.text, name)))
  const fewest = Math.max(1, descriptions.length * (1 - usual.share))
  if (descriptions.length < usual.texts || unnamed.length > fewest) return []
  const isClear = descriptions.length >= nearlyAll.texts && unnamed.length <= nearlyAll.mostUnnamed(descriptions.length)
  return unnamed.flatMap(({ row, field }) => {
    const { name, latitude, longitude } = row.value
    const around =
      latitude === undefined || longitude === undefined ? site.value.business.coordinates : { latitude, longitude }
    // The name of the office, or a part of the own name, may stand in any text.
    const isOther = (each: string) => !offices.has(each) && !counties.has(each) && !name.includes(each)
    const listed = [...count(field.text).keys()].find(
      (each) =>
        isOther(each) &&
        (isPlacedIn(field.text, each) || isSubjectOf(field.text, each) || (isClear && isNamedAsOwn(field.text, each))),
    )
    const town = listed ?? unlistedTown(field.text, around, gazetteer)
    return town === undefined || !isOther(town) ? [] : [report(field, name, town)]
  })
}

/** `Ahwatukee` of `Ahwatukee Foothills`: the first word of a name, if no other place of the table has it. */
function firstWordOf(name: string, names: readonly string[]): string | undefined {
  const [word] = /^\p{Lu}[\p{L}’]{3,}(?= \p{Lu})/u.exec(name) ?? []
  if (word === undefined || general.test(word)) return undefined
  return names.some((other) => other !== name && other.includes(word)) ? undefined : word
}

/** Words with which many names begin. */
const general =
  /^(?:North|South|East|West|Saint|Fort|Port|Lake|Mount|Upper|Lower|Great|Little|Grand|Point|Castle|Santa)$/

/** Collado-Villalba may be written in two words. */
const spaced = (text: string) => text.replaceAll('-', ' ')

/** Whether a text has a name. */
const hasName = (text: string, name: string) => spaced(text).includes(spaced(name))

function report({ record, path, text }: FieldText, name: string, other: string): Fact {
  const what = `This text of ${name} names ${other}, but not ${name}. Nearly all texts of places name their own.`
  const fix = `Write a text about ${name}, or name it.`
  return fact(record, path, { code: 'text-of-another-place', severity: 'warning', what, fix }, beginningOf(text))
}
