import { shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'
import { claimReadings, isDeclared, readingOf } from '../../text/claim-readings.ts'
import { realCount } from '../../text/claims.ts'

/** A company that counts more than it has. Numbers the manifest does not make are claim-undeclared's to name. */
export const claimExceedsData: SiteRule = {
  code: 'claim-exceeds-data',
  scope: 'site',
  title: 'Claim of more than there is',
  severity: 'error',
  why: 'A number anyone can recount on the site itself, and that comes out lower, costs the trust in all the others; as advertising it may be unlawful.',
  how: 'Claims of site.yaml that count cities, services or counties are held against the records of the manifest. A second name of a city (alias) counts as none.',
  fix: 'Lower the claim in site.yaml, or add the records that are missing.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  check: (site) =>
    claimReadings(site).flatMap((reading) => {
      const { counts, value, phrase, pages } = reading
      const real = realCount(site.manifest, counts)
      if (value <= real || !isDeclared(site, reading)) return []
      return [
        {
          url: pages[0]?.path ?? '/',
          at: site.locate(phrase, pages[0]) ?? site.manifest.siteAt,
          what: `The site claims ${readingOf(reading)}, and the manifest has ${real} ${counts}.`,
          ...(pages.length > 1 && shownOn(pages)),
        },
      ]
    }),
}
