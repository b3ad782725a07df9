import type { Location } from '#manifest/schema.ts'

/** A line of the report of addresses: everything the site serves as a page, and what is asked for and is not there. */
export type RouteRow = {
  path: string
  route: string
  params: Readonly<Record<string, string>>
  /** `unknown`: a file that no route of the table would write. */
  status: 'page' | 'alias' | 'redirect' | 'missing' | 'unknown'
  title: string
  description: string
  canonical: string
  robots: string
  h1: string
  breadcrumbs: string[]
  section: string
  /** Words of text in `<main>`, parted by white space. */
  words: number
  /** Those of the text that pages are compared by, without navigation and forms; parted at every sign too, so "move-in" is two. */
  ownWords: number
  bytes: number
  /** CSS pixels, as search results set them. */
  titleWidth: number
  descriptionWidth: number
  /** Fewest clicks from the front page; null where no way leads there. */
  depth: number | null
  /** Pages that link here, and those that do so out of their main text. */
  inlinks: number
  inlinksFromMain: number
  /** Pages it links to. */
  outlinks: number
  externalLinks: number
  pictures: number
  /** Types of its structured data. */
  dataTypes: string
  /** Share of its text that stands on no page of its families, from 0 to 1; null where there is nothing to compare. */
  ownShare: number | null
  /** How like the page most like it is, from 0 to 1, and which that is. */
  similarity: number | null
  nearest: string
  /** Findings of its own; those in header and footer are counted for none. */
  errors: number
  warnings: number
  notices: number
  known: number
  hash: string
  /** The same of its content alone: what the ledger compares. */
  contentHash: string
  /** Day its content last changed, `YYYY-MM-DD`, where the ledger knows it. */
  lastmod: string
  /** What is shown first: a file below images/, or the name of a drawing. */
  picture: string
  /** How the page comes by it: `named` by its record, or the step at which one was found for its place. */
  pictureOrigin: string
  /** Where the records it is made from are written. */
  sources: Location[]
  /** For what is missing: the navigation slots that lead to it. */
  linkedFrom: { slot: string; at: Location }[]
}
