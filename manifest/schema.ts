import type { z } from 'zod'
import type { ArticleRecord } from './schema/article.ts'
import type { CategoryRecord } from './schema/category.ts'
import type { Level } from './schema/checklist.ts'
import type { DrawingRecord, Season as DrawnSeason, Images as ImagesRecord } from './schema/images.ts'
import type { KnownIssue } from './schema/known-issue.ts'
import type { Link, Navigation } from './schema/link.ts'
import type { CityText, TraitRecord } from './schema/local.ts'
import type { NoIndexEntry } from './schema/noindex.ts'
import type { OfficeRecord } from './schema/office.ts'
import type { PageRecord, Question, Screen, SeasonRecord, Testimonial } from './schema/page.ts'
import type { CityRow, CountyRecord } from './schema/place.ts'
import type { QuoteRecord } from './schema/quote.ts'
import type { RedirectRule } from './schema/redirect.ts'
import type { Price, ServiceRecord } from './schema/service.ts'
import type { Site as SiteSchema, Typeface } from './schema/site.ts'

/** A position in a file: path relative to the root directory, line and column counted from 1. */
export type Location = { file: string; line: number; column: number }

/** HTML that the loader rendered from Markdown. Safe to insert into a page. */
export type Html = string

type Entity<Record> = Record & { slug: string; at: Location }

export type SiteRecord = z.infer<typeof SiteSchema>
type BusinessRecord = SiteRecord['business']
/** `site.yaml` in one language, with the defaults that follow from the country. */
export type SiteSettings = Omit<SiteRecord, 'business' | 'units' | 'language' | 'languages'> & {
  /** The language of the texts, e.g. `en-US`. */
  language: string
  /** Begins the path of every page in this language, e.g. `/es`; empty in the first language of the site. */
  prefix: string
  /** All languages of the site, the first being that of visitors whose language is none of them. */
  languages: { tag: string; prefix: string }[]
  business: Omit<BusinessRecord, 'phone' | 'lines'> & {
    phone: { e164: string; display: string; texts: boolean }
    lines: { id: string; e164: string; display: string }[]
  }
  units: 'miles' | 'kilometers'
}
export type Service = Entity<ServiceRecord>
export type Category = Entity<Omit<CategoryRecord, 'body'>> & { body?: Html }
/** `key` is the file name; `slug` is the key in the pattern `urls.countySlug`. The region is the office's unless the file has one. */
export type County = Omit<Entity<CountyRecord>, 'designation' | 'phone'> & {
  key: string
  /** With its designation, e.g. `Summit County`. */
  fullName: string
  /** Name of its region in titles, if addresses of the country have no such codes as the one in `region`. */
  shownRegion?: string | undefined
  /** Slug of the page of its region. Undefined if it has no region. */
  regionSlug?: string | undefined
  /** Slug of its office, if the company has several. */
  office?: string
  /** Key of what its pages say of the company; absent if that is what site.yaml says. */
  contact?: string
}
/** Name, address and phone of an office, and what else site.yaml has of the only office of other companies. */
export type Nap = Pick<SiteSettings['business'], 'phone' | 'email' | 'address' | 'coordinates'> &
  Pick<SiteSettings, 'hours'>
