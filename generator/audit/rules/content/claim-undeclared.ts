import type { AuditedSite } from '../../../core/audited-site.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'
import { claimReadings, claimSubject, isDeclared, readingOf } from '../../text/claim-readings.ts'
import { realCount } from '../../text/claims.ts'

/** A number typed by hand instead of a claim of site.yaml. */
export const claimUndeclared: SiteRule = {
  code: 'claim-undeclared',
  scope: 'site',
  perLanguage: true,
  needsWords: true,
  title: 'Undeclared claim',
  severity: 'warning',
  why: 'A number typed into a text or into a page by hand stays behind when the claim changes.',
  how: 'Checks numbers before the nouns that the claims of site.yaml use, such as "communities" or "services". Each must be that of a claim; an exact number may also be that of the records in the manifest, in total or in a county. Ignores numbers about one place or county.',
  fix: 'Use the claim in the text, as {claim.ID}, or add a claim to site.yaml.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  supersededBy: ['claim-exceeds-data'],
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
          subject: claimSubject(reading),
          at: site.locate(phrase, first) ?? site.sourceOf(first),
          what: `The site says ${readingOf(reading)}, but no claim in site.yaml does.`,
          ...(pages.length > 1 && shownOn(pages)),
        },
      ]
    })
  },
}

/** The number of cities of each county, which county pages state. */
function computedCities({ manifest: { cities, counties } }: AuditedSite): Set<number> {
  return new Set(
    counties.map(({ key }) => cities.filter(({ county, aliasOf }) => county === key && aliasOf === undefined).length),
  )
}
