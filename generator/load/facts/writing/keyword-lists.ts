import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import { listsInText } from '../../../core/text/keyword-lists.ts'
import { namesIn } from '../calendar/dates.ts'
import { type Fact, type FactSources, fact, lineOf } from '../fact.ts'
import { companyAndServiceTexts, textsOf } from '../texts.ts'

/** So many entries that begin with one word and end with a place are written for search engines. */
const fewest = 3
/** Fewest letters of a first word. Shorter ones may be prepositions. */
const fewestLetters = 4
/** Words of an entry. A sentence has more. */
const mostWords = 7
/** Whether most entries between the first and the last one are such. `From Salem, take the road south, …` is not a list. */
const isDense = (found: readonly { at: number }[]) =>
  (found.at(-1)?.at ?? 0) - (found[0]?.at ?? 0) < 2 * found.length - 1

/** Fewest entries of a list that search for one thing in other words, and their share of all. */
const ofSearches = { entries: 4, share: 0.6, mostWords: 7 }
/** Words before the name of a place in a sentence, in the languages of Western Europe. */
const beforePlace =
  /(?:^|\s)(?:in|of|to|near|from|at|for|and|by|around|with|en|de|a|y|por|desde|hasta|à|aux?|vers|pour|et|chez|bei|nach|von|aus|um|und|da|di|em|para|op|naar|te)\s+\p{Lu}/iu

/** `Drain repair Salem, plumbers Salem, cheap plumber Oregon, plumbers near me`: entries that are short, and end with a place. */
function searchTermsIn(
  text: string,
  endsWithPlace: (words: readonly string[]) => boolean,
  isDay: (word: string) => boolean,
): { count: number; first: string } | undefined {
  const entries = text.split(/[,;|]+ */).map((entry) => entry.trim().replace(/\.$/, '').split(/\s+/))
  if (entries.length < ofSearches.entries || entries.some(({ length }) => length > ofSearches.mostWords))
    return undefined
  const found = entries.filter(
    (words) =>
      (endsWithPlace(words) && !beforePlace.test(words.join(' ')) && !isDay(words[0] ?? '')) ||
      words.slice(-2).join(' ').toLowerCase() === 'near me',
  )
  const isList = found.length >= ofSearches.entries && found.length >= ofSearches.share * entries.length
  return isList ? { count: found.length, first: found[0]?.join(' ') ?? '' } : undefined
}

/** `Sandy, UT`: the comma separates no entries. */
const beforeCode = /, ([A-Z]{2})(?!\p{L})/gu

/** `Central Salem, old Eugene`: parts of places. */
const ofPart =
  /^(?:central|(?:north|south|east|west)\w*|old|downtown|uptown|midtown|upper|lower|inner|outer|greater|historic|parts|of|the)$/i
const isOfPart = (word: string) => ofPart.test(word)

/** Lists of keywords in any text, and lists of services with places. Each text has one finding. */
export function checkKeywordLists(sources: FactSources): Fact[] {
  const { cities, folders } = sources.records
  const found = listsOfPlaces(sources)
  const foundIn = new Set(found.map(lineOf))
  const records = [...folders.cities, ...folders.counties, ...folders.traits, ...folders.guide, ...folders.categories]
  const fields = [
    ...companyAndServiceTexts(sources),
    ...records.flatMap((record) => textsOf(record)),
    ...cities.map((record) => ({ record, path: ['description'], text: record.value.description })),
  ]
  const others = fields.flatMap(({ record, path, text }) =>
    listsInText(text)
      .slice(0, 1)
      .map((list) => {
        const first = list.split(/\s*[,|·•;]/)[0]?.trim() ?? ''
        const what = `The text has a list of keywords, which begins with "${first}".`
        const fix = 'Write sentences for people.'
        return fact(record, path, { code: 'keywords-repeated', severity: 'warning', what, fix }, first)
      }),
  )
  return [...found, ...others.filter((each) => !foundIn.has(lineOf(each)))]
}

