import { regionNameOf } from '#src/country/regions.ts'
import { groupBy } from '../../../core/group-by.ts'
import { kilometresBetween, pointOf } from '../../../core/known-place.ts'
import { literal } from '../../../core/text/literal.ts'
import { partsOf, regionOfCounty } from '../county-of.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { officePlaces, officeTowns } from '../office-places.ts'
import { isAfterLandscape, isBeforeLandscape, landscapeAfter } from '../place-texts/landscapes.ts'
import { type FieldText, matchesOf, sentencesOf, textsIn, textsOf } from '../texts.ts'
import { isBesideOwn, isPutElsewhere } from './beyond-county.ts'
import {
  beforeName,
  isComparedWithHere,
  isDoneThere,
  isMadeFor,
  isOfEvent,
  isOneThing,
  isOnTheWay,
  isWater,
  onPurpose,
} from './mentioned-places.ts'
import { severityOf } from './named-instead.ts'
import { mostResidents, things } from './things-of-others.ts'

/** What says that a place is a neighbor. */
const nearby = /\b(?:near|beside|next to|close to|not far from|outside) $/i

/** `Your call rings in Okotoks`, `quoted by Okotoks`, where an office is. */
const stored = /\b(?:storage|depot|warehouse|workshop|showroom|stocks?|supplies|inventory|materials)\b/i
const calling =
  /\b(?:call|ring|phone|answer|dispatch|office|quot(?:e|ed|es|ing)\b|estimat|schedul|colleague|crews?\b|team)/i

/** What is done or is in a town nearby: `trailers wait in Port Isabel`. A thing that is in another town is a slip: `homes in`. */
const happening =
  /\b(?:is|are|waits?|meets?|stays?|stops?|starts?|ends?|begins?|arrives?|leaves?|parks?|parked|stored?|stores|kept|keeps?|sold|sells?|bought|made|built|based|housed|stands?|sits?|lives?|opens?|opened|closes|loads?|unloads?|rests?|lands?) $/i

/** A road on its way: `take Route 40 through Middletown`; and what a county has at its border: `It wraps around Ashby`. */
const passing =
  /\b(?:(?:wraps?|curves?|bends?|curls?) (?:a?round)|surrounds?|encircles?|encloses?|borders?|bordering|adjoins?) $|\b(?:connects?|links?|joins?) \p{Lu}[^.;,]{1,30} (?:with|to) $|\b(?:Routes?|Interstate|Highway|Turnpike|Pike|Parkway|I-\d+|[ABMNR]\d{1,4}|U\.?S\.? \d+|roads?|railway|railroad|trails?|trains?|bus(?:es)?)\b[^.;]{0,40} (?:along|by|past|through|via) $/u

/** A place that is farther away is not a neighbor. Kilometres. */
const fewestApart = 30

/** `Plain of `, in the name of a landscape or body that has the name of a place, not the place itself. */
const wholeName = String.raw`\p{Ll} (?!(?:City|Town|Village|Borough|County|Parish) )\p{Lu}[\p{L}’'-]+ of `

/** Words that name another place, and the sentence that has them. */
type Found = { words: string; sentence: string; what: string }

