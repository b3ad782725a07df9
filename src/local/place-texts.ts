import type { Service, Trait } from '#manifest/schema.ts'
import type { Place } from '../place.ts'
import { canonicalCity, type SiteIndex } from '../site.ts'

/** A trait as it shows in one place. */
export type PlaceTrait = {
  trait: Trait
  /** What makes it hold there. */
  because: string
}

/** A trait that bears on a service, in one place. */
export type ServiceTrait = PlaceTrait & Trait['services'][string]

/** The record that holds the texts of a place: a city known by two names has one. */
function textsOf(site: SiteIndex, place: Place) {
  return place.kind === 'city' ? canonicalCity(site, place.city) : place.county
}

/** The traits of a place, the most telling first. */
export function placeTraits(site: SiteIndex, place: Place): PlaceTrait[] {
  return textsOf(site, place).traits.flatMap(({ trait: slug, because }) => {
    const trait = site.traitsBySlug.get(slug)
    return trait ? [{ trait, because }] : []
  })
}

/** The traits of a place that change something about a service, as many as a page has room for. */
export function serviceTraits(site: SiteIndex, place: Place, { slug }: Service): ServiceTrait[] {
  return placeTraits(site, place)
    .flatMap(({ trait, because }) => {
      const effect = trait.services[slug]
      return effect ? [{ trait, because, ...effect }] : []
    })
    .slice(0, site.manifest.site.display.traitsOnServicePage)
}

/** What doing a service is like in a place, where somebody has written it. */
export function servicePassage(site: SiteIndex, place: Place, { slug }: Service): string | undefined {
  return textsOf(site, place).services[slug]
}

/** The longer text about a place, as HTML. */
export function placeBody(site: SiteIndex, place: Place): string | undefined {
  return textsOf(site, place).body
}
