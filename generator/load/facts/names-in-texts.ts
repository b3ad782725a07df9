import { distance } from 'fastest-levenshtein'
import { boundedMemo } from '../../core/bounded-memo.ts'
import { plainName } from '../../core/gazetteer.ts'
import { isOneSlip } from '../../core/suggest.ts'
import { isAboutNames, isExplainedAt } from '../../core/text/explained-names.ts'
import { literal } from '../../core/text/literal.ts'
import { sentenceAt } from '../../core/text/sentences.ts'
import { type Fact, type FactSources, fact } from './fact.ts'
import { landscapeAfter } from './place-texts/landscapes.ts'
import { companyAndServiceTexts, matchesOf, textsOf } from './texts.ts'
import { checkTownLists } from './town-lists.ts'

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

/** A first name before a name, not the first word of a sentence. */
const afterName =
  /(?<=[^.!?] )\p{Lu}\p{Ll}+ $|(?<=[^.!?] )\p{Lu}\p{Ll}+ (?:St\.|Saint|Ste\.|[Dd]e|[Dd]u|[Ll]a|[Ll]e|[Vv][ao]n) $/u

/** What comes before a name in a longer one of its own language. */
const ofForeignName = /\b(?:[Dd]e(?: la| los| las|l)?|San|Santa|Santo|Señor|Señora|Villa|Merced|Saint|Sainte|St\.?) $/u

/** Languages in which a name keeps its ending. In others, `Bobinger` and `Krakowa` are forms of Bobingen and Kraków. */
const withoutForms = new Set(['ca', 'da', 'en', 'es', 'fr', 'gl', 'id', 'it', 'nb', 'nl', 'no', 'pt', 'sv', 'vi'])

/** Letters of an ending that a form of a name may have in place of its own. */
const ending = 2

/** A capitalised word that is the name of the place except for one letter or two exchanged letters, and no other name. */
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
  const isInLandmark = (word: string, text: string) =>
    records.landmarks.some(({ value }) => value.names.some((each) => hasWord(each, word) && text.includes(each)))
  const hasText = (words: string) => cities.some(({ texts }) => texts.some(({ text }) => text.includes(words)))
  return cities.flatMap(({ record, texts }) => {
    const words = (names.get(record.slug) ?? '').split(' ').filter((word) => word.length >= shortest)
    if (words.length === 0) return []
    for (const field of texts)
      for (const { 0: written, index } of field.text.matchAll(capitalised)) {
        const name = words.find((word) => isSlip(written, word))
        if (name === undefined || isForm(written, name)) continue
        // `Juan Seguín`, after whom Seguin is named.
        if (words.length === 1 && afterName.test(field.text.slice(0, index))) continue
        if (isExplainedAt(field.text, index) || isKnown(written.toLowerCase())) continue
        // `The post office made it Bradentown`, and `the Bolder Boulder`, a race in landmarks.csv.
        if (isAboutNames(sentenceAt(field.text, index)) || isInLandmark(written, field.text)) continue
        // `Nuestra Señora de Belén`, after whom Belen is named.
        if (plainName(written) === plainName(name) && ofForeignName.test(field.text.slice(0, index))) continue
        // `the Medway River` in a text of Midway.
        const thing = landscapeAfter(field.text.slice(index + written.length))
        if (thing !== undefined && !hasText(name + thing)) continue
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
