import type { Location } from '#manifest/schema.ts'
import type { PathTraffic } from '../../core/traffic.ts'

/** A page of the site with what exports say of it. */
export type InsightPage = {
  path: string
  title: string
  h1: string
  /** True for a page that is its own canonical and may be indexed. */
  isIndexable: boolean
  /** Path of the page above it in the breadcrumb. */
  parent: string | undefined
  /** Share of its text that no comparable page has; undefined if it has none to compare with. */
  ownShare: number | undefined
  /** Its words that no other page of the site has; undefined if it has none to compare with. */
  siteWords: number | undefined
  /** Fewest clicks from the home page; -1 if no links lead to it. */
  depth: number
  /** Pages that link to it in their main content. */
  inlinksFromMain: number
  /** Slug of its service, and of its city or county. */
  service: string | undefined
  place: InsightPlace | undefined
  /** The record to edit. */
  at: Location
  traffic: PathTraffic
}

export type InsightPlace = {
  slug: string
  name: string
  population: number | undefined
  /** The record without which the place has no pages, its key and that of its county. Undefined for a county, which its cities name. */
  record?: { key: string; county: string; at: Location } | undefined
}
