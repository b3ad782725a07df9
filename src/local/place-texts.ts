import type { City, County, Service, Trait } from '#manifest/schema.ts'
import { kept } from '../kept.ts'
import type { Place } from '../place.ts'
import type { SiteIndex } from '../site.ts'

/** A trait in one place. */
export type PlaceTrait = {
  trait: Trait
  /** Why the place has it. */
  because: string
}

/** A trait in one place that affects a service. */
export type ServiceTrait = PlaceTrait & Trait['services'][string]

/** The record that has the texts of a place. */
function textsOf(place: Place): City | County {
  return place.kind === 'city' ? place.city : place.county
}

/** The traits of a place, most relevant first. */
export function placeTraits(site: SiteIndex, place: Place): PlaceTrait[] {
  return traitsOf(site, textsOf(place))
}

const traitsOf = kept((site: SiteIndex, { traits }: City | County) =>
  traits.flatMap(({ trait: slug, because }) => {
    const trait = site.traitsBySlug.get(slug)
    return trait ? [{ trait, because }] : []
  }),
)

/** The traits of a place that affect a service, at most `traitsOnServicePage`. */
export function serviceTraits(site: SiteIndex, place: Place, { slug }: Service): ServiceTrait[] {
  return placeTraits(site, place)
    .flatMap(({ trait, because }) => {
      const effect = trait.services[slug]
      return effect ? [{ trait, because, ...effect }] : []
    })
    .slice(0, site.manifest.site.display.traitsOnServicePage)
}

/** The passage about a service in a place, if the manifest has one. */
export function servicePassage(place: Place, { slug }: Service): string | undefined {
  return textsOf(place).services[slug]
}

/** The longer text about a place, as HTML. */
export function placeBody(place: Place): string | undefined {
  return textsOf(place).body
}
