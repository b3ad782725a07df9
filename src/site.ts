import type { City, County, Manifest, Page, PageOf, Screen, Service, Trait } from '#manifest/schema.ts'
import type { Brand, MediaKit } from './brand.ts'
import type { CoverageMap } from './coverage-map.ts'
import type { Picture } from './picture.ts'
import type { Place } from './place.ts'
import { indexPlaceImages, type PlaceImages } from './place-image.ts'

/** What a page may ask for besides its own data: the manifest with its indexes, the pictures and the built assets. */
export type Site = {
  manifest: Manifest
  servicesBySlug: ReadonlyMap<string, Service>
  countiesBySlug: ReadonlyMap<string, County>
  countiesByKey: ReadonlyMap<string, County>
  citiesBySlug: ReadonlyMap<string, City>
  citiesByKey: ReadonlyMap<string, City>
  /** By name; of several cities with one name the first. */
  citiesByName: ReadonlyMap<string, City>
  /** Names that several cities have, which take their county to be told apart. */
  sharedNames: ReadonlySet<string>
  /** Cities by the key of their county, in the order of the table. */
  citiesOfCounty: ReadonlyMap<string, readonly City[]>
  /** Cities by ZIP code: several may share one. */
  citiesOfZipCode: ReadonlyMap<string, readonly City[]>
  traitsBySlug: ReadonlyMap<string, Trait>
  /** Pages by slug and by alias. */
  pagesBySlug: ReadonlyMap<string, Page>
  /** Pictures by their path below `images/`. */
  pictures: Readonly<Record<string, Picture>>
  placeImages: PlaceImages
  /** The service area as a drawing; absent where no city has coordinates. */
  coverageMap?: CoverageMap
  /** What site.yaml says, or what suits the size of the site. */
  socialPictures: 'titled' | 'plain'
  assets: Assets
  brand: Brand
}

/** URLs of the built stylesheet and script; in development they point at their sources. */
export type Assets = {
  stylesheets: readonly string[]
  script: string
  /** Those every page is set in. */
  fonts?: readonly string[]
}

/** What a site is made of: the manifest, and what the generator made from its files beforehand. */
export type SiteParts = Pick<Site, 'manifest' | 'pictures' | 'assets' | 'coverageMap'> & { brand?: Brand }

export function createSite(parts: SiteParts): Site {
  const { manifest } = parts
  const citiesOfCounty = new Map<string, City[]>(manifest.counties.map(({ key }) => [key, []]))
  for (const city of manifest.cities) citiesOfCounty.get(city.county)?.push(city)
  const citiesOfZipCode = new Map<string, City[]>()
  for (const city of manifest.cities) {
    for (const zipCode of city.zipCodes) {
      const list = citiesOfZipCode.get(zipCode)
      if (list) list.push(city)
      else citiesOfZipCode.set(zipCode, [city])
    }
  }
  return {
    ...parts,
    servicesBySlug: new Map(manifest.services.map((service) => [service.slug, service])),
    countiesBySlug: new Map(manifest.counties.map((county) => [county.slug, county])),
    countiesByKey: new Map(manifest.counties.map((county) => [county.key, county])),
    citiesBySlug: new Map(manifest.cities.map((city) => [city.slug, city])),
    citiesByKey: new Map(manifest.cities.map((city) => [city.key, city])),
    citiesByName: new Map(manifest.cities.toReversed().map((city) => [city.name, city])),
    sharedNames: namesTwice(manifest.cities),
    citiesOfCounty,
    citiesOfZipCode,
    traitsBySlug: new Map(manifest.traits.map((trait) => [trait.slug, trait])),
    pagesBySlug: new Map(manifest.pages.flatMap((page) => [page.slug, ...page.aliases].map((slug) => [slug, page]))),
    placeImages: indexPlaceImages(manifest),
    socialPictures: manifest.site.socialPictures ?? (isLarge(manifest) ? 'plain' : 'titled'),
    brand: parts.brand ?? {},
  }
}

function namesTwice(cities: readonly City[]): Set<string> {
  const seen = new Set<string>()
  const again = cities.filter(({ name }) => seen.size === seen.add(name).size)
  return new Set(again.map(({ name }) => name))
}

/** Pages of a site that has a picture with a title for each of them, unless it says otherwise. */
const mostTitled = 2000

/** Counts those there are most of, which needs no expansion. */
function isLarge({ services, cities, counties }: Manifest): boolean {
  return (services.length + 1) * (cities.length + counties.length) > mostTitled
}

/** The place a location slug names: a city first, then a county. */
export function placeOf(site: Site, slug: string): Place | undefined {
  const city = site.citiesBySlug.get(slug)
  const county = city ? site.countiesByKey.get(city.county) : site.countiesBySlug.get(slug)
  if (!county) return undefined
  return city ? { kind: 'city', city, county } : { kind: 'county', county }
}

export function citiesOf(site: Site, county: County): readonly City[] {
  return site.citiesOfCounty.get(county.key) ?? []
}

/** The city whose pages are the canonical ones: the city itself unless it is another name for one. */
export function canonicalCity(site: Site, city: City): City {
  return (city.aliasOf && site.citiesByKey.get(city.aliasOf)) || city
}

/** The only page of a screen, if the manifest has one. */
export function pageOf<S extends Screen>(site: Site, screen: S): PageOf<S> | undefined {
  // find() cannot narrow by a type parameter; the comparison beside it does.
  return site.manifest.pages.find((page) => page.screen === screen) as PageOf<S> | undefined
}

/** @throws {Error} when the manifest lacks the page; the loader refuses a manifest without home, services, service-areas and not-found. */
export function requiredPage<S extends Screen>(site: Site, screen: S): PageOf<S> {
  const page = pageOf(site, screen)
  if (!page) throw new Error(`The manifest has no page with the screen "${screen}".`)
  return page
}

/** @throws {Error} when none was made; a site with a page for the press has one. */
export function requiredMediaKit({ brand }: Site): MediaKit {
  if (!brand.mediaKit) throw new Error('The media kit was not made.')
  return brand.mediaKit
}
