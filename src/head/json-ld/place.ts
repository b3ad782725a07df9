import type { City, County, Office } from '#manifest/schema.ts'
import { countryName } from '../../country/country.ts'
import { areStates } from '../../country/regions.ts'
import { kept } from '../../kept.ts'
import { countyName, type Place } from '../../place.ts'
import { namesCounties } from '../../place-lists.ts'
import { isWholeRegion } from '../../regions.ts'
import { countiesOfOffice, type Site, townsOfOffice } from '../../site.ts'
import { placeId } from './ids.ts'
import type { Identified, NodeOf, Reference } from './node.ts'

type InCounty = Identified & { name: string; containedInPlace: Reference }

export type CityNode = NodeOf<'City', InCounty> | NodeOf<'Place', InCounty>

/** The state, province or other region of a county; without one, its country. */
export type StateNode =
  | NodeOf<'State', { name: string }>
  | NodeOf<'AdministrativeArea', { name: string }>
  | NodeOf<'Country', { name: string }>

export type CountyNode = NodeOf<'AdministrativeArea', Identified & { name: string; containedInPlace: StateNode }>

/** The nodes of a place and of its county. */
export function placeNodes(site: Site, place: Place): (CityNode | CountyNode)[] {
  const county = countyNode(site, place.county)
  return place.kind === 'county' ? [county] : [cityNode(site, place.city, place.county), county]
}

/** A hamlet or neighborhood is a `Place`, not a `City`. */
function cityNode(site: Site, city: City, county: County): CityNode {
  return {
    '@type': city.kind === 'city' ? 'City' : 'Place',
    '@id': placeId(site, { kind: 'city', city, county }),
    name: city.name,
    containedInPlace: { '@id': placeId(site, { kind: 'county', county }) },
  }
}

function countyNode(site: Site, county: County): CountyNode {
  return {
    '@type': 'AdministrativeArea',
    '@id': placeId(site, { kind: 'county', county }),
    name: countyName(county),
    containedInPlace: isWholeRegion(county) ? countryNode(site) : stateNode(site, county),
  }
}

function stateNode(site: Site, { regionName }: County): StateNode {
  if (regionName === undefined) return countryNode(site)
  const hasStates = areStates(site.manifest.site.business.address.country)
  return { '@type': hasStates ? 'State' : 'AdministrativeArea', name: regionName }
}

function countryNode({ manifest: { site } }: Site): StateNode {
  return { '@type': 'Country', name: countryName(site.business.address.country, site.language) }
}

/** The counties of the site, or their states if they are too many to name. */
export function areaServed(site: Site): (Reference | StateNode)[] {
  return namesCounties(site) ? referencesTo(site, site.manifest.counties) : [...statesOf(site)]
}

/** The same of the counties of an office, with its towns in other counties. */
export function areaOfOffice(site: Site, office: Office): (Reference | StateNode)[] {
  const served = countiesOfOffice(site, office)
  const towns = townsOfOffice(site, office)
  const { placesInList } = site.manifest.site.display
  return [
    ...(served.length <= placesInList ? referencesTo(site, served) : distinctStates(site, served)),
    ...towns.slice(0, placesInList).flatMap((town) => {
      const county = site.countiesByKey.get(town.county)
      return county ? [{ '@id': placeId(site, { kind: 'city', city: town, county }) }] : []
    }),
  ]
}

function referencesTo(site: Site, counties: readonly County[]): Reference[] {
  return counties.map((county) => ({ '@id': placeId(site, { kind: 'county', county }) }))
}

const statesOf = kept((site: Site): readonly StateNode[] => distinctStates(site, site.manifest.counties))

function distinctStates(site: Site, counties: readonly County[]): StateNode[] {
  const states = counties.map((county) => stateNode(site, county))
  return [...new Map(states.map((state) => [state.name, state])).values()]
}
