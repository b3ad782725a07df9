import type { City, Manifest } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import type { AuditedSite } from '../../../core/audited-site.ts'
import { groupBy } from '../../../core/group-by.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { perPageType } from '../../findings/per-page-type.ts'
import { listedPages } from '../../graph/indexable.ts'
import type { SiteRule } from '../../rule.ts'

/** A page of a city that links to no other city, though the pages of its type do. */
export const nearbyLinksMissing: SiteRule = {
  code: 'nearby-links-missing',
  scope: 'site',
  title: 'Lost links to nearby places',
  severity: 'warning',
  why: 'Visitors who live just outside of a town find their own by these links, and crawlers reach the pages of small places by hardly any others.',
  how: 'Counts the links in the main content of each page of a city, or of a service in a city, to pages of the same type about other cities. Three in four pages of the type must have one, so that a type without a list by design is ignored. Ignores cities without neighbours in the manifest, and pages of cities whose county has a single one or shows none nearby.',
  fix: 'Build the page again. If the list was removed by intention, remove it from all pages of the type.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  supersededBy: ['element-unclosed', 'soft-404'],
  check: (site) => {
    const { cities } = placesIn(site.manifest)
    // A page of a county has the same route.
    const ofCities = site.pages.filter((page) => isLocal(page) && cities.has(page.params.location ?? ''))
    const types = groupBy(ofCities, ({ route, params }) => `${route} ${params.service ?? ''}`)
    const listed = listedPages(site)
    return [...types.values()].flatMap((pages) => {
      const siblings = new Set(pages.map(({ path }) => path))
      const expected = pages.filter((page) => listed.has(page) && hasNeighbours(site, page))
      const lacking = expected.filter((page) => !linksToOne(site, page, siblings))
      if (lacking.length > mostLacking * expected.length) return []
      return lacking.map((page) =>
        perPageType(site, page, {
          what: `${page.path} links to no page of its type about another city, and the other pages do.`,
        }),
      )
    })
  },
}

/** The largest share of the pages of a type that lack their links by mistake. */
const mostLacking = 0.25

const isLocal = ({ route }: AuditedPage) => route === 'serviceArea' || route === 'servicePlace'

/** Whether the build gives the page of a city links to other cities. */
function hasNeighbours({ manifest }: AuditedSite, { route, params }: AuditedPage): boolean {
  const { cities, counties, located } = placesIn(manifest)
  const city = cities.get(params.location ?? '')
  const county = counties.get(city?.county ?? '')
  if (!city || !county || manifest.site.display.nearbyCommunities === 0) return false
  const own = city.coordinates ? 1 : 0
  const ofCounty = (located.get(city.county) ?? 0) - own
  if (route === 'serviceArea' && county.showNearby !== 'nearest') return county.showNearby && ofCounty > 0
  return own === 1 ? [...located.values()].reduce((sum, count) => sum + count, 0) > 1 : ofCounty > 0
}

/** Cities and counties by slug and key, and the number of cities with coordinates in each county. */
const placesIn = kept(({ cities, counties }: Manifest) => {
  const located = new Map<string, number>()
  for (const { county, coordinates, aliasOf } of cities)
    if (coordinates && aliasOf === undefined) located.set(county, (located.get(county) ?? 0) + 1)
  return {
    cities: new Map<string, City>(cities.map((city) => [city.slug, city])),
    counties: new Map(counties.map((county) => [county.key, county])),
    located,
  }
})

/** Whether the main content of a page links to another page of a set. */
function linksToOne({ targets }: AuditedSite, { path, anchors }: AuditedPage, siblings: ReadonlySet<string>): boolean {
  for (let at = 0; at < anchors.length; at += 3) {
    const target = (targets[anchors[at] ?? -1] ?? '').replace(/#.*/, '')
    if (anchors[at + 2] === 1 && target !== path && siblings.has(target)) return true
  }
  return false
}
