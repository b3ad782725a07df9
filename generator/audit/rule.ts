import type { Location, Manifest } from '#manifest/schema.ts'
import type { PageImage } from '#src/route.ts'
import type { LostAddresses, NavigationSlot } from '../facts.ts'
import type { Finding } from '../problem.ts'
import type { AuditedPage, SiteFacts } from './site-facts.ts'

/** What a rule may look at: the finished site, its link graph, and where things were written. */
export type AuditedSite = SiteFacts & {
  manifest: Manifest
  navigation: NavigationSlot[]
  lost: readonly LostAddresses[]
  /** The redirect that covers an address of the site; without `to` where it is gone for good. */
  redirectAt: (address: string) => { to: string | undefined } | undefined
  pagesByPath: ReadonlyMap<string, AuditedPage>
  /** Every address the site serves: pages and files. */
  served: ReadonlySet<string>
  /** Addresses in the sitemaps. */
  sitemap: ReadonlySet<string>
  /** Addresses that stylesheets load, with the stylesheet. */
  stylesheetUrls: { url: string; stylesheet: string }[]
  /** The pages, by number, that point at a target, by number. */
  referrers: (target: number, kind: ReferenceKind) => readonly number[]
  /** The line to edit for a page. */
  sourceOf: (page: AuditedPage) => Location
  /** How a page comes by its picture; undefined where it shows none. */
  pictureOriginOf: (page: AuditedPage) => PageImage['origin'] | undefined
}

export type ReferenceKind = 'links' | 'resources' | 'dataUrls'

/** One thing that can be wrong with a site. The file is named for its code. */
export type Rule = { code: string; check: (site: AuditedSite) => Finding[] }
