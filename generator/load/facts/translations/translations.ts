import { slugOf } from '#src/slug-of.ts'
import { groupBy } from '../../../core/group-by.ts'
import { type MentionCounter, mentionCounter } from '../../../core/text/mentions.ts'
import type { Located, Records } from '../../records.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { beginningOf, type FieldText, matchesOf, textsIn, textsOf } from '../texts.ts'
import { movedEntries } from './moved-entries.ts'
import { type Difference, figuresIn, isConverted, isOnOneScale } from './pair-figures.ts'
import { otherTarget } from './translated-links.ts'
import { differenceInWords } from './words-of-pairs.ts'

/** A text of a translation, with the text that it translates. */
type Pair = FieldText & { original: string }

/** Texts of a translation that say something else than their original: other figures, another place, another entry of the list. */
export function checkTranslations(sources: FactSources): Fact[] {
  const { records } = sources
  const [first] = records.languages
  if (!first || first.folder === records.language.folder) return []
  const translated: Located<unknown>[] = [
    ...Object.values(records.documents).filter((document) => document !== undefined),
    ...Object.values(records.folders).flat(),
  ].filter(({ original }) => original !== undefined)
  const findPlace = placeFinder(records)
  const findAdded = addedPlaceFinder(sources)
  const findWords = differenceInWords(records.language.tag, first.tag)
  const ofRecords = translated.flatMap((record) => {
    const pairs = pairsOf(record)
    const exchanged = exchangedEntries(pairs)
    if (exchanged.length > 0) return exchanged
    const moved = movedEntries(pairs)
    if (moved.length > 0) return moved
    return pairs.flatMap((pair) => {
      const found = findPlace(pair) ?? otherFigure(pair) ?? findWords?.(pair) ?? findAdded(pair) ?? otherTarget(pair)
      return found ? [report(pair, found, first.tag)] : []
    })
  })
  const findOther: FindOther = (pair) => otherFigure(pair) ?? findWords?.(pair) ?? findAdded(pair)
  return [
    ...ofRecords,
    ...exchangedOnce(tableFaults(records, { findPlace, findOther, tag: first.tag })),
    ...slugsOfOthers(records),
  ]
}

/** The texts of a record that its translation has, each with its original. */
function pairsOf(record: Located<unknown>): Pair[] {
  const originals = new Map(textsIn(record, record.original).map(({ path, text }) => [path.join('.'), text]))
  return textsOf(record).flatMap((field) => {
    const original = originals.get(field.path.join('.'))
    return original === undefined || original === field.text || record.locate(field.path).file !== record.file.shown
      ? []
      : [{ ...field, original }]
  })
}

function report({ record, path }: FieldText, { words, other, line, severity }: Difference, tag: string): Fact {
  const what = `The translation says "${words}", but the original in ${tag} ${other === undefined ? 'does not' : `says "${other}"`}.`
  const found = fact(
    record,
    path,
    { code: 'translation-differs', severity, what, fix: 'Correct one of the two.' },
    line,
  )
  return { ...found, words, original: other }
}

type FindOther = (pair: Pick<Pair, 'text' | 'original'>) => Difference | undefined

/** Residents from which a town is known far around. */
const wellKnown = 10_000
const nameInside = /(?<=[\p{Ll},;)] )\p{Lu}[\p{L}’'-]+(?: (?:(?:de|del|la|las|los|el|of) )*\p{Lu}[\p{L}’'-]+)*/gu

/** Finds a county or town that the manifest does not have, and that a translation names while its original does not. */
function addedPlaceFinder({ records, site, gazetteer }: FactSources): FindOther {
  if (!gazetteer) return () => undefined
  const { address, name: business } = site.value.business
  const names = [...records.cities, ...records.folders.counties].flatMap(({ value, original }) => [
    value.name,
    (original ?? value).name,
  ])
  const own = [business, address.locality, address.regionName ?? '', address.region ?? '', ...new Set(names)].map(plain)
  const regions = new Set(gazetteer.near(site.value.business.coordinates, 1, wellKnown).map(({ region }) => region))
  return ({ text, original }) => {
    for (const [words] of matchesOf(text, nameInside)) {
      const name = plain(words)
      if (plain(original).includes(name) || own.some((each) => each.includes(name) || name.includes(each))) continue
      const isCounty = gazetteer.countiesNamed(words).some(({ region }) => regions.has(region))
      const isTown = gazetteer
        .placesNamed(words)
        .some((town) => town.name === words && (town.population ?? 0) >= wellKnown)
      if (isCounty || isTown) return { words, other: undefined, line: words, severity: 'warning' }
    }
    return undefined
  }
}

