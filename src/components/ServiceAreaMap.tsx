import type { CoverageMap } from '../coverage-map.ts'
import { addressText, listText } from '../format.ts'
import { countyTerm } from '../local/words.ts'
import { say } from '../messages.ts'
import { MapSheet } from './MapSheet.tsx'
import { useSite } from './site-context.ts'

type ServiceAreaMapProps = {
  map: CoverageMap
  /** A third-party map takes its place by itself, so that few visitors see more than the first drawing. */
  isCovered: boolean
}

/**
 * The office and the communities around it, drawn once for phones and once for wide screens; the stylesheet shows one.
 * Where it is covered, the first drawing serves all screens: the second is a tenth of the page's HTML.
 */
export function ServiceAreaMap({ map: { compact, wide }, isCovered }: ServiceAreaMapProps) {
  const site = useSite()
  const { citiesBySlug, manifest } = site
  const counties = new Set(wide.cities.map(({ slug }) => citiesBySlug.get(slug)?.county)).size
  const places = { communities: wide.cities.length, counties, term: countyTerm(site, counties) }
  const description =
    wide.offices.length > 1
      ? say(site, 'map.description-of-offices', {
          ...places,
          offices: listText(
            wide.offices.map(({ name }) => name),
            site.manifest.site.language,
          ),
        })
      : say(site, 'map.description', { ...places, address: addressText(manifest.site.business.address) })
  return (
    <>
      <MapSheet drawing={compact} look={isCovered ? 'only' : 'compact'} description={description} />
      {!isCovered && <MapSheet drawing={wide} look="wide" description={description} />}
    </>
  )
}
