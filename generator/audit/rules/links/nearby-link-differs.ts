import type { Manifest } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import { citiesNear, nearestCities } from '#src/nearby.ts'
import { indexSite, placeOfPage, type SiteIndex } from '#src/site.ts'
import type { AuditedSite } from '../../../core/audited-site.ts'
import { groupBy } from '../../../core/group-by.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { perPageType } from '../../findings/per-page-type.ts'
import { subjectOn } from '../../findings/superseded.ts'
import type { SiteRule } from '../../rule.ts'

/** A link to a city that is not near, in the list of those that are. */
export const nearbyLinkDiffers: SiteRule = {
  code: 'nearby-link-differs',
  scope: 'site',
  perLanguage: true,
  title: 'Link to a place that is not nearby',
  severity: 'warning',
  why: 'Visitors read the list to see whether the company comes to where they live, and lose confidence when a place in it is an hour away.',
  how: 'Compares the links in the main content of each page of a city, or of a service in a city, to pages of the same type about other cities with the places nearby that the manifest gives the page. The page must have most of these. Ignores links that the manifest has, and page types of which more than a quarter of the pages have another link.',
  fix: 'Build the page again. If the link is meant, write it in a text of the manifest.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  supersededBy: ['link-text-differs'],
  check: (site) => {
    const ofCities = site.pages.filter(({ route }) => route === 'serviceArea' || route === 'servicePlace')
    if (ofCities.length === 0) return []
    const index = indexOf(site.manifest)
    const types = groupBy(ofCities, typeOf)
    // The pages of a city one after the other: its neighbors are kept for the last uses only.
    const found = [...groupBy(ofCities, ({ params }) => params.location ?? '').values()].flatMap((pages) =>
      pages.flatMap((page) => {
        const strays = straysOn(page, site, index)
        return strays.length === 0 ? [] : { page, strays }
      }),
    )
    return [...groupBy(found, ({ page }) => typeOf(page))].flatMap(([type, faulty]) => {
      if (faulty.length > Math.max(1, mostFaulty * (types.get(type)?.length ?? 0))) return []
      return faulty.map(({ page, strays }) => {
        // A link that names a place nearby has a wrong URL, which `link-text-differs` reports.
        const meant = strays.filter(({ name, text }) => text.includes(name))
        const reported = meant.length > 0 ? meant : strays
        return perPageType(site, page, {
          what: `${page.path} links to ${reported.map(({ name }) => name).join(' and ')} among the places nearby, which the manifest does not have near it.`,
          above: mostApart,
          followsFrom: meant.length > 0 ? [] : strays.map(({ text }) => subjectOn(page.path, text.toLowerCase())),
        })
      })
    })
  },
}

/** Pages of cities, or those of one service in cities. */
const typeOf = ({ route, params }: AuditedPage) => `${route} ${params.service ?? ''}`

/** The largest share of the pages of a type that have such a link by mistake. */
const mostFaulty = 0.25
const mostApart = 5

/** The share of its places nearby that a page with a list of them links to. */
const mostOfList = 0.5

const indexOf = kept((manifest: Manifest) => indexSite(manifest))

/** A city that is not near, and the text of the last link to it. */
type Stray = { name: string; text: string }

/** The cities that a page links to and that are not near its own. */
function straysOn(page: AuditedPage, site: AuditedSite, index: SiteIndex): Stray[] {
  const nearby = nearbyOf(page, index)
  if (nearby.size === 0) return []
  const linked = new Map<string, { target: string; text: string }>()
  // Facts of a page are unpacked as they are read.
  const { anchors, path } = page
  const type = typeOf(page)
  for (let at = 0; at < anchors.length; at += 3) {
    const target = site.targets[anchors[at] ?? -1] ?? ''
    const other = anchors[at + 2] === 1 && target !== path ? site.pagesByPath.get(target) : undefined
    const place = other && typeOf(other) === type ? placeOfPage(index, other.params) : undefined
    if (place?.kind === 'city')
      linked.set(place.city.key, { target, text: site.anchorTexts[anchors[at + 1] ?? -1] ?? '' })
  }
  const strays = [...linked].filter(([key]) => !nearby.has(key))
  if (strays.length === 0 || linked.size - strays.length < mostOfList * nearby.size) return []
  return strays.flatMap(([key, { target, text }]) => {
    const name = site.locate(target, page) === undefined ? index.citiesByKey.get(key)?.name : undefined
    return name === undefined ? [] : { name, text }
  })
}

/** Keys of the cities in the list of places nearby that the build gives a page; none for the page of a county. */
function nearbyOf({ route, params }: AuditedPage, index: SiteIndex): ReadonlySet<string> {
  const place = placeOfPage(index, params)
  if (place?.kind !== 'city') return none
  const { cities, site } = index.manifest
  return keysOf(
    route === 'servicePlace'
      ? nearestCities(cities, place.city, site.display.nearbyCommunities)
      : citiesNear(index, place),
  )
}

const none: ReadonlySet<string> = new Set()

/** A city has a page for every service, all with the same list. */
const keysOf = kept((cities: readonly { key: string }[]): ReadonlySet<string> => new Set(cities.map(({ key }) => key)))
