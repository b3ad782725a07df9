import { distance } from 'fastest-levenshtein'
import { boundedMemo } from '../../../core/bounded-memo.ts'
import { plainName } from '../../../core/gazetteer.ts'
import { isOneSlip } from '../../../core/suggest.ts'
import { isAboutNames } from '../../../core/text/explained-names.ts'
import { literal } from '../../../core/text/literal.ts'
import { sentenceAt } from '../../../core/text/sentences.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { checkTownLists } from '../place-claims/town-lists.ts'
import { companyAndServiceTexts, matchesOf, textsOf } from '../texts.ts'

/**
 * Names of places in texts: misspelt in the texts of the place, and in a list under another county.
 * @param moved records, such as `cities/alta`, whose rows have the wrong county.
 */
export function checkNamesInTexts(sources: FactSources, moved: ReadonlySet<string>): Fact[] {
  return [...checkSpelling(sources), ...checkLongNames(sources), ...checkTownLists(sources, moved)]
}

/** Fewest letters of a word that is compared. A shorter word that differs by one letter is another word. */
const shortest = 5

const capitalised = /(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu

/** What comes before a place in a sentence: nothing, or where something is. */
const beforePlace =
  /(?:^|[.!?:;]\s+|(?<!\p{L})(?:in|of|to|from|near|around|across|throughout|outside|en|dans|à|nach|bei)\s+)$/iu
/** The first name of a person, such as `Jean St. Germaine`, after whom a place is named. */
const afterName = /(?<!(?:^|[.!?:;]\s|\p{L}))(?!(?:Downtown|Old|Historic|North|South|East|West) )\p{Lu}\p{L}+ $/u
/** Characters that it has at most. */
const longestBefore = 14

/** Languages in which a name keeps its ending. In others, `Bobinger` and `Krakowa` are forms of Bobingen and Kraków. */
const withoutForms = new Set(['ca', 'da', 'en', 'es', 'fr', 'gl', 'id', 'it', 'nb', 'nl', 'no', 'pt', 'sv', 'vi'])

/** Letters of an ending that a form of a name may have in place of its own. */
const ending = 2

/**
 * Where a text has the name of the place, a word that is its name except for one letter or two exchanged letters, and no other
 * name. A person, a saint or a river may be called nearly as a place is.
 */
function checkSpelling({ records, gazetteer }: FactSources): Fact[] {
  const hasForms = !withoutForms.has(records.language.tag.split('-', 1)[0] ?? '')
  const isForm = (written: string, name: string) => hasForms && written.startsWith(name.slice(0, -ending))
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
    const name = names.get(record.slug) ?? ''
    const words = name.split(' ').filter((word) => word.length >= shortest)
    if (words.length === 0) return []
    for (const field of texts)
      for (const { 0: written, index } of field.text.matchAll(capitalised)) {
        const word = words.find((each) => isSlip(written, each))
        if (
          word === undefined ||
          isForm(written, word) ||
          !isInPlaceOf(word, name, { text: field.text, written, index })
        )
          continue
        if (isKnown(written.toLowerCase()) || isAboutNames(sentenceAt(field.text, index))) continue
        return [
          fact(
            field.record,
            field.path,
            {
              code: 'place-name-misspelt',
              severity: 'warning',
              what: `The text says "${written}", but the place is ${name}.`,
              // Public data often has a name without its accents.
              fix:
                plainName(written) === plainName(word)
                  ? `Write "${word}", or correct the name in cities.csv.`
                  : `Write "${word}".`,
            },
            written,
          ),
        ]
      }
    return []
  })
}

/**
 * Whether a text has a word in place of one of a name: between the other words of the name, or, for a name of one word, where a
 * place is named.
 */
function isInPlaceOf(
  word: string,
  name: string,
  { text, written, index }: { text: string; written: string; index: number },
): boolean {
  const [before = '', after = ''] = name.split(word)
  const rest = text.slice(index + written.length)
  if (before !== '' || after !== '') {
    const start = text.slice(Math.max(0, index - before.length - longestBefore), index)
    return (
      start.endsWith(before) && rest.startsWith(after) && !afterName.test(start.slice(0, start.length - before.length))
    )
  }
  return beforePlace.test(text.slice(Math.max(0, index - longestBefore), index)) && !/^(?:,|[ -]\p{Lu})/u.test(rest)
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
    ...companyAndServiceTexts(sources),
    ...[...folders.cities, ...folders.counties].flatMap((record) => textsOf(record)),
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
