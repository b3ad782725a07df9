import { distance } from 'fastest-levenshtein'
import { slugOf } from '#src/slug-of.ts'
import { boundedMemo } from '../../core/bounded-memo.ts'
import { plainName } from '../../core/gazetteer.ts'
import { groupBy } from '../../core/group-by.ts'
import { isOneSlip } from '../../core/suggest.ts'
import { literal } from '../../core/text/literal.ts'
import { mentionCounter } from '../../core/text/mentions.ts'
import { type Fact, type FactSources, fact } from './fact.ts'
import { beginningOf, companyTexts, matchesOf, textsOf } from './texts.ts'

/**
 * Names of places in texts: misspelt in the texts of the place, and in a list under another county.
 * @param moved records, such as `cities/alta`, whose rows have the wrong county.
 */
export function checkNamesInTexts(sources: FactSources, moved: ReadonlySet<string>): Fact[] {
  return [...checkSpelling(sources), ...checkLongNames(sources), ...checkTowns(sources, moved)]
}

/** Fewest letters of a word that is compared. A shorter word that differs by one letter is another word. */
const shortest = 5

const capitalised = /(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu

/** A capitalised word that is the name of the place except for one letter or two exchanged letters, and no other name. */
function checkSpelling({ records, gazetteer }: FactSources): Fact[] {
  const names = new Map(
    records.cities.filter(({ value }) => value.alias_of === undefined).map(({ slug, value }) => [slug, value.name]),
  )
  const cities = records.folders.cities.map((record) => ({ record, texts: textsOf(record) }))
  let inNames: ReadonlySet<string> | undefined
  const isKnown = boundedMemo(1000, (word) => {
    inNames ??= wordsOfNames([...names.values(), ...(gazetteer?.names().map(({ name: each }) => each) ?? [])])
    return inNames.has(word) || cities.some((city) => city.texts.some(({ text }) => hasWord(text, word)))
  })
  return cities.flatMap(({ record, texts }) => {
    const words = (names.get(record.slug) ?? '').split(' ').filter((word) => word.length >= shortest)
    if (words.length === 0) return []
    for (const field of texts)
      for (const [written] of field.text.matchAll(capitalised)) {
        const name = words.find((word) => isSlip(written, word))
        if (name === undefined) continue
        if (isKnown(written.toLowerCase())) continue
        return [
          fact(
            field.record,
            field.path,
            {
              code: 'place-name-misspelt',
              what: `The text says "${written}", but the place is ${names.get(record.slug)}.`,
              fix: `Write "${name}".`,
            },
            written,
          ),
        ]
      }
    return []
  })
}

/** Letters of a long first word of a name: two of them may be wrong. */
const longWord = 7
const mostSlips = 2

/** `Sarasota Springs` on any page: no place, and nearly the name of one that ends with the same word. */
function checkLongNames(sources: FactSources): Fact[] {
  const { records, gazetteer } = sources
  const names = [...records.cities, ...records.folders.counties].map(({ value }) => value.name)
  const pairs = names.flatMap((name) => {
    const [first = '', last, ...more] = name.split(' ')
    return last === undefined || more.length > 0 || first.length < longWord ? [] : [{ name, first, last }]
  })
  if (pairs.length === 0) return []
  const pattern = new RegExp(
    `(?<!\\p{L})(\\p{Lu}\\p{Ll}+) (${[...new Set(pairs.map(({ last }) => literal(last)))].join('|')})(?!\\p{L})`,
    'gu',
  )
  const known = new Set([...names, ...(gazetteer?.names().map(({ name }) => name) ?? [])].map(plainName))
  const { folders } = records
  const texts = [
    ...companyTexts(sources),
    ...[...folders.services, ...folders.cities, ...folders.counties].flatMap((record) => textsOf(record)),
  ]
  return texts.flatMap(({ record, path, text }) =>
    matchesOf(text, pattern).flatMap(([written, first = '', last]) => {
      const meant = pairs.find(
        (pair) => pair.last === last && pair.first[0] === first[0] && distance(pair.first, first) <= mostSlips,
      )
      if (!meant || meant.first === first || known.has(plainName(written))) return []
      return [
        fact(
          record,
          path,
          {
            code: 'place-name-misspelt',
            what: `The text says "${written}", but the place is ${meant.name}.`,
            fix: `Write "${meant.name}".`,
          },
          written,
        ),
      ]
    }),
  )
}

/** One slip after the same first letter. A plural is not a slip. */
const isSlip = (written: string, name: string): boolean =>
  written[0] === name[0] && written !== `${name}s` && name !== `${written}s` && isOneSlip(written, name)

const wordsOfNames = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)))

