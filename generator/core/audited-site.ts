import type { Location, Manifest } from '#manifest/schema.ts'
import type { Listing } from '#src/head/page-head.ts'
import type { PageImage } from '#src/route.ts'
import type { LostUrls, NavigationSlot } from './facts.ts'
import type { Finding } from './problem.ts'
import type { AuditedPage, SiteFacts } from './site-facts.ts'

/** What a site rule sees: the finished site, its link graph, and the lines of the manifest it comes from. */
export type AuditedSite = SiteFacts & {
  manifest: Manifest
  navigation: NavigationSlot[]
  lost: readonly LostUrls[]
  /** The redirect that covers a URL of the site; without `to` if the URL is gone for good. */
  redirectAt: (address: string) => { to: string | undefined } | undefined
  pagesByPath: ReadonlyMap<string, AuditedPage>
  /** Every URL the site serves: pages and files. */
  served: ReadonlySet<string>
  /** Every page URL that follows from the manifest, with the record that defines it. */
  expected: ReadonlyMap<string, Location>
  /** Files that are not pages. */
  files: SiteFiles
  sitemaps: readonly Sitemap[]
  /** URLs in the sitemaps, root-relative if they are on this site. */
  sitemap: ReadonlySet<string>
  stylesheets: readonly Stylesheet[]
  /** URLs that stylesheets load, with the name of the stylesheet. */
  stylesheetUrls: { url: string; stylesheet: string }[]
  /** The pages, by number, that refer to a target, by number. */
  referrers: (target: number, kind: ReferenceKind) => readonly number[]
  graph: LinkGraph
  similarity: Similarity
  /** The line to edit for a page. */
  sourceOf: (page: AuditedPage) => Location
  /** Where a phrase is in the manifest: in the records of the page if possible, else anywhere. */
  locate: (phrase: string, page?: AuditedPage) => Location | undefined
  /** The canonical and noindex that the manifest gives a page; undefined for a page it does not define. */
  listingOf: (page: AuditedPage) => Listing | undefined
  /** The day on which the content of a page last changed; undefined if urls.lock does not have this content. */
  lastChangeOf: (page: AuditedPage) => string | undefined
  /** The main image that the manifest gives a page; undefined if it shows none. */
  pictureOf: (page: AuditedPage) => PageImage | undefined
  /** The HTML of a page, if the site was built before. */
  readPage?: (page: AuditedPage) => string
  /** The title and description that the manifest gives a page, if the site was built before; undefined for a page it does not define. */
  headOf?: (page: AuditedPage) => { title: string; description: string; heading?: string | undefined } | undefined
  /** `YYYY-MM-DD` */
  today: string
  /** The build of the site, if somebody may have edited it since. */
  lastBuild?: LastBuild
}

/** What the report needs of an audited site. The rest is of use to rules alone, and takes 1 kB a page. */
export type ReportedSite = Omit<
  AuditedSite,
  | 'locate'
  | 'listingOf'
  | 'lastChangeOf'
  | 'pictureOf'
  | 'lost'
  | 'sitemaps'
  | 'stylesheets'
  | 'stylesheetUrls'
  | 'referrers'
  | 'lastBuild'
  | 'readPage'
  | 'headOf'
  | 'today'
>

/** What a build found, and the hash of each text file that it wrote, except pages, by root-relative URL. */
export type LastBuild = { findings: readonly Finding[]; files: Readonly<Record<string, string>> }

/** A stylesheet: a file, or a style in a page. */
export type Stylesheet = {
  /** Distinguishes it from others, and names it in findings. */
  name: string
  /** Root-relative: its own, or that of the first page that contains it. */
  url: string
  text: string
  isFile: boolean
}

export type ReferenceKind = 'links' | 'resources' | 'dataUrls'

/**
 * Links between pages, pages by number. Several links to one page count once, and a link of a page to itself does not
 * count. Links of a shared part count for every page that holds it.
 */
export type LinkGraph = {
  /** Fewest clicks from the home page; -1 if it cannot be reached. */
  depth: Int32Array
  /** Number of pages that link to it. */
  inlinks: Uint32Array
  /** Number of pages that link to it in their main content. */
  inlinksFromMain: Uint32Array
  /** Number of pages it links to. */
  outlinks: Uint32Array
  outlinksFromMain: Uint32Array
  /** For each page, the number of pages that pass a test and link to it. */
  inlinksFrom: (isCounted: (page: AuditedPage) => boolean) => Uint32Array
  /** The page of each target, both by number; -1 if the target is not a page. */
  pageAt: Int32Array
}

/**
 * How the texts of pages compare; pages by number. Names of places and services are masked, so they count as no
 * difference. Every indexable page is compared with all others.
 */
export type Similarity = {
  /** The most similar page; -1 if there is none to compare with. */
  nearest: Int32Array
  /** Similarity to that page, from 0 to 1: the share of the shingles of both pages that both contain. */
  toNearest: Float32Array
  /** Similarity of two indexable pages with names unmasked. Below `least`, it may be any number below. */
  unmasked: (a: number, b: number, least?: number) => number
  /**
   * Share of a page's text that is on no other page of its family, from 0 to 1; NaN for a page without a family. A page of
   * a service in a place has two families, and the lower share counts.
   */
  ownShare: Float32Array
  /** Share of a page's text that is on no other page of the site, from 0 to 1; NaN for a page that is not compared. */
  siteShare: Float32Array
  /** The most similar pages, in descending order. */
  siblings: (page: number) => { page: number; similarity: number }[]
}

/** The files a site serves in addition to its pages, by root-relative URL. */
export type SiteFiles = {
  /** Sorted. */
  urls: readonly string[]
  /** Files that the build does not write, by URL: where they are. They are settings of hosts and copied HTML files; `has` and `read` know them. */
  ownFiles?: ReadonlyMap<string, string>
  has: (url: string) => boolean
  /** Size in bytes; 0 if the file does not exist. */
  bytes: (url: string) => number
  /** @throws the error of the file system if the file does not exist. */
  read: (url: string) => Buffer
  /** The first bytes, enough for the head of an image. */
  head: (url: string, bytes: number) => Buffer
  /** The last bytes. */
  tail: (url: string, bytes: number) => Buffer
  /** A .br or .gz file beside a file or page of the same name; undefined for any other file. */
  copyAt?: (url: string) => CompressedCopy | undefined
}

/** A file, and the file that a server sends it in place of. */
export type CompressedCopy = { readCopy: () => Buffer; readOriginal: () => Buffer }

/** A parsed sitemap file. */
export type Sitemap = {
  /** Root-relative URL of the file. */
  url: string
  bytes: number
  kind: 'urlset' | 'index' | 'neither'
  entries: SitemapEntry[]
}

export type SitemapEntry = {
  /** As written, with character references decoded. */
  loc: string
  lastmod: string | undefined
  /** URLs of images. */
  pictures: string[]
  /** URLs of videos and their thumbnails. */
  videos: string[]
  /** Has `<priority>` or `<changefreq>`. */
  hasHints: boolean
}
