import type { AuditedSite } from '../../../core/audited-site.ts'
import { listedPages } from '../../graph/indexable.ts'
import { languageWords } from '../../language/language-words.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A year of this century, with the word before it. Not part of a longer number or word, such as a phone number. */
const years = /(?:([\p{L}]+)\s+)?(?<![\p{L}\p{N}.,$€£#-])(20\d\d)(?![\p{L}\p{N}]|[-–—]\d|[.,]\d)/gu

/** A past year in a title or H1 heading. */
export const titleStaleYear: SiteRule = {
  code: 'title-stale-year',
  scope: 'site',
  perLanguage: true,
  needsWords: true,
  title: 'Past year in a title or heading',
  severity: 'warning',
  why: 'A result with a past year looks abandoned, and visitors choose one without.',
  how: 'Finds years from 2000 to last year in titles and H1 headings of indexable pages. Ignores years that mark a beginning, as in "since 2012", and years that are part of a range or another number.',
  fix: 'Update the page and write the current year, or omit the year.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  check: (site) => [...findings(site)],
}

function* findings(site: AuditedSite): Generator<SiteFinding> {
  const present = Number(site.today.slice(0, 4))
  const { beforeYear } = languageWords(site.manifest)
  for (const page of listedPages(site)) {
    const places = [
      ['title', page.title],
      ['H1 heading', page.h1.join(' ')],
    ] as const
    for (const [name, text] of places) {
      const year = text.includes('20') ? pastYear(text, present, beforeYear) : undefined
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

function pastYear(text: string, present: number, beforeYear: RegExp): string | undefined {
  for (const [, before = '', year = ''] of text.matchAll(years))
    if (Number(year) < present && !beforeYear.test(before)) return year
  return undefined
}
