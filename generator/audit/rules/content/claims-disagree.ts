import type { SiteRule } from '../../rule.ts'
import { claimReadings, isDeclared, readingOf } from '../../text/claim-readings.ts'

/** Two numbers for one thing. Those the manifest does not make are claim-undeclared's to name. */
export const claimsDisagree: SiteRule = {
  code: 'claims-disagree',
  scope: 'site',
  title: 'Two numbers for one thing',
  severity: 'error',
  why: 'A reader who finds two numbers for the same thing believes neither, and cannot know which was forgotten.',
  how: 'Claims of site.yaml that count the same (cities, services or counties) must give one number.',
  fix: 'Keep one claim of each kind in site.yaml, and use it everywhere.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  check: (site) => {
    const readings = claimReadings(site).filter((reading) => isDeclared(site, reading))
    return (['cities', 'services', 'counties'] as const).flatMap((counts) => {
      const alike = readings.filter((reading) => reading.counts === counts)
      const [first, second] = alike
      if (!first || !second) return []
      return [
        {
          url: first.pages[0]?.path ?? '/',
          at: site.locate(second.phrase) ?? site.manifest.siteAt,
          what: `The site gives ${alike.length} numbers of its ${counts}: ${alike.map(readingOf).join(', ')}.`,
        },
      ]
    })
  },
}
