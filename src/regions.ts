import type { County, Manifest, Office } from '#manifest/schema.ts'
import { kept } from './kept.ts'
import { countyName } from './place.ts'

/** A state, province or other part of the country, with its counties and the offices that serve them. */
export type Region = {
  slug: string
  name: string
  counties: readonly County[]
  offices: readonly Office[]
}

/** The regions with pages, in the order of their first counties. None unless `places.regionPages` of site.yaml is true. */
export const regionsOf = kept((manifest: Manifest): readonly Region[] => {
  if (!manifest.site.places.regionPages) return []
  const counties = new Map<string, County[]>()
  for (const county of manifest.counties) {
    const slug = pageSlug(county)
    if (slug !== undefined) counties.set(slug, [...(counties.get(slug) ?? []), county])
  }
  return [...counties].map(([slug, all]) => {
    const keys = new Set(all.map(({ key }) => key))
    const towns = manifest.cities.filter(({ office, county }) => office !== undefined && keys.has(county))
    const served = new Set([...all, ...towns].map(({ office }) => office))
    return {
      slug,
      name: all[0]?.regionName ?? slug,
      counties: all,
      offices: manifest.offices.filter((office) => served.has(office.slug)),
    }
  })
})

/** The slug of the page of a county's region. A county without a region has none, nor one that is its own region. */
function pageSlug(county: County): string | undefined {
  return isWholeRegion(county) ? undefined : county.regionSlug
}

/** The slug of the page of a county's region, if there is one. */
export function regionSlug({ site }: Pick<Manifest, 'site'>, county: County): string | undefined {
  return site.places.regionPages ? pageSlug(county) : undefined
}

/** Whether a county is all of its region and has the same name, as `Comunidad de Madrid` does. */
export function isWholeRegion(county: County): boolean {
  return county.regionName === countyName(county)
}