/** `Drain repair Salem, drain jetting Portland, drain repair Eugene`, in a text of the company or of a service. */
function listsOfPlaces(sources: FactSources): Fact[] {
  const { records } = sources
  const { folders } = records
  const { categories } = folders
  const names = new Set<string>()
  for (const { value } of records.cities) {
    const words = value.name.split(' ')
    // People leave out the end: `Las Rozas` of `Las Rozas de Madrid`.
    for (let count = 1; count <= words.length; count++) names.add(words.slice(0, count).join(' '))
  }
  const places = new Set(records.cities.map(({ value }) => value.name))
  // `South Venice, South Gate Ridge`: places whose names begin with the same word.
  const endsWithPlace = (words: readonly string[]) =>
    !places.has(words.join(' ')) &&
    [1, 2, 3, 4].some(
      (count) =>
        count < words.length && names.has(words.slice(-count).join(' ')) && !words.slice(0, -count).every(isOfPart),
    )
  const { country } = sources.site.value.business.address
  const regions = new Set((regionCodes(country) ?? []).map((code) => regionNameOf(code, country)))
  const endsWithRegion = (words: readonly string[]) => words.length > 1 && regions.has(words.at(-1) ?? '')
  const codes = new Set(regionCodes(country) ?? [])
  /** `drain repair Salem OR`, `cheap repairs Salem Oregon`. */
  const endsWithBoth = (words: readonly string[]) =>
    (codes.has(words.at(-1) ?? '') || regions.has(words.at(-1) ?? '')) && endsWithPlace(words.slice(0, -1))
  const ofPlaces = [...folders.cities, ...folders.counties].flatMap((record) => textsOf(record))
  const texts = [
    ...companyAndServiceTexts(sources),
    ...categories.flatMap((record) => textsOf(record)),
    ...ofPlaces,
    ...records.cities.map((record) => ({ record, path: ['description'], text: record.value.description })),
  ]
  // `Tuesday Salem, Wednesday Eugene`
  const days = new Set(namesIn(records.language.tag, 'weekday'))
  const isDay = (word: string) => [word, word.replace(/s?:?$/, '')].some((each) => days.has(each.toLowerCase()))
  const read = new Set<unknown>([...ofPlaces.map(({ record }) => record), ...records.cities])
  return texts.flatMap((field) => {
    if (field.text.split(',').length < fewest) return []
    const isOfPlace = (words: readonly string[]) => endsWithPlace(words) || endsWithRegion(words) || endsWithBoth(words)
    const [searches] = field.text
      .replace(beforeCode, ' $1')
      .split(/(?<=[.!?])\s+|\n\s*\n/)
      .flatMap((each) => searchTermsIn(each, isOfPlace, isDay) ?? [])
    if (searches)
      return [
        fact(
          field.record,
          field.path,
          {
            code: 'keywords-repeated',
            severity: 'warning',
            what: `The text has a list of keywords: ${searches.count} entries end with the name of a place or region, and none is part of a sentence.`,
            fix: 'Write sentences for people.',
          },
          searches.first,
        ),
      ]
    // A text about a place may list its parts.
    if (read.has(field.record)) return []
    const list = field.text.split(/\n\s*\n/).flatMap((paragraph) => {
      const firsts = new Map<string, { at: number; words: string[] }[]>()
      const entries = paragraph.split(/[,;.|\n]+ */).map((entry) => entry.trim().split(/\s+/))
      for (const [at, words] of entries.entries()) {
        const first = words[0]?.toLowerCase() ?? ''
        if (first.length >= fewestLetters && words.length <= mostWords && endsWithPlace(words))
          firsts.set(first, [...(firsts.get(first) ?? []), { at, words }])
      }
      return [...firsts.values()].filter((found) => found.length >= fewest && isDense(found)).slice(0, 1)
    })[0]
    const first = list?.[0]?.words
    if (!list || !first) return []
    const what = `The text is a list of keywords: ${list.length} entries begin with "${first[0]}" and end with the name of a place.`
    const fix = 'Write sentences for people.'
    return [
      fact(field.record, field.path, { code: 'keywords-repeated', severity: 'warning', what, fix }, first.join(' ')),
    ]
  })
}
