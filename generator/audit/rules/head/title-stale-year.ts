import type { AuditedSite } from '../../../core/audited-site.ts'
import { monthNames } from '../../../core/text/month-names.ts'
import { listedPages } from '../../graph/indexable.ts'
import { languageWords } from '../../language/language-words.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A year of this century, with the word before it. Not part of a longer number or word, such as a phone number. */
const years = /(?:([\p{L}]+)\s+)?(?<![\p{L}\p{N}.,$€£#-])(20\d\d)(?![\p{L}\p{N}]|[-–—]\d|[.,]\d)/gu

/** `What the January 2024 storm taught us`, `Our Year 2025`: an article, which shows its day, may be about the past. */
const ofEvent = new RegExp(`^(?:year|año|${monthNames.join('|')})$`, 'i')

/** `The Flood of 2010` */
const eventBefore =
  /\b(?:floods?|fires?|storms?|tornado(?:es)?|hurricanes?|blizzards?|freeze|drought|earthquake|derecho|winter|summer|spring|fall|season) of $/i

/** A past year in a title or H1 heading. */
export const titleStaleYear: SiteRule = {
  code: 'title-stale-year',
  scope: 'site',
  perLanguage: true,
  needsWords: true,
  title: 'Past year in a title or heading',
  severity: 'warning',
  why: 'A result with a past year looks abandoned, and visitors choose one without.',
  how: 'Finds years from 2000 to last year in titles and H1 headings of indexable pages. Ignores years that mark a beginning, as in "since 2012", and years that are part of a range or another number. In an article, ignores the month of an event, as in "the January 2024 storm" and "the flood of 2010", and a review, as in "our year 2024".',
  fix: 'Update the page and write the current year, or omit the year.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  check: (site) => [...findings(site)],
}

function* findings(site: AuditedSite): Generator<SiteFinding> {
  const present = Number(site.today.slice(0, 4))
  const { beforeYear } = languageWords(site.manifest)
  const pages = [...listedPages(site)]
  const repeated = repeatedHeadings(pages)
  for (const page of pages) {
    const isBefore = (word: string, before: string) =>
      beforeYear.test(word) || (page.route === 'article' && (ofEvent.test(word) || eventBefore.test(before)))
    const places = [
      ['title', page.title],
      ['H1 heading', page.h1.filter((heading) => !repeated.has(heading)).join(' ')],
    ] as const
    for (const [name, text] of places) {
      const year = text.includes('20') ? pastYear(text, present, isBefore) : undefined
      if (year === undefined) continue
      yield {
        url: page.path,
        at: site.locate(text, page) ?? site.sourceOf(page),
        what: `The ${name} of ${page.path} contains the past year ${year}: "${text}".`,
      }
      break // at most one finding per page
    }
  }
}

/** Headings beside the H1 of several pages, such as that of a banner: h1-several reports them. */
function repeatedHeadings(pages: readonly { h1: readonly string[] }[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { h1 } of pages)
    if (h1.length > 1)
      for (const heading of new Set(h1)) {
        if (seen.has(heading)) repeated.add(heading)
        seen.add(heading)
      }
  return repeated
}

/** @param isBefore whether a word before a year makes it one that may be past */
function pastYear(
  text: string,
  present: number,
  isBefore: (word: string, before: string) => boolean,
): string | undefined {
  for (const { 0: words, 1: before = '', 2: year = '', index } of text.matchAll(years)) {
    const end = index + words.length - year.length
    if (Number(year) < present && !isBefore(before, text.slice(0, end))) return year
  }
  return undefined
}
