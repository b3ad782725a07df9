import { isListed } from '../../graph/indexable.ts'
import type { AuditedSite, SiteFinding, SiteRule } from '../../rule.ts'

/** A year of this century, with the word before it. What goes on in digits or letters is none, as in a phone number. */
const years = /(?:([\p{L}]+)\s+)?(?<![\p{L}\p{N}.,$€£#-])(20\d\d)(?![\p{L}\p{N}]|[-–—]\d|[.,]\d)/gu
/** English words before a year that tell a beginning, which may lie in the past. */
const beginnings = /^(since|from|established|est|founded|began|until|to|through)$/i

/** A year in a title or main heading that is over. */
export const titleStaleYear: SiteRule = {
  code: 'title-stale-year',
  scope: 'site',
  title: 'Past year in a title or heading',
  severity: 'warning',
  why: 'A result that carries a past year looks abandoned, and is passed over for one that does not.',
  how: 'Years from 2000 to last year in titles and main headings of listed pages. A year that tells a beginning, as in "since 2012", and one that is part of a range or another number are let pass.',
  fix: 'Bring the page up to date and write the present year, or leave the year out.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  check: (site) => [...findings(site)],
}

function* findings(site: AuditedSite): Generator<SiteFinding> {
  const present = Number(site.today.slice(0, 4))
  for (const page of site.pages) {
    const places = [
      ['title', page.title],
      ['main heading', page.h1.join(' ')],
    ] as const
    for (const [name, text] of places) {
      const year = text.includes('20') && isListed(page, site.manifest) ? pastYear(text, present) : undefined
      if (year === undefined) continue
      yield {
        url: page.path,
        at: site.locate(text, page) ?? site.sourceOf(page),
        what: `The ${name} of ${page.path} says ${year}, which is over: "${text}".`,
      }
      break // one page, one thing to fix
    }
  }
}

function pastYear(text: string, present: number): string | undefined {
  for (const [, before = '', year = ''] of text.matchAll(years))
    if (Number(year) < present && !beginnings.test(before)) return year
  return undefined
}
