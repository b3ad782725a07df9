import { aName } from '../../../core/text/a-name.ts'
import { wholeNumber, wholeNumberOf } from '../../../core/text/number-words.ts'
import type { Located } from '../../records.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { isIndependentCity } from '../place-data/county-of.ts'
import { companyTexts, type FieldText, isEnglish, textsOf } from '../texts.ts'

const counted = new RegExp(
  `^(?:(?:[Tt]he |[Oo]ur |[Hh]ere are |[Tt]hese )?(\\d{1,2}|${wholeNumber}) (?:[a-z-]+ ){0,2}(?:jobs|tasks|things|steps|tips|ways|reasons|questions|checks|items|habits|mistakes|rooms|points|answers)\\b|(?:this|the) list has (\\d{1,2}|${wholeNumber}) [a-z]+)`,
  'i',
)
/** Lists whose length a sentence may give: those whose length is near the number. */
const near = 3

/** `Ten jobs, most of them under an hour` above a list of nine, and steps of a timeline that are out of order. English alone. */
export function checkStatedCounts(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const { folders } = sources.records
  return [
    ...[...folders.pages, ...folders.guide, ...folders.services, ...folders.articles].flatMap((record) => [
      ...countsIn(record, record.value),
      ...timelinesIn(record, record.value),
    ]),
    ...placesIn(sources),
    ...countiesIn(sources),
    ...companyTexts(sources).flatMap((field) => morePlaces(field, sources)),
  ]
}

const countedPlaces = new RegExp(
  `\\b(?:[Oo]ur|[Aa]ll|[Tt]hese) (?:of )?(?:our |the )?(\\d{1,4}|${wholeNumber}) (communities|towns|cities|places)(?: that we \\w+| we \\w+)?(?: (?:in|of|across|throughout) ${aName} County)?\\b`,
  'u',
)

/** `Sweeps in 11 communities of Lane County`, in the description of the county. */
const countedInCounty = new RegExp(
  `(?<!\\b(?:other|more|further|another|of) )\\b[Ii]n (\\d{1,4}|${wholeNumber}) (communities|towns|cities|places) (?:of|in|across|throughout) (${aName}) County\\b`,
  'u',
)

const servedCounties = new RegExp(
  `\\b(?:the|our|all) (\\d{1,2}|${wholeNumber}) counties (?:that )?we (?:serve|work in|cover|visit)\\b`,
  'i',
)

/** `The busiest of the three counties we serve`, in a text of a county or place of a company that serves four. */
function countiesIn({ records: { folders, written } }: FactSources): Fact[] {
  const count = folders.counties.length
  // One that cannot be read is served, too.
  if (count < written.counties.size) return []
  const byName = folders.counties.filter((county) => !isIndependentCity(county)).length
  return [...folders.counties, ...folders.cities].flatMap((place) =>
    textsOf(place).flatMap(({ record, path, text }) => {
      const [words, number = ''] = text.includes('counties') ? (servedCounties.exec(text) ?? []) : []
      if (words === undefined || wholeNumberOf(number) === count || wholeNumberOf(number) === byName) return []
      const what = `The text says "${words}", but the manifest has ${count} counties.`
      const fix = 'Correct the number.'
      return [fact(record, path, { code: 'count-in-text-differs', severity: 'warning', what, fix }, words)]
    }),
  )
}

/** `Our eleven communities in Summit County`, of which the table has 17. Some count those with a government. */
function placesIn(sources: FactSources): Fact[] {
  const { folders, cities } = sources.records
  const all = cities.filter(({ value }) => value.alias_of === undefined).length
  const read = (fields: readonly FieldText[], own?: string) =>
    fields.flatMap(({ record, path, text }) => {
      const isOfCounty = own !== undefined && path.join('.') === 'description'
      const [words, number = '', , named] =
        countedPlaces.exec(text) ?? (isOfCounty ? countedInCounty.exec(text) : undefined) ?? []
      const county = named === undefined ? own : folders.counties.find(({ value }) => value.name === named)?.slug
      // `Cape Cod, all fifteen towns of it`
      if (words === undefined || county === undefined || (/^all\b/i.test(words) && !/\b(?:our|we)\b/.test(words)))
        return []
      const rows = cities.filter(({ value }) => value.county === county)
      const places = rows.filter(({ value }) => value.alias_of === undefined)
      const counts = [rows, places, places.filter(({ value }) => value.kind === 'city')]
      const stated = /^\d+$/.test(number) ? Number(number) : wholeNumberOf(number)
      // `Two of our six communities are in the county`
      if (named === undefined && stated === all) return []
      if (stated < fewestCounted || counts.some(({ length }) => length === stated)) return []
      const what = `The text says "${words}", but cities.csv has ${places.length} places of the county.`
      return [
        fact(
          record,
          path,
          { code: 'count-in-text-differs', severity: 'warning', what, fix: 'Correct the number, or the table.' },
          words,
        ),
      ]
    })
  return [...read(companyTexts(sources)), ...folders.counties.flatMap((record) => read(textsOf(record), record.slug))]
}

const named = new RegExp(
  `((?:${aName}, )*${aName}),? and (\\d{1,4}|${wholeNumber}) (?:more|other) (communities|towns|cities|places)\\b(?! (?:in|of|across) )`,
  'u',
)