/** What its file leaves out is that of site.yaml. `counties` are the keys of all counties it serves, `cities` those of towns elsewhere. */
export type Office = Entity<Omit<OfficeRecord, keyof Nap>> & Nap
/** What pages about the places of an office, or of a county with its own phone number, say of the company. */
export type Contact = {
  key: string
  /** Slug of the office. */
  office?: string
  /** Key of the county whose own phone number it has. */
  county?: string
  business: SiteSettings['business']
  hours: SiteSettings['hours']
  /** Texts in which placeholders have other values than elsewhere. Records replace those with the same slug. */
  texts: {
    site: Partial<Omit<SiteSettings, 'business' | 'hours'>>
    navigation?: Navigation
    services: Service[]
    counties: County[]
    traits: Trait[]
    pages: Page[]
  }
}
/** `key` is the cell `slug`; `slug` is the key in the pattern `urls.citySlug`. `county` and `aliasOf` are keys. */
export type City = {
  key: string
  slug: string
  at: Location
  county: string
  aliasOf?: string
  name: string
  kind: 'city' | 'community'
  population?: number
  populationBasis?: CityRow['population_basis']
  postalCodes: string[]
  coordinates?: { latitude: number; longitude: number }
  heroImage?: string
  description: string
  body?: Html
  /** Slug of its office, and key of what its pages say of the company, where they differ from those of its county. */
  office?: string
  contact?: string
  /** Location of its texts below cities/. */
  textAt?: Location
} & Pick<CityText, 'traits' | 'services'>
export type Trait = Entity<TraitRecord>
/** `body` is HTML. The slugs of its tags are the same in every language. */
export type Article = Entity<ArticleRecord> & { tagSlugs: string[] }
export type Page = Entity<PageRecord>
export type PageOf<S extends Screen> = Extract<Page, { screen: S }>
export type Season = Entity<SeasonRecord>
/** Every task with its level in every column, including derived columns. */
export type Checklist = {
  at: Location
  columns: { id: string; label: string; note?: string }[]
  groups: { id: string; title: string; tasks: ChecklistTask[] }[]
  addOns: ChecklistTask[]
}
export type ChecklistTask = { name: string; levels: Record<string, Level> }

/** A rule of redirects.yaml, with the locations of its source and its target. */
export type Redirection = RedirectRule & {
  at: Location
  toAt: Location
  /** For a city or county: the slug that its pages had. */
  slug?: string
}

/** The code's own sentences in the language of the site, by key; the keys of sections are joined with dots. */
export type Messages = Readonly<Record<string, string>>

/** A drawing with its scene and alt text. */
export type DrawingEntry = DrawingRecord & { scene: string; seasons: DrawnSeason[]; alt: string }
export type Images = Omit<ImagesRecord, 'drawings'> & { drawings: DrawingEntry[] }

/** The whole content of the site: parsed, checked, in display order. Plain data, so that it can be sent to a worker. */
/**
 * The slugs of a further language, where they differ from those of the first one: by the name of a parameter of the route
 * table, then by the slug of the record. Everywhere but in URLs, a record has the slug of the first language.
 */
export type SlugsInLanguage = Readonly<Record<string, Readonly<Record<string, string>>>>

export type Manifest = {
  /** Absent in the first language. */
  slugs?: SlugsInLanguage
  /** The same content in the other languages of the site. */
  translations: Manifest[]
  site: SiteSettings
  navigation: Navigation
  /** Location of each navigation link by slot, e.g. `footer.columns.2.links.6`. */
  navigationAt: Record<string, Location>
  services: Service[]
  categories: Category[]
  offices: Office[]
  /** One for each office, and one for each county with its own phone number. */
  contacts: Contact[]
  counties: County[]
  cities: City[]
  traits: Trait[]
  pages: Page[]
  /** The newest first. */
  articles: Article[]
  seasons: Season[]
  testimonials: { sample: boolean; items: Testimonial[]; at: Location }
  faqs: { items: Question[]; at: Location }
  checklist?: Checklist
  /** The quote form; if absent, the default one. */
  quote?: QuoteRecord
  icons: Record<string, string>
  images: Images
  imagesAt: Location
  /** Image files, as paths below images/. */
  imageFiles: string[]
  /** Those of findings. Those of facts are applied by the loader. */
  knownIssues: (Omit<KnownIssue, 'record' | 'url'> & { url: string; at: Location; urlAt: Location })[]
  redirects: Redirection[]
  /** Pages that are kept out of search engines. */
  noindex: (NoIndexEntry & { at: Location })[]
  siteAt: Location
  /** Locations in site.yaml of `urls`, `hosting.hosts` and `security.expires`. */
  urlsAt: Location
  hostingAt: Location
  securityAt: Location
  /** Locations in site.yaml of the rules in `audit.rules`, by code, and of their thresholds, such as `title-width.most`. */
  auditAt: Readonly<Record<string, Location>>
  /** Links written as URLs, in Markdown or as a `path`: in the URL form of the site, with the location of each. */
  typedLinks: { path: string; at: Location }[]
  messages: Messages
}

export type { Level, Link, Navigation, Price, Question, Screen, Testimonial, Typeface }
