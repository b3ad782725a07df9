import type { Location } from '#manifest/schema.ts'
import type { Breadcrumb } from '#src/head/page-head.ts'
import type { Params, RouteId, Section } from '#src/route.ts'

/** What the route table and the manifest say about a page. The rendered page says the same. */
export type PageMetadata = {
  path: string
  route: RouteId
  section: Section
  params: Params
  /** An alias has another page as its canonical. */
  status: 'page' | 'alias'
  title: string
  description: string
  /** The H1 heading of a page with a record of its own; undefined for other pages, whose headings are composed. */
  heading: string | undefined
  /** Absolute; empty for 404.html. */
  canonical: string
  /** Root-relative; undefined for 404.html. */
  canonicalPath: string | undefined
  robots: string
  isIndexable: boolean
  /** From the home page to this one. The home page has none. */
  breadcrumbs: Breadcrumb[]
  sources: readonly Location[]
}
