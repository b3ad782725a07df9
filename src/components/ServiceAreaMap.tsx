import type { CoverageMap } from '../coverage-map.ts'
import { addressText, countText } from '../format.ts'
import { MapSheet } from './MapSheet.tsx'
import { useSite } from './site-context.ts'

/**
 * The office and the communities around it, drawn once for phones and once for wide screens; the stylesheet shows one.
 */
export function ServiceAreaMap({ map: { compact, wide } }: { map: CoverageMap }) {
  const { citiesBySlug, manifest } = useSite()
  const { site } = manifest
  const counties = new Set(wide.cities.map(({ slug }) => citiesBySlug.get(slug)?.county)).size
  const communities = countText(wide.cities.length, 'community', 'communities', site.language)
  const around = `${communities} in ${countText(counties, 'county', 'counties', site.language)}`
  const description = `Map of ${around} around the office at ${addressText(site.business.address)}`
  return (
    <>
      <MapSheet drawing={compact} look="compact" description={description} />
      <MapSheet drawing={wide} look="wide" description={description} />
    </>
  )
}
