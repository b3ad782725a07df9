import type {
  Category,
  City,
  Contact,
  County,
  Manifest,
  Office,
  Page,
  PageOf,
  Screen,
  Service,
  Trait,
} from '#manifest/schema.ts'
import type { Brand, MediaKit } from './brand.ts'
import type { CoverageMap } from './coverage-map.ts'
import { type Extensions, noExtensions } from './extensions.ts'
import type { IslandName } from './islands/registry.ts'
import type { Picture } from './picture.ts'
import { type Place, withRegion } from './place.ts'
import { indexPlaceImages, type PlaceImages } from './place-image.ts'
import type { RouteId, Target } from './route.ts'
import { languageAt } from './url-form.ts'

/** The manifest with its indexes: everything known about a site before a page is rendered. */
export type SiteIndex = {
  manifest: Manifest
  /** What the page says of the company, if that is not what site.yaml says (`local-site.ts`). */
  contact?: Contact
  /** Begins the path of every page in this language; empty in the first language of the site. */
  prefix: string
  /** The site in each of its languages, this one included, the first language first. */
  languages: readonly SiteIndex[]
  servicesBySlug: ReadonlyMap<string, Service>
  categoriesBySlug: ReadonlyMap<string, Category>
  officesBySlug: ReadonlyMap<string, Office>
  countiesBySlug: ReadonlyMap<string, County>
  countiesByKey: ReadonlyMap<string, County>
  citiesBySlug: ReadonlyMap<string, City>
  citiesByKey: ReadonlyMap<string, City>
  /** By name, and by name and region as in `Park City, UT`. Of several cities with one name, the first. */
  citiesByName: ReadonlyMap<string, City>
  /** Names with regions, e.g. `Springfield, OR`, that several cities have; only the county distinguishes these cities. */
  sharedNames: ReadonlySet<string>
  /** Names that several cities have in any region; a city of such a name needs its region or county beside it. */
  namesakes: ReadonlySet<string>
  /** Cities by the key of their county, in the order of the table. */
  citiesOfCounty: ReadonlyMap<string, readonly City[]>
  /** Cities by postal code: several may share one. */
  citiesOfPostalCode: ReadonlyMap<string, readonly City[]>
  traitsBySlug: ReadonlyMap<string, Trait>
  /** Paths of pages that noindex.yaml keeps out of search engines. */
  noindexed: ReadonlySet<string>
  /** Whether noindex.yaml keeps out pages of services in places without a passage about them. */
  hidesUnwritten: boolean
  /** Pages by slug and by alias. */
  pagesBySlug: ReadonlyMap<string, Page>
  placeImages: PlaceImages
  /** Whether social images carry the title of their page. Default: by the size of the site. */
  socialPictures: 'titled' | 'plain'
  extensions: Extensions
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
export type Site = Omit<SiteIndex, 'languages'> & RenderingParts & { languages: readonly Site[] }

/** The built styles and scripts. In development, the script is a source that loads the styles as well. */
export type Assets = {
  /** The stylesheet of each route, which its pages contain. */
  styles: Readonly<Partial<Record<RouteId, string>>>
  script: string
  /** The script of each island, which exports its component. */
  islands: Readonly<Record<IslandName, string>>
  /** The script that 404.html needs beside the first one, to load both at once. */
  notFoundScript?: string
  /** Fonts that every page uses, to preload. */
  fonts?: readonly string[]
}

/** @param translated the parts of the other languages, in their order. */
export function createSite(index: SiteIndex, parts: RenderingParts, translated: readonly RenderingParts[] = []): Site {
  const languages: Site[] = []
  const first = { ...index, ...parts, languages }
  const others = index.languages
    .slice(1)
    .map((each, number) => ({ ...each, ...(translated[number] ?? parts), languages }))
  languages.push(first, ...others)
  return first
}

/** @returns the site in its first language. */
export function indexSite(
  manifest: Manifest,
  extensions: Extensions = noExtensions,
  translations: readonly Manifest[] = manifest.translations,
): SiteIndex {
  const languages: SiteIndex[] = []
  const shared = { extensions, languages }
  const first = indexLanguage(manifest, shared)
  const others = manifest.site.languages.flatMap(({ prefix }) =>
    translations.filter(({ site }) => prefix !== '' && site.prefix === prefix),
  )
  languages.push(first, ...others.map((translation) => indexLanguage(translation, shared)))
  return first
}

/** The site in the language of a path. */
export function siteAt<S extends { prefix: string; languages: readonly S[] }>(site: S, path: string): S {
  const { languages } = site
  return languages.length < 2 ? site : languageAt(languages[0] ?? site, languages.slice(1), path)
}

function indexLanguage(
  manifest: Manifest,
  { extensions, languages }: Pick<SiteIndex, 'extensions' | 'languages'>,
): SiteIndex {
  const { countiesByKey, countiesBySlug } = indexCounties(manifest)
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
    extensions,
    prefix: manifest.site.prefix,
    languages,
    servicesBySlug: new Map(manifest.services.map((service) => [service.slug, service])),
    categoriesBySlug: new Map(manifest.categories.map((category) => [category.slug, category])),
    officesBySlug: new Map(manifest.offices.map((office) => [office.slug, office])),
    countiesBySlug,
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
    namesakes: repeated(manifest.cities.filter(({ aliasOf }) => aliasOf === undefined).map(({ name }) => name)),
    citiesOfCounty,
    citiesOfPostalCode,
    traitsBySlug: new Map(manifest.traits.map((trait) => [trait.slug, trait])),
    noindexed: new Set(manifest.noindex.flatMap(({ path }) => path ?? [])),
    hidesUnwritten: manifest.noindex.some(({ without }) => without === 'passage'),
    pagesBySlug: pagesBySlug(manifest),
    placeImages: indexPlaceImages(manifest),
    socialPictures: manifest.site.socialPictures ?? (isLarge(manifest) ? 'plain' : 'titled'),
  }
}