/** Accents tell no two places apart: `Belén` and `Belen`. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

type FindPlace = (pair: Pick<Pair, 'text' | 'original'>) => (Difference & { places: string }) | undefined

/** Finds a place in a translation whose original has another one in its place. */
function placeFinder({ cities, folders }: Records): FindPlace {
  const named = [...cities, ...folders.counties]
  const keysOf = (nameOf: (record: (typeof named)[number]) => string) => {
    const keys = new Map<string, string>()
    for (const record of named) keys.set(nameOf(record), record.slug)
    return { keys, count: mentionCounter(keys.keys()) }
  }
  const translated = keysOf(({ value }) => value.name)
  const originals = keysOf(({ value, original }) => (original ?? value).name)
  const inText = (text: string, { keys, count }: { keys: ReadonlyMap<string, string>; count: MentionCounter }) =>
    new Map([...count(text).keys()].map((name) => [keys.get(name) ?? name, name]))
  return ({ text, original }) => {
    const names = inText(text, translated)
    if (names.size === 0) return undefined
    const before = inText(original, originals)
    // The counter may overlook a name that begins a sentence.
    const [words] = [...names].flatMap(([key, name]) =>
      before.has(key) || plain(original).includes(plain(name)) ? [] : [name],
    )
    const [other] = [...before].flatMap(([key, name]) =>
      names.has(key) || plain(text).includes(plain(name)) ? [] : [name],
    )
    if (words === undefined || other === undefined) return undefined
    return { words, other, line: words, places: `${words}\0${other}` }
  }
}

type TableFault = { found: Fact; places: string }

/** Descriptions of the table of places, which is one file for all of them. */
function tableFaults(
  { cities }: Records,
  { findPlace, findOther, tag }: { findPlace: FindPlace; findOther: FindOther; tag: string },
): TableFault[] {
  return cities.flatMap((row) => {
    const { value, original } = row
    if (original === undefined || original.description === value.description) return []
    const field = { record: row, path: ['description'], text: value.description, original: original.description }
    const place = findPlace(field)
    const found = place ?? findOther(field)
    return found ? [{ found: report(field, found, tag), places: place?.places ?? '' }] : []
  })
}

/** Of two rows with the text of each other, the first. */
function exchangedOnce(faults: readonly TableFault[]): Fact[] {
  const seen = new Set<string>()
  return faults.flatMap(({ found, places }) => {
    const [words, other] = places.split('\0')
    if (places !== '' && seen.has(`${other}\0${words}`)) return []
    seen.add(places)
    return [found]
  })
}

/** A number in place of another one of the original. Numbers that one of the texts has in words count for nothing. */
function otherFigure({ text, original }: Pick<Pair, 'text' | 'original'>): Difference | undefined {
  const [here, there] = [figuresIn(text), figuresIn(original)]
  const odd = [...here].filter(([number]) => !there.has(number))
  const missing = [...there].filter(([number]) => !here.has(number))
  // As many as are missing: one more is one that the other text has in words.
  if (odd.length === 0 || odd.length !== missing.length) return undefined
  const sure = odd.filter(
    ([number, words]) => !missing.some(([other, before]) => isConverted(other, number) && !isOnOneScale(words, before)),
  )
  const [[, words] = [], [, other] = []] = [sure[0] ?? [], missing[0] ?? []]
  return words === undefined || other === undefined ? undefined : { words, other, line: words }
}

const placeholders = /\{[\w.-]+\}/g
const placeholdersIn = (text: string) => (text.match(placeholders) ?? []).sort().join(' ')

/** Two entries of a list of which each has the placeholders of the other: the order is not that of the original. */
function exchangedEntries(pairs: readonly Pair[]): Fact[] {
  const differing = pairs
    .filter(({ path }) => path.some((step) => typeof step === 'number'))
    .map((pair) => ({ pair, own: placeholdersIn(pair.text), expected: placeholdersIn(pair.original) }))
    .filter(({ own, expected }) => own !== expected)
  if (differing.length < 2) return []
  const groups = groupBy(differing, ({ pair }) =>
    pair.path.map((step) => (typeof step === 'number' ? '*' : step)).join('.'),
  )
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group
    const other = others.find(({ own, expected }) => own === first?.expected && expected === first.own)
    if (!first || !other) return []
    const { pair } = first
    const numberOfEntry = (path: readonly PropertyKey[]) => Number(path.find((step) => typeof step === 'number')) + 1
    const [here, there] = [numberOfEntry(pair.path), numberOfEntry(other.pair.path)]
    const what = `The entries ${here} and ${there} are in another order than in the original: each has the placeholders of the other.`
    const fix = 'Write the entries in the order of the original.'
    return [fact(pair.record, pair.path, { code: 'translation-differs', what, fix }, beginningOf(pair.text))]
  })
}

/** The slug of a translation that is the name of another record: the visitor of its URL finds something else. */
function slugsOfOthers({ folders }: Records): Fact[] {
  return [folders.services, folders.categories].flatMap((records) => {
    const named = new Map(records.map((record) => [slugOf(record.value.name), record]))
    const wrong = records.filter(({ ownSlug, value }) => {
      const other = ownSlug === undefined ? undefined : named.get(ownSlug)
      return other !== undefined && other.value.name !== value.name
    })
    return wrong.slice(0, 1).map((record) => {
      const also = wrong.length > 1 ? ` So is that of ${wrong.length - 1} more.` : ''
      return fact(record, ['slug'], {
        code: 'slug-of-another-name',
        what: `The slug "${record.ownSlug}" is the name of ${named.get(record.ownSlug ?? '')?.value.name}, but this record is "${record.value.name}".${also}`,
        fix: `Write "${slugOf(record.value.name)}". A slug that was published needs a redirect.`,
      })
    })
  })
}
