import { shownOn } from '../../findings/references.ts'
import type { AuditedSite, SiteRule } from '../../rule.ts'
import { claimReadings, isDeclared, readingOf } from '../../text/claim-readings.ts'
import { realCount } from '../../text/claims.ts'

/** A number that was typed where a claim should be used. */
export const claimUndeclared: SiteRule = {
  code: 'claim-undeclared',
  scope: 'site',
  title: 'Number that no claim of the manifest makes',
  severity: 'warning',
  why: 'A number that is written in a text, or into a page by hand, stays behind when the others are changed.',
  how: 'Numbers before the words that the claims of site.yaml count with ("communities", "services") must be those of a claim, or what the manifest has, as a whole or in a county. Numbers for one place or county are let pass.',
  fix: 'Use the claim in the text, {claim.ID}, or add one to site.yaml.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  check: (site) => {
    const computed = computedCities(site)
    return claimReadings(site).flatMap((reading) => {
      const { counts, value, phrase, pages, isLeast } = reading
      const [first] = pages
      if (!first || isDeclared(site, reading)) return []
      if (!isLeast && (value === realCount(site.manifest, counts) || (counts === 'cities' && computed.has(value))))
        return []
      return [
        {
          url: first.path,
          at: site.locate(phrase, first) ?? site.sourceOf(first),
          what: `The site says ${readingOf(reading)}, which no claim of site.yaml does.`,
          ...(pages.length > 1 && shownOn(pages)),
        },
      ]
    })
  },
}

/** Numbers of cities of each county: what pages about counties count by themselves. */
function computedCities({ manifest: { cities, counties } }: AuditedSite): Set<number> {
  return new Set(
    counties.map(({ key }) => cities.filter(({ county, aliasOf }) => county === key && aliasOf === undefined).length),
  )
}