/** Whether a text has a word in small letters. */
function hasWord(text: string, word: string): boolean {
  return text.includes(word) && new RegExp(`(?<!\\p{L})${literal(word)}(?!\\p{L})`, 'u').test(text)
}

/** The towns that the page "about" lists under a county are of that county. */
function checkTowns(
  { records: { cities, folders, written }, gazetteer }: FactSources,
  moved: ReadonlySet<string>,
): Fact[] {
  const count = mentionCounter(cities.map(({ value }) => value.name))
  const counties = new Set(folders.counties.map(({ slug }) => slug))
  const countiesOf = groupBy(cities, ({ value }) => plainName(value.name))
  return folders.pages.flatMap((page) => {
    if (page.value.screen !== 'about') return []
    const lists = page.value.counties.towns.map((list) => ({ ...list, named: [...count(list.text).keys()] }))
    const listed = new Set(lists.flatMap(({ named }) => named))
    return lists.flatMap(({ county, text, named }, index) => [
      ...missingTown(page, { county, text, index, named: new Set(named) }, listed),
      ...otherTowns(page, { county, text, index }),
      ...named.flatMap((name): Fact[] => {
        const rows = countiesOf.get(plainName(name)) ?? []
        const [row] = rows
        // The loader reports the row of a county that does not exist.
        if (!row || !counties.has(row.value.county)) return []
        if (rows.some(({ slug, value }) => value.county === county || moved.has(`cities/${slug}`))) return []
        return [
          fact(
            page,
            ['counties', 'towns', index, 'text'],
            {
              code: 'wrong-county',
              what: `The text lists ${name} under the county "${county}", but cities.csv has it under "${row.value.county}".`,
              fix: 'Move the name to the text of its county.',
            },
            name,
          ),
        ]
      }),
    ])
  })

  /** A town of the county that the table does not have. */
  function otherTowns(
    page: FactSources['records']['folders']['pages'][number],
    { county, text, index }: { county: string; text: string; index: number },
  ): Fact[] {
    const name = folders.counties.find(({ slug }) => slug === county)?.value.name
    if (!gazetteer || name === undefined) return []
    const counties = gazetteer.countiesNamed(name)
    const entries = text
      .split(/[,;.:(]\s*|\s(?:and|y|with|con)\s/)
      .map((entry) => entry.replace(/^(?:and|y) /, '').trim())
    const own = [...cities, ...folders.counties].map(({ value }) => plainName(value.name))
    const [other] = entries.filter(
      (entry) =>
        // A row that failed its schema, or that has a misspelt name, has its slug.
        !written.cityRows?.has(slugOf(entry)) &&
        !own.some((each) => each.includes(plainName(entry)) || plainName(entry).includes(each)) &&
        gazetteer
          .placesNamed(entry)
          .some(
            (place) =>
              place.name === entry &&
              (place.population ?? 0) >= fewestResidents &&
              counties.some(({ region, code }) => region === place.region && code === place.county),
          ),
    )
    if (other === undefined) return []
    return [
      fact(
        page,
        ['counties', 'towns', index, 'text'],
        {
          code: 'place-not-served',
          severity: 'warning',
          what: `The text lists ${other} under the county "${county}", but cities.csv does not have it.`,
          fix: 'Remove it, or add its row.',
        },
        other,
      ),
    ]
  }

  /** A list of all places of a county but one, which was added to the table later. */
  function missingTown(
    page: FactSources['records']['folders']['pages'][number],
    { county, text, index, named }: { county: string; text: string; index: number; named: ReadonlySet<string> },
    listed: ReadonlySet<string>,
  ): Fact[] {
    const places = cities.flatMap(({ value }) =>
      value.county === county && value.alias_of === undefined ? [value.name] : [],
    )
    const missing = places.filter((name) => !named.has(name))
    const [only] = missing
    if (only === undefined || missing.length > 1 || places.length < fewestTowns) return []
    // In the list of another county, it is reported there, and a name with two spaces in its row.
    if (listed.has(only) || /\s\s/.test(only)) return []
    return [
      fact(
        page,
        ['counties', 'towns', index, 'text'],
        {
          code: 'place-missing-in-text',
          severity: 'warning',
          what: `The text lists ${places.length - 1} of the ${places.length} places of the county "${county}", all but ${only}.`,
          fix: `Add ${only}.`,
        },
        beginningOf(text),
      ),
    ]
  }
}

/** Residents of a place from which its name in a list means it. */
const fewestResidents = 1000
/** Places of a county of which a text with all but one is meant to list them all. */
const fewestTowns = 6
