import type { Category, City, County, Manifest, Page, PageOf, Screen, Service, Trait } from '#manifest/schema.ts'
import type { Brand, MediaKit } from './brand.ts'
import type { CoverageMap } from './coverage-map.ts'
import type { IslandName } from './islands/registry.ts'
import type { Picture } from './picture.ts'
import { type Place, withRegion } from './place.ts'
import { indexPlaceImages, type PlaceImages } from './place-image.ts'
import type { RouteId } from './route.ts'

/** The manifest with its indexes: everything known about a site before a page is rendered. */
export type SiteIndex = {
  manifest: Manifest
  servicesBySlug: ReadonlyMap<string, Service>
  categoriesBySlug: ReadonlyMap<string, Category>
  countiesBySlug: ReadonlyMap<string, County>
  countiesByKey: ReadonlyMap<string, County>
  citiesBySlug: ReadonlyMap<string, City>
  citiesByKey: ReadonlyMap<string, City>
  /** By name, and by name and region as in `Park City, UT`. Of several cities with one name, the first. */
  citiesByName: ReadonlyMap<string, City>
  /** Names with regions, e.g. `Springfield, OR`, that several cities have; only the county distinguishes these cities. */
  sharedNames: ReadonlySet<string>
  /** Cities by the key of their county, in the order of the table. */
  citiesOfCounty: ReadonlyMap<string, readonly City[]>
  /** Cities by postal code: several may share one. */
  citiesOfPostalCode: ReadonlyMap<string, readonly City[]>
  traitsBySlug: ReadonlyMap<string, Trait>
  /** Pages by slug and by alias. */
  pagesBySlug: ReadonlyMap<string, Page>
  placeImages: PlaceImages
  /** Whether social images carry the title of their page. Default: by the size of the site. */
  socialPictures: 'titled' | 'plain'
}

/** What the generator makes for the pages before it renders them. All of it can be sent to a worker. */
export type RenderingParts = {
  /** Images by name, which is the path below `images/` without the extension. */
  pictures: Readonly<Record<string, Picture>>
  /** The service area as a drawing; absent if no city has coordinates. */
  coverageMap?: CoverageMap
  assets: Assets
  brand: Brand
}

/** Everything a page may read in addition to its own data. */
export type Site = SiteIndex & RenderingParts

/** The built styles and scripts. In development, the script is a source that loads the styles as well. */
export type Assets = {
  /** The stylesheet of each route, which its pages contain. */
  styles: Readonly<Partial<Record<RouteId, string>>>
  script: string
  /** The script of each island, which exports its component. */
  islands: Readonly<Record<IslandName, string>>
  /** Fonts that every page uses, to preload. */
  fonts?: readonly string[]
}

export function createSite(index: SiteIndex, parts: RenderingParts): Site {
  return { ...index, ...parts }
}

export function indexSite(manifest: Manifest): SiteIndex {
  const countiesByKey = new Map(manifest.counties.map((county) => [county.key, county]))
  const citiesOfCounty = new Map<string, City[]>(manifest.counties.map(({ key }) => [key, []]))
  for (const city of manifest.cities) citiesOfCounty.get(city.county)?.push(city)
  const citiesOfPostalCode = new Map<string, City[]>()
  for (const city of manifest.cities) {
    for (const postalCode of city.postalCodes) {
      const list = citiesOfPostalCode.get(postalCode)
      if (list) list.push(city)
      else citiesOfPostalCode.set(postalCode, [city])
    }
  }
  return {
    manifest,
    servicesBySlug: new Map(manifest.services.map((service) => [service.slug, service])),
    categoriesBySlug: new Map(manifest.categories.map((category) => [category.slug, category])),
    countiesBySlug: new Map(manifest.counties.map((county) => [county.slug, county])),
    countiesByKey,
    citiesBySlug: new Map(manifest.cities.map((city) => [city.slug, city])),
    citiesByKey: new Map(manifest.cities.map((city) => [city.key, city])),
    citiesByName: new Map(
      manifest.cities.toReversed().flatMap((city) => [
        [city.name, city],
        [withRegion(city.name, countiesByKey.get(city.county)), city],
      ]),
    ),
    sharedNames: repeated(manifest.cities.map(({ name, county }) => withRegion(name, countiesByKey.get(county)))),
    citiesOfCounty,
    citiesOfPostalCode,
    traitsBySlug: new Map(manifest.traits.map((trait) => [trait.slug, trait])),
    pagesBySlug: new Map(manifest.pages.flatMap((page) => [page.slug, ...page.aliases].map((slug) => [slug, page]))),
    placeImages: indexPlaceImages(manifest),
    socialPictures: manifest.site.socialPictures ?? (isLarge(manifest) ? 'plain' : 'titled'),
  }
}

function repeated(names: readonly string[]): Set<string> {
  const seen = new Set<string>()
  return new Set(names.filter((name) => seen.size === seen.add(name).size))
}

/** Up to this many pages, social images carry titles unless site.yaml decides otherwise. */
const mostTitled = 2000

/** Counts the most numerous page types only, so no expansion is needed. */
function isLarge({ services, cities, counties }: Manifest): boolean {
  return (services.length + 1) * (cities.length + counties.length) > mostTitled
}

/** The place a location slug names: a city first, then a county. */
export function placeOf(site: SiteIndex, slug: string): Place | undefined {
  const row = site.citiesBySlug.get(slug)
  const city = row && canonicalCity(site, row)
  const county = city ? site.countiesByKey.get(city.county) : site.countiesBySlug.get(slug)
  if (!county) return undefined
  return city ? { kind: 'city', city, county, ...(row !== city && { alias: row }) } : { kind: 'county', county }
}

export function citiesOf(site: SiteIndex, county: County): readonly City[] {
  return site.citiesOfCounty.get(county.key) ?? []
}

/** The services of a category, or those that are in none. */
export function servicesOf({ manifest }: SiteIndex, category?: Category): Service[] {
  return manifest.services.filter((service) => service.category === category?.slug)
}

/** The city with the canonical pages: the city itself, unless it is an alias of another one. */
export function canonicalCity(site: SiteIndex, city: City): City {
  return (city.aliasOf && site.citiesByKey.get(city.aliasOf)) || city
}

/** The only page of a screen, if the manifest has one. */
export function pageOf<S extends Screen>(site: SiteIndex, screen: S): PageOf<S> | undefined {
  // find() cannot narrow by a type parameter; the comparison does it.
  return site.manifest.pages.find((page) => page.screen === screen) as PageOf<S> | undefined
}

/** @throws {Error} if the manifest lacks the page; the loader refuses a manifest without home, services, service-areas and not-found. */
export function requiredPage<S extends Screen>(site: SiteIndex, screen: S): PageOf<S> {
  const page = pageOf(site, screen)
  if (!page) throw new Error(`The manifest has no page with the screen "${screen}".`)
  return page
}

/** @throws {Error} if none was made; a site with a press page has one. */
export function requiredMediaKit({ brand }: Site): MediaKit {
  if (!brand.mediaKit) throw new Error('The media kit was not made.')
  return brand.mediaKit
}
