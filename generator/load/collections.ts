import type { z } from 'zod'
import { Article } from '#manifest/schema/article.ts'
import { Category } from '#manifest/schema/category.ts'
import { Checklist } from '#manifest/schema/checklist.ts'
import { Images } from '#manifest/schema/images.ts'
import { KnownIssues } from '#manifest/schema/known-issue.ts'
import { LandmarkRow } from '#manifest/schema/landmark.ts'
import { Navigation } from '#manifest/schema/link.ts'
import { CityText, Trait } from '#manifest/schema/local.ts'
import { Messages } from '#manifest/schema/messages.ts'
import { NoIndex } from '#manifest/schema/noindex.ts'
import { Office } from '#manifest/schema/office.ts'
import { Faqs, Page, Season, Testimonials } from '#manifest/schema/page.ts'
import { CityRow, County } from '#manifest/schema/place.ts'
import { Quote } from '#manifest/schema/quote.ts'
import { Redirects } from '#manifest/schema/redirect.ts'
import { Icons, Service } from '#manifest/schema/service.ts'
import { Site } from '#manifest/schema/site.ts'

/** Files with one record each. `isRequired`: the site cannot be built without it. `isTranslated`: it has texts that pages show. */
export const documents = {
  site: { schema: Site, isRequired: true, isTranslated: true },
  navigation: { schema: Navigation, isRequired: true, isTranslated: true },
  images: { schema: Images, isRequired: true, isTranslated: true },
  icons: { schema: Icons, isRequired: true, isTranslated: false },
  testimonials: { schema: Testimonials, isRequired: false, isTranslated: true },
  faqs: { schema: Faqs, isRequired: false, isTranslated: true },
  checklist: { schema: Checklist, isRequired: false, isTranslated: true },
  quote: { schema: Quote, isRequired: false, isTranslated: true },
  redirects: { schema: Redirects, isRequired: false, isTranslated: false },
  noindex: { schema: NoIndex, isRequired: false, isTranslated: false },
  'known-issues': { schema: KnownIssues, isRequired: false, isTranslated: false },
  /** Sentences in place of those of messages/<language>.yaml, or all of them in a language without such a file. */
  messages: { schema: Messages, isRequired: false, isTranslated: true },
} as const satisfies Record<string, { schema: z.ZodType; isRequired: boolean; isTranslated: boolean }>

/**
 * Folders with one file per record; the file name is the slug of the record. `param`: the parameter of the route table that
 * is this slug. Without one, the records have no pages, or those of places.
 */
export const folders = {
  services: { schema: Service, isRequired: true, schemaFile: 'service', param: 'service' },
  categories: { schema: Category, isRequired: false, schemaFile: 'category', param: 'category' },
  offices: { schema: Office, isRequired: false, schemaFile: 'office', param: 'office' },
  counties: { schema: County, isRequired: true, schemaFile: 'county' },
  cities: { schema: CityText, isRequired: false, schemaFile: 'city' },
  traits: { schema: Trait, isRequired: false, schemaFile: 'trait' },
  pages: { schema: Page, isRequired: true, schemaFile: 'page', param: 'page' },
  articles: { schema: Article, isRequired: false, schemaFile: 'article', param: 'article' },
  guide: { schema: Season, isRequired: false, schemaFile: 'season' },
} as const satisfies Record<string, { schema: z.ZodType; isRequired: boolean; schemaFile: string; param?: string }>

/** Tables with one row per record. The `optional` columns may be missing. `isTranslated`: as in `documents`. */
export const tables = {
  cities: {
    schema: CityRow,
    optional: ['kind', 'alias_of', 'postal_codes', 'zip_codes', 'hero_image'],
    isTranslated: true,
  },
  landmarks: {
    schema: LandmarkRow,
    optional: ['other_names', 'counties', 'places', 'coordinates', 'flows'],
    isTranslated: false,
  },
} as const

export type DocumentName = keyof typeof documents
export type FolderName = keyof typeof folders
