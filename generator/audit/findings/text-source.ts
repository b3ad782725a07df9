import type { Location } from '#manifest/schema.ts'
import type { AuditedSite } from '../../core/audited-site.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import { perSite } from '../graph/per-site.ts'

/** By slug, where the texts of each place are, or its row if it has none. */
const placeTexts = perSite(
  ({ manifest }): ReadonlyMap<string, Location> =>
    new Map(
      [...manifest.counties, ...manifest.cities].map((place) => [
        place.slug,
        'textAt' in place ? (place.textAt ?? place.at) : place.at,
      ]),
    ),
)

/** Where to write what one of some pages lacks: in the file of the first place among them, or else in the record of the first page. */
export function textSourceOf(site: AuditedSite, [page, ...others]: [AuditedPage, ...AuditedPage[]]): Location {
  const texts = placeTexts(site)
  for (const { params } of [page, ...others]) {
    const place = params.location === undefined ? undefined : texts.get(params.location)
    if (place) return place
  }
  return site.sourceOf(page)
}
