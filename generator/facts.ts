import type { Location } from '#manifest/schema.ts'
import type { RouteId, Section, Target } from '#src/route.ts'

// What one stage hands to the next.

/** A page to render: small, so that it can be sent to a worker, and enough to render it from. */
export type RouteEntry = {
  target: Target
  /** Root-relative URL. */
  path: string
  /** Path below the output directory. */
  file: string
}

/** One link of the header or footer. */
export type NavigationSlot = {
  /** As a person would say it, e.g. `footer › Company › Blog`. */
  name: string
  path: string
  at: Location
}

/** A part that stands on many pages as the same bytes, scanned once. */
export type SharedPart = { name: string; html: string; facts: LinkFacts }

/** What a stretch of HTML points at, and what can be pointed at in it. */
export type LinkFacts = {
  /** Addresses on this site, root-relative, with fragment, without query. */
  links: string[]
  resources: string[]
  ids: string[]
}

/** A line of urls.lock. */
export type LedgerEntry = {
  /** Root-relative, as written. */
  path: string
  /** Day of the last change of what the page says, `YYYY-MM-DD`; empty, as the hash, where the line is wrong. */
  date: string
  /** Of what it said then, as `PageSummary.contentHash`. */
  hash: string
  /** Line of the file, from 1. */
  line: number
}

/** The committed list of every address the site has had. */
export type Ledger = {
  /** As a person at the project's root would open it. */
  file: string
  isThere: boolean
  /** In the order of the file. An address stands here twice only where that is a problem already. */
  entries: readonly LedgerEntry[]
}

/** Whether a page has an address to keep: that for addresses which are none has not. */
export const isRecorded = ({ route }: { route: string }) => route !== 'notFound'

/** Addresses of the ledger that nothing serves or redirects any more, for one and the same cause. */
export type LostAddresses = {
  /** Of what they were, e.g. `of the city "alta"`, or `below /news/`. */
  subject: string
  /** Sorted. */
  urls: string[]
  /** Where the first of them is written in the ledger. */
  at: Location
  /** Lines of redirects.yaml that would cover all of them. */
  rules: string[]
}

/** What came out of one page. Links of the shared parts are not in it: `parts` names those it holds. */
export type PageFacts = LinkFacts &
  PageSummary & {
    parts: string[]
    /** Addresses of the pictures `<main>` shows, as an `<img>` names each: one of its files. */
    pictures: string[]
    /** Addresses on this site that stand in structured data and social tags. */
    dataUrls: string[]
    jsonLdErrors: string[]
  }

/** What the report says of a page. */
export type PageSummary = {
  path: string
  file: string
  route: RouteId
  section: Section
  params: Readonly<Record<string, string>>
  title: string
  description: string
  /** Absolute, as written. */
  canonical: string | undefined
  robots: string
  h1: string[]
  words: number
  bytes: number
  /** First 16 hex digits of the SHA-256 of the file. */
  hash: string
  /** The same of what a reader calls its content: title, description, text and links of `<main>`. */
  contentHash: string
  breadcrumbs: string[]
}
