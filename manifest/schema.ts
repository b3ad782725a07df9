import type { z } from 'zod'
import type { Level } from './schema/checklist.ts'
import type { Images } from './schema/images.ts'
import type { KnownIssue } from './schema/known-issue.ts'
import type { Link, Navigation } from './schema/link.ts'
import type { CityText, TraitRecord } from './schema/local.ts'
import type { PageRecord, Question, Screen, SeasonRecord, Testimonial } from './schema/page.ts'
import type { CityRow, CountyRecord } from './schema/place.ts'
import type { QuoteWords as QuoteWordsSchema } from './schema/quote.ts'
import type { RedirectRule } from './schema/redirect.ts'
import type { Price, ServiceRecord } from './schema/service.ts'
import type { Site as SiteSchema, Typeface } from './schema/site.ts'

/** Where something is written: a file as a person would open it, line and column counted from 1. */
export type Location = { file: string; line: number; column: number }

/** HTML made from Markdown by the loader; safe to place in a page. */
export type Html = string

type Entity<Record> = Record & { slug: string; at: Location }

export type SiteSettings = z.infer<typeof SiteSchema>
export type QuoteWords = z.infer<typeof QuoteWordsSchema>
export type Service = Entity<ServiceRecord>
/** `key` is the file name, `slug` the key in the pattern of site.yaml. */
export type County = Entity<CountyRecord> & { key: string }
/** `key` is the slug cell, `slug` the key in the pattern of site.yaml. `county` and `aliasOf` are keys. */
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
  zipCodes: string[]
  coordinates?: { latitude: number; longitude: number }
  heroImage?: string
  description: string
  body?: Html
  /** Where its longer texts are written. */
  textAt?: Location
} & Pick<CityText, 'traits' | 'services'>
export type Trait = Entity<TraitRecord>
export type Page = Entity<PageRecord>
export type PageOf<S extends Screen> = Extract<Page, { screen: S }>
export type Season = Entity<SeasonRecord>
/** Every task with the level of every column, derived ones included. */
export type Checklist = {
  at: Location
  columns: { id: string; label: string; note?: string }[]
  groups: { id: string; title: string; tasks: ChecklistTask[] }[]
  addOns: ChecklistTask[]
}
export type ChecklistTask = { name: string; levels: Record<string, Level> }

/** A rule of redirects.yaml, with where its source and its target are written. */
export type Redirection = RedirectRule & {
  at: Location
  toAt: Location
  /** Of a city or county: the slug its pages had. */
  slug?: string
}

/** Everything the site says: parsed, checked, in the order to show it. Plain data, so that it can be sent to a worker. */
export type Manifest = {
  site: SiteSettings
  navigation: Navigation
  /** Where each navigation link is written, by slot, e.g. `footer.columns.2.links.6`. */
  navigationAt: Record<string, Location>
  services: Service[]
  counties: County[]
  cities: City[]
  traits: Trait[]
  pages: Page[]
  seasons: Season[]
  testimonials: { sample: boolean; items: Testimonial[]; at: Location }
  faqs: { items: Question[]; at: Location }
  checklist?: Checklist
  icons: Record<string, string>
  images: Images
  imagesAt: Location
  /** Where images.yaml names the scene of each drawing, in the order of the drawings. */
  scenesAt: Location[]
  /** Picture files found below images/, as paths below it. */
  imageFiles: string[]
  knownIssues: (KnownIssue & { at: Location })[]
  redirects: Redirection[]
  siteAt: Location
  /** Where site.yaml says these. */
  hostingAt: Location
  securityAt: Location
  auditAt: Location
  /** Links written as addresses, in Markdown or as a `path`, in the site's URL form, with where each is written. */
  typedLinks: { path: string; at: Location }[]
}

export type { Level, Link, Navigation, Price, Question, Screen, Testimonial, Typeface }