/** `a project in Hoytsville` in a text about a service in another town, and a town of another county in the texts of a county. */
export function checkPlacesOfOthers(sources: FactSources, isCountyWrong: boolean): Fact[] {
  const { cities, folders } = sources.records
  const places = cities.flatMap(({ value }) => (value.alias_of === undefined ? [value] : []))
  if (places.length < 2) return []
  const names = places.map(({ name }) => literal(name)).join('|')
  const inPlace = new RegExp(`\\bin (${names})\\b(?! (?:County|Canyon|City|Avenue|Street|Road))`, 'g')
  const anyPlace = new RegExp(
    `(?<!\\p{Lu}[\\p{L}.]* |${wholeName})\\b(${names})\\b(?! (?:County|Canyon|Avenue|Street|Road|\\p{Lu}))`,
    'gu',
  )
  const rows = new Map(cities.map(({ slug, value }) => [slug, value]))
  const offices = new Set(officePlaces(sources).map(({ address }) => address.locality))
  // Two places may have one name, such as Kansas City in Missouri and in Kansas.
  const countiesOf = groupBy(places, ({ name }) => name)
  // A large city reaches into the counties around it.
  const isLarge = (name: string) => countiesOf.get(name)?.some(({ population = 0 }) => population > mostResidents)
  const townOf = officeTowns(sources)
  const report = ({ record, path, text }: FieldText, own: string[], { words, sentence, what }: Found) => {
    const severity = severityOf(text, words, own)
    return fact(
      record,
      path,
      { code: 'text-of-another-place', severity, what, fix: 'Correct the name.' },
      words,
      sentence,
    )
  }
  /** The first name that a sentence does not mention on purpose. */
  const named = (sentence: string, pattern: RegExp, isOther: (name: string) => boolean, own: readonly City[] = []) =>
    matchesOf(sentence, pattern).find(({ 1: name = '', index }) => {
      const words = sentence.slice(Math.max(0, index - beforeName), index)
      const sentenceBefore = sentence.slice(0, index)
      if (!isOther(name) || isOfEvent(sentence, sentenceBefore) || isBeforeLandscape(sentenceBefore)) return false
      const after = sentence.slice(sentence.indexOf(name, index) + name.length)
      // `the same stages apply in Holt too`
      if (isAfterLandscape(after) || /^(?: \p{Ll}+){0,3} (?:too|also|as well)\b/u.test(after)) return false
      if (isComparedWithHere(sentenceBefore, after) || isDoneThere(after)) return false
      if (isMadeFor(sentenceBefore) && own.some((each) => sentence.includes(each.name))) return false
      if (isOnTheWay(sentenceBefore)) return false
      return !onPurpose.test(words) || (nearby.test(words) && isFar(countiesOf.get(name), own))
    })
  const isNearby = (words: string, { name, row, service }: { name: string; row: City; service: string }) =>
    (happening.test(words) || isOneThing(words, service)) && !isFar(countiesOf.get(name), [row])
  const rivers = sources.records.landmarks
    .flatMap(({ value }) => value.names)
    .filter((name) => / (?:River|Creek|Bayou|Lake|Canal)$/.test(name))
  const ofServices = folders.cities.flatMap((city) => {
    const row = rows.get(city.slug)
    if (row === undefined) return []
    const own = row.name
    const isOther = (name: string) => !own.includes(name) && !name.includes(own) && !offices.has(name)
    return textsIn(city, city.value.services, ['services']).flatMap((field) =>
      sentencesOf(field.text).flatMap((sentence) => {
        const found = named(sentence, inPlace, isOther)
        const service = String(field.path[1])
        if (!found || isNearby(sentence.slice(0, found.index), { name: found[1] ?? '', row, service })) return []
        const [words] = found
        return [report(field, [own], { words, sentence, what: `The text about a service in ${own} says "${words}".` })]
      }),
    )
  })
  const placesOf = groupBy(
    cities.map(({ value }) => value),
    ({ county }) => county,
  )
  const countyOf = new Map(folders.counties.map((county) => [county.slug, county]))
  const { country } = sources.site.value.business.address
  const regionOf = (slug: string) => {
    const record = countyOf.get(slug)
    return regionNameOf((record && regionOfCounty(record, sources)) ?? '', country, sources.records.language.tag)
  }
  const regions = [...new Set([...countyOf.keys()].map(regionOf))].filter((each) => each !== '')
  const all = nameOf(places)
  const isNear = (one: string, other: string) => !isFar(countiesOf.get(other), countiesOf.get(one) ?? [])
  const ofCounties = folders.counties.flatMap((county) => {
    const own = [county.slug, ...partsOf(county, sources)].flatMap((slug) => placesOf.get(slug) ?? [])
    const isOwn = (name: string) => own.some((each) => each.name === name)
    // `Ashby`, of a record that also says "Ashby Mountain".
    const isLandscape = (name: string, sentence: string) =>
      !new RegExp(`\\b(?:in|around) ${literal(name)}`).test(sentence) &&
      textsOf(county).some(({ text }) =>
        text
          .split(name)
          .slice(1)
          .some((after) => landscapeAfter(after) !== undefined),
      )
    // `between the Elm and the Holt`, where landmarks.csv has the Holt River.
    const isRiver = (name: string, sentence: string) =>
      rivers.some((each) => each.startsWith(`${name} `)) &&
      sentence.split(name).every((part, at, { length }) => at === length - 1 || /\b[Tt]he $/.test(part)) &&
      !new RegExp(`${literal(name)} (?:${things}|area|region|side|office|crews?|teams?)\\b`).test(sentence)
    const ownPlaces = nameOf(own)
    const countyNames = new Set(folders.counties.map(({ value }) => value.name))
    const otherRegions = regions.filter((each) => each !== regionOf(county.slug))
    const isOther = (name: string, sentence: string) =>
      name !== county.value.name &&
      !isOwn(name) &&
      !isLandscape(name, sentence) &&
      !isRiver(name, sentence) &&
      !isWater(name, sentence) &&
      !(isLarge(name) && !isFar(countiesOf.get(name), own)) &&
      !(offices.has(name) && (calling.test(sentence) || stored.test(sentence))) &&
      !passing.test(sentence.slice(0, sentence.indexOf(name)))
    const isMentioned = (name: string, sentence: string, previous = '') => {
      const slug = countiesOf.get(name)?.[0]?.county ?? ''
      const other = { name, county: countyOf.get(slug)?.value.name, regions: otherRegions }
      if (isPutElsewhere(sentence, previous, other)) return true
      // `one county after another has been cut from it: Alamance, Durham and others`
      if (countyNames.has(name) && /\bcount(?:y|ies)\b/.test(sentence)) return true
      return isBesideOwn(sentence, name, { own: ownPlaces, all, isNear })
    }
    return textsOf(county).flatMap((field) =>
      // A county may be named like a place of another one.
      (field.path[0] === 'name' ? [] : sentencesOf(field.text)).flatMap((sentence, index, sentences) => {
        // `For Okotoks or High River, call our Okotoks shop`
        if (townOf(sentence) !== undefined) return []
        const [, name] =
          named(
            sentence,
            anyPlace,
            (each) => isOther(each, sentence) && !isMentioned(each, sentence, sentences[index - 1]),
            own,
          ) ?? []
        if (name === undefined) return []
        const other = countyOf.get(countiesOf.get(name)?.[0]?.county ?? '')?.value.name
        const what = `The text of the county ${county.value.name} names ${name}, which is in the county ${other}.`
        const names = [county.value.name, ...own.map((each) => each.name)]
        return [report(field, names, { words: name, sentence, what })]
      }),
    )
  })
  return [...ofServices, ...(isCountyWrong ? [] : ofCounties)]
}

/** Finds the names of places. One without places finds none. */
const nameOf = (places: readonly City[]) =>
  new RegExp(
    places.length === 0 ? '(?!)' : `(?<!\\p{L})(?:${places.map(({ name }) => literal(name)).join('|')})(?!\\p{L})`,
    'gu',
  )

type City = FactSources['records']['cities'][number]['value']

/** Whether all places with a name are far from all others. Unknown coordinates are near. */
const isFar = (named: readonly City[] = [], own: readonly City[]): boolean =>
  own.length > 0 &&
  named.every((one) =>
    own.every((other) => {
      const [from, to] = [pointOf(one), pointOf(other)]
      return from !== undefined && to !== undefined && kilometresBetween(from, to) > fewestApart
    }),
  )