/** `Kansas City and 20 more communities`, in a description of the company, which has 13 in all. */
function morePlaces({ record, path, text }: FieldText, { records, site }: FactSources): Fact[] {
  if (!/^(?:title|heading|description|intro)$/.test(path.join('.'))) return []
  const [words, list = ''] = named.exec(text) ?? []
  if (words === undefined) return []
  const names = list.split(', ')
  const rows = records.cities.filter(({ value }) => value.alias_of === undefined)
  if (!names.every((name) => rows.some(({ value }) => name.endsWith(value.name)))) return []
  const number = new RegExp(`and (\\d{1,4}|${wholeNumber}) (?:more|other)`, 'u').exec(words)?.[1] ?? ''
  const stated = names.length + (/^\d+$/.test(number) ? Number(number) : wholeNumberOf(number))
  const counts = [
    rows.length,
    records.cities.length,
    rows.filter(({ value }) => value.kind === 'city').length,
    ...site.value.claims.flatMap(({ value }) => value ?? []),
  ]
  if (counts.includes(stated)) return []
  const what = `The text says "${words}", but cities.csv has ${rows.length} places in all.`
  const fix = 'Correct the number, or the table.'
  return [fact(record, path, { code: 'count-in-text-differs', severity: 'warning', what, fix }, words)]
}

/** A smaller number may be that of some places only. */
const fewestCounted = 4

type Path = PropertyKey[]

/** Calls `find` with every object of a value. */
function eachObject(value: unknown, path: Path, find: (object: Record<string, unknown>, path: Path) => Fact[]): Fact[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([key, item]) =>
    eachObject(item, [...path, Array.isArray(value) ? Number(key) : key], find),
  )
  return Array.isArray(value) ? inside : [...find(value as Record<string, unknown>, path), ...inside]
}

/** `Three Counties, Town by Town`, above a list with an entry for each county. */
const countedCounties = new RegExp(`^(?:(?:the|our|all) )?(\\d{1,2}|${wholeNumber}) counties\\b`, 'i')
const isOfCounties = (list: readonly unknown[]) =>
  list.every((item) => typeof item === 'object' && item !== null && 'county' in item)

const countsIn = (record: Located<unknown>, root: unknown): Fact[] =>
  eachObject(root, [], (object, path) => {
    const lists = Object.values(object).filter((item) => Array.isArray(item))
    const [list] = lists
    // A missing list is an empty list.
    if (!list || list.length === 0 || lists.length > 1) return []
    const ofCounties = isOfCounties(list) ? countedCounties : undefined
    return Object.entries(object).flatMap(([key, text]) => {
      const [words, atFirst, ofList] =
        typeof text === 'string' ? (counted.exec(text) ?? ofCounties?.exec(text) ?? []) : []
      if (words === undefined) return []
      const number = atFirst ?? ofList ?? ''
      const stated = /^\d+$/.test(number) ? Number(number) : wholeNumberOf(number)
      if (stated < 2 || stated === list.length || Math.abs(stated - list.length) > near) return []
      return [
        fact(
          record,
          [...path, key],
          {
            code: 'count-in-text-differs',
            severity: 'warning',
            what: `The text says "${words}", but the list below it has ${list.length}.`,
            fix: 'Correct the number, or the list.',
          },
          words,
        ),
      ]
    })
  })

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const time = new RegExp(`^(?:(early|mid|late)[- ])?(${months.join('|')})[a-z]*$`, 'i')
const parts = ['early', 'mid', 'late']

/** The place of `Late March` in the year, in thirds of a month. */
function thirdOf(when: unknown): number | undefined {
  const [words, part = 'mid', month = ''] = typeof when === 'string' ? (time.exec(when.trim()) ?? []) : []
  if (words === undefined) return undefined
  return 3 * months.indexOf(month.toLowerCase()) + parts.indexOf(part.toLowerCase())
}

const year = 36

/** Steps whose times do not follow one another. A timeline may go over the end of the year. */
const timelinesIn = (record: Located<unknown>, root: unknown): Fact[] =>
  eachObject(root, [], (object, path) =>
    Object.entries(object).flatMap(([key, list]) => {
      if (!Array.isArray(list) || list.length < 3) return []
      const times = list.map((item: unknown) =>
        typeof item === 'object' && item !== null && 'when' in item ? thirdOf(item.when) : undefined,
      )
      if (times.some((each) => each === undefined)) return []
      const numbers = times.filter((each) => each !== undefined)
      // Forward from one step to the next by less than half a year.
      const isNext = (from: number, to: number) => from !== to && (to - from + year) % year < year / 2
      const follows = (index: number) => isNext(numbers[index - 1] ?? 0, numbers[index] ?? 0)
      const wrong = numbers.findIndex((_, index) => index > 0 && !follows(index))
      if (wrong < 0) return []
      // The step before is the wrong one if the one before that leads here.
      const [before, here] = [numbers[wrong - 2], numbers[wrong]]
      const at = before !== undefined && here !== undefined && isNext(before, here) ? wrong - 1 : wrong
      const { when } = list[at] as { when: string }
      return [
        fact(record, [...path, key, at, 'when'], {
          code: 'months-differ',
          what: `"${when}" does not follow the time of the step before it, or is there twice.`,
          fix: 'Correct the time, or the order of the steps.',
        }),
      ]
    }),
  )
