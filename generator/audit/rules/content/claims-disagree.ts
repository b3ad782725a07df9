import type { SiteRule } from '../../rule.ts'
import { claimReadings, isDeclared, readingOf } from '../../text/claim-readings.ts'

/** Two numbers for one thing. */
export const claimsDisagree: SiteRule = {
  code: 'claims-disagree',
  scope: 'site',
  perLanguage: true,
  title: 'Contradictory claims',
  severity: 'error',
  why: 'A reader who finds two numbers for the same thing believes neither.',
  how: 'Claims of site.yaml that count the same thing (cities, services or counties) must give the same number.',
  fix: 'Keep one claim per thing in site.yaml, and use it everywhere.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  check: (site) => {
    const readings = claimReadings(site).filter((reading) => isDeclared(site, reading))
    return (['cities', 'services', 'counties'] as const).flatMap((counts) => {
      const sameThing = readings.filter((reading) => reading.counts === counts)
      const [first, second] = sameThing
      if (!first || !second) return []
      return [
        {
          url: first.pages[0]?.path ?? '/',
          // Without the home page, it is about another page than the one that is known.
          followsFrom: ['/'],
          at: site.locate(second.phrase) ?? site.manifest.siteAt,
          what: `The site gives ${sameThing.length} numbers for its ${counts}: ${sameThing.map(readingOf).join(', ')}.`,
        },
      ]
    })
  },
}
