import { groupBy } from '../../../core/group-by.ts'
import type { Located } from '../../records.ts'
import { type Fact, type FactSources, fact, nameOf } from '../fact.ts'
import { textsOf } from '../texts.ts'

const testing = /\b(?:this|a) (?:page is (?:only )?for (?:testing|tests|internal use)|test page)\b/i
/** What a search result shows, and the heading of the page. */
const shown = ['title', 'description', 'heading']
/** What programs call a page without a title. */
const untitled =
  /^(?:home(?: ?page)?|index|untitled(?: page)?|new page|page(?: title)?|page \d+|title|welcome|default|main|sin título|inicio|accueil|startseite)$/i
/** Fewest words of a description. */
const fewestWords = 4

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu))

/** How many words of a text the other short texts of its record have. */
function sharedWords({ record, text }: { record: Located<unknown>; text: string }): number {
  const { heading, name, title, description } = record.value as Readonly<Record<string, unknown>>
  const others = [record.slug, heading, name, title, description].filter((each) => each !== text).join(' ')
  const known = wordsOf(others)
  return [...wordsOf(text)].filter((word) => known.has(word)).length
}

/** Whether two pages have a screen that only one page may have, which is an error of its own. */
const isSameScreen = (value: object, other: object): boolean =>
  'screen' in value && 'screen' in other && value.screen === other.screen && value.screen !== 'legal'

/** Pages with the title, description or heading of another one, and pages for testing that search engines may show. */
export function checkPageTexts({ records: { folders } }: FactSources): Fact[] {
  const twice = shown.flatMap((field) => {
    // Two articles with one heading are found by another check.
    const articles = field === 'heading' ? [] : folders.articles
    const holders = [...folders.pages, ...folders.services, ...folders.counties, ...articles]
    const written = holders.flatMap((record) => {
      const text = (record.value as Readonly<Record<string, unknown>>)[field]
      return typeof text === 'string' ? [{ record, text }] : []
    })
    return [...groupBy(written, ({ text }) => text.toLowerCase()).values()].flatMap((same) => {
      // The other texts of a page show whose it is.
      const [original, ...copies] = same.sort((a, b) => sharedWords(b) - sharedWords(a))
      const others = copies.filter(({ record }) => original && !isSameScreen(record.value, original.record.value))
      return others.map(({ record, text }) =>
        fact(record, [field], {
          code: 'title-of-another-page',
          // Of two pages with one title, search engines show one.
          severity: field === 'title' ? 'error' : 'warning',
          what: `The ${field} is also that of ${original?.record.file.path}: "${text}".`,
          fix: `Write a ${field} of its own.`,
          subject: original && nameOf(original.record),
        }),
      )
    })
  })
  const tests = folders.pages.flatMap((page) => {
    if (!page.value.indexed) return []
    const [found] = textsOf(page).flatMap(({ text }) => testing.exec(text)?.[0] ?? [])
    if (found === undefined) return []
    return [
      fact(page, ['indexed'], {
        code: 'test-page-indexed',
        severity: 'warning',
        what: `Search engines may show the page, whose text says "${found}".`,
        fix: 'Write "indexed: false".',
      }),
    ]
  })
  return [...twice, ...tests, ...folders.pages.flatMap(nothingSaid)]
}

/** `Home` as a title, and a description of a word or two: search results then say nothing of the page. */
function nothingSaid(page: FactSources['records']['folders']['pages'][number]): Fact[] {
  const { title, description, indexed } = page.value
  if (!indexed) return []
  const [own = ''] = title?.split(/ [|–—·-] /) ?? []
  const found: [field: string, text: string | undefined][] = [
    ['title', untitled.test(own.trim()) ? title : undefined],
    ['description', (description?.trim().split(/\s+/).length ?? fewestWords) < fewestWords ? description : undefined],
  ]
  return found.flatMap(([field, text]) =>
    text === undefined
      ? []
      : [
          fact(page, [field], {
            code: 'text-unfinished',
            severity: 'warning',
            what: `The ${field} "${text}" says nothing of this page, and search results show it.`,
            fix: `Say what the page offers, or leave out the ${field}.`,
          }),
        ],
  )
}
