import type { County, Manifest, Office } from '#manifest/schema.ts'
import { kept } from './kept.ts'
import { slugOf } from './slug-of.ts'

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
    const slug = regionSlug(county)
    if (slug !== undefined) counties.set(slug, [...(counties.get(slug) ?? []), county])
  }
  return [...counties].map(([slug, all]) => {
    const served = new Set(all.map(({ office }) => office))
    return {
      slug,
      name: all[0]?.regionName ?? slug,
      counties: all,
      offices: manifest.offices.filter((office) => served.has(office.slug)),
    }
  })
})

/** The slug of the region of a county; undefined for a county without a region. */
export function regionSlug({ regionName }: Pick<County, 'regionName'>): string | undefined {
  return regionName === undefined ? undefined : slugOf(regionName)
}
