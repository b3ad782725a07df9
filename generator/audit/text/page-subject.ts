import type { Manifest } from '#manifest/schema.ts'
import { countyName } from '#src/place.ts'

type Names = { services: Map<string, string>; places: Map<string, string>; canonical: Map<string, string> }
const namesByManifest = new WeakMap<Manifest, Names>()

/** The names of the service and the place that a page is about, by its parameters. */
export function subjectOf(
  manifest: Manifest,
  params: Readonly<Record<string, string>>,
): { service?: string; place?: string } {
  const { services, places } = namesOf(manifest)
  const service = services.get(params.service ?? '')
  const place = places.get(params.location ?? '')
  return { ...(service !== undefined && { service }), ...(place !== undefined && { place }) }
}

/** The slug of a place; for an alias, the slug of the place it names. */
export function canonicalSlug(manifest: Manifest, slug: string): string {
  return namesOf(manifest).canonical.get(slug) ?? slug
}

function namesOf(manifest: Manifest): Names {
  const known = namesByManifest.get(manifest)
  if (known) return known
  const { services, cities, counties } = manifest
  const slugs = new Map(cities.map(({ key, slug }) => [key, slug]))
  const names = {
    services: new Map(services.map(({ slug, name }) => [slug, name])),
    places: new Map([
      ...cities.map(({ slug, name }) => [slug, name] as const),
      ...counties.map((county) => [county.slug, countyName(county)] as const),
    ]),
    canonical: new Map(cities.flatMap(({ slug, aliasOf }) => (aliasOf ? [[slug, slugs.get(aliasOf) ?? aliasOf]] : []))),
  }
  namesByManifest.set(manifest, names)
  return names
}
