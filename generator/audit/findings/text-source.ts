import type { Manifest } from '#manifest/schema.ts'
import type { AuditedSite } from '../../core/audited-site.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import { perSite } from '../graph/per-site.ts'
import type { SiteFinding } from '../rule.ts'

type Place = Manifest['counties'][number] | Manifest['cities'][number]

const placesBySlug = perSite(
  ({ manifest: { counties, cities } }): ReadonlyMap<string, Place> =>
    new Map([...counties, ...cities].map((place) => [place.slug, place])),
)

/**
 * Where to write what one of some pages lacks: in the file of the first place among them, at its passage about the service if it has
 * one, or in its row; or else in the record of the first page.
 */
export function textSourceOf(
  site: AuditedSite,
  [page, ...others]: [AuditedPage, ...AuditedPage[]],
): Pick<SiteFinding, 'at' | 'nearer'> {
  for (const each of [page, ...others]) {
    const { location = '', service = '' } = each.params
    const place = placesBySlug(site).get(location)
    if (!place) continue
    const beginning = beginningOf(place.services?.[service] ?? '')
    return {
      at: 'textAt' in place ? (place.textAt ?? place.at) : place.at,
      ...(beginning !== '' && { nearer: () => site.locate(beginning, each) }),
    }
  }
  return { at: site.sourceOf(page) }
}

/** The first words of a passage, as far as its file has them without marks. */
const beginningOf = (html: string) => /^(?:\s*<p>)?\s*((?:[\p{L}\p{N}’,-]+ ){3,8})/u.exec(html)?.[1]?.trim() ?? ''