export function indexCounties({ counties }: Pick<Manifest, 'counties'>) {
  return {
    countiesBySlug: new Map(counties.map((county) => [county.slug, county])),
    countiesByKey: new Map(counties.map((county) => [county.key, county])),
  }
}

/** Pages by slug and by alias. */
export function pagesBySlug({ pages }: Pick<Manifest, 'pages'>): SiteIndex['pagesBySlug'] {
  return new Map(pages.flatMap((page) => [page.slug, ...page.aliases].map((slug) => [slug, page])))
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

/** The place that a page is about, by the parameters of its path. */
export function placeOfPage(site: SiteIndex, { location, county = '' }: Target['params']): Place | undefined {
  const found = location === undefined ? undefined : placeOf(site, location)
  const known = site.countiesBySlug.get(county)
  return found ?? (known && { kind: 'county', county: known })
}

export function citiesOf(site: SiteIndex, county: County): readonly City[] {
  return site.citiesOfCounty.get(county.key) ?? []
}

/** The services of a category, or those that are in none. */
export function servicesOf({ manifest }: SiteIndex, category?: Category): Service[] {
  return manifest.services.filter((service) => service.category === category?.slug)
}

export function countiesOfOffice(site: SiteIndex, { counties }: Office): County[] {
  return counties.flatMap((key) => site.countiesByKey.get(key) ?? [])
}

/** Towns of an office in counties of another one. */
export function townsOfOffice(site: SiteIndex, { counties, cities }: Office): City[] {
  return cities.flatMap((key) => site.citiesByKey.get(key) ?? []).filter(({ county }) => !counties.includes(county))
}

/** The cities of a county, on the page of an office without the towns that another office serves. */
export function citiesServed(site: SiteIndex, county: County): readonly City[] {
  const office = officeOf(site)
  const cities = citiesOf(site, county)
  if (!office) return cities
  const others = site.manifest.offices.filter((other) => other !== office)
  const elsewhere = new Set(others.flatMap((other) => townsOfOffice(site, other)))
  return cities.filter((city) => !elsewhere.has(city))
}

/** The office that serves the places of the page, if the company has several. */
export function officeOf({ contact, officesBySlug }: SiteIndex): Office | undefined {
  return contact?.office === undefined ? undefined : officesBySlug.get(contact.office)
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
