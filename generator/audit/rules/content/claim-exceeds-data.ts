import { shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'
import { claimReadings, claimSubject, readingOf } from '../../text/claim-readings.ts'
import { realCount } from '../../text/claims.ts'

/** A claim of more records than the manifest has. */
export const claimExceedsData: SiteRule = {
  code: 'claim-exceeds-data',
  scope: 'site',
  perLanguage: true,
  title: 'Overstated claim',
  severity: 'error',
  why: 'Visitors can recount the number on the site. A claim that is too high costs trust in every other number, and may be unlawful advertising.',
  how: 'Compares numbers that count cities, services or counties, in claims of site.yaml and in texts, with the number of records in the manifest. An alias of a city does not count as a city.',
  fix: 'Lower the claim in site.yaml or the number in the text, or add the missing records.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  check: (site) =>
    claimReadings(site).flatMap((reading) => {
      const { counts, value, phrase, pages } = reading
      const real = realCount(site.manifest, counts)
      if (value <= real) return []
      return [
        {
          url: pages[0]?.path ?? '/',
          subject: claimSubject(reading),
          at: site.locate(phrase, pages[0]) ?? site.manifest.siteAt,
          what: `The site claims ${readingOf(reading)}, but the manifest has ${real} ${counts}.`,
          ...(pages.length > 1 && shownOn(pages)),
        },
      ]
    }),
}
