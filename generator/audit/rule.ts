import type { Location, Manifest } from '#manifest/schema.ts'
import type { Listing } from '#src/head/page-head.ts'
import type { PageImage } from '#src/route.ts'
import type { LostAddresses, NavigationSlot, PageIssue } from '../core/facts.ts'
import type { Finding, Severity } from '../core/problem.ts'
import type { ScannedPage } from '../scan/page-scanner.ts'
import type { HtmlScan } from '../scan/scan-html.ts'
import type { Similarity } from '../similar/measure-similarity.ts'
import type { AuditedPage, SiteFacts } from './facts/site-facts.ts'
import type { SiteFiles } from './files/site-files.ts'
import type { Sitemap } from './files/sitemaps.ts'
import type { LinkGraph } from './graph/link-graph.ts'

/** A number a rule goes by; site.yaml may set another one. */
export type Threshold = { value: number; unit: string; meaning: string }

/** What the report says of a rule. */
export type RuleText = {
  /** Kebab-case; the file is named for it, and it never changes once released. */
  code: string
  /** A few words: what is wrong, e.g. `Title cut off in search results`. */
  title: string
  severity: Severity
  /** Why it matters to whom, one to three sentences. */
  why: string
  /** What exactly is looked at, and what is let pass. */
  how: string
  /** What to do about it in general; a finding says it in particular. */
  fix: string
  /** The page that gives the fact or the advice. */
  source: string
  thresholds?: Readonly<Record<string, Threshold>>
  /**
   * Codes of rules that report the same fault better. `check` reports all it finds: the engine drops a finding if one of
   * these rules fired on its `subject`, or on a subject in its `followsFrom`. A rule that is off supersedes nothing.
   */
  supersededBy?: readonly string[]
}

/** What a rule is told beside what it judges. */
export type RuleContext = {
  manifest: Manifest
  /** Of the rule's thresholds, as configured. */
  limit: (name: string) => number
}

export type Issue = Omit<PageIssue, 'code'>

/** Judges one page by its file alone; runs where the page is made. */
export type PageRule = RuleText & {
  scope: 'page'
  check: (page: ScannedPage, context: RuleContext) => Iterable<Issue>
}

/** Judges markup, wherever it stands: once each shared part, and of every page what is its own. */
export type MarkupRule = RuleText & {
  scope: 'markup'
  check: (scan: HtmlScan, context: RuleContext) => Iterable<Issue>
}

/** Findings of one rule with the same group name and severity are reported as one: the first, with the number of similar pages. */
export type FindingGroup = {
  name: string
  /** Groups of this many findings or fewer are not joined; 1 without it. */
  above?: number
}

/** A finding as a site rule returns it. Code, and unless given severity and fix, are those of the rule. */
export type SiteFinding = Omit<Finding, 'code' | 'severity' | 'fix'> & {
  severity?: Severity
  fix?: string
  /** What is wrong, if that is not `url`: e.g. a pair of pages (`pairSubject`), or part of a page (`subjectOn`). */
  subject?: string
  /** Other subjects whose faults explain this one, e.g. the target of a canonical. See `RuleText.supersededBy`. */
  followsFrom?: readonly string[]
  group?: FindingGroup
}

/** Judges the whole site. */
export type SiteRule = RuleText & {
  scope: 'site'
  check: (site: AuditedSite, context: RuleContext) => Iterable<SiteFinding>
}

export type KnownIssue = Manifest['knownIssues'][number]

/** Checks the entries of known-issues.yaml that match no finding. Runs last. */
export type KnownIssueRule = RuleText & {
  scope: 'known-issues'
  check: (unused: readonly KnownIssue[]) => Iterable<SiteFinding>
}

/** One thing that can be wrong with a site. The file is named for its code. */
export type Rule = PageRule | MarkupRule | SiteRule | KnownIssueRule

/** What a site rule may look at: the finished site, its link graph, and where things were written. */
export type AuditedSite = SiteFacts & {
  manifest: Manifest
  navigation: NavigationSlot[]
  lost: readonly LostAddresses[]
  /** The redirect that covers an address of the site; without `to` where it is gone for good. */
  redirectAt: (address: string) => { to: string | undefined } | undefined
  pagesByPath: ReadonlyMap<string, AuditedPage>
  /** Every address the site serves: pages and files. */
  served: ReadonlySet<string>
  /** Every address the manifest gives a page, with the record that asks for it. */
  expected: ReadonlyMap<string, Location>
  /** Files that are no pages. */
  files: SiteFiles
  sitemaps: readonly Sitemap[]
  /** Addresses in the sitemaps, root-relative where they are of this site. */
  sitemap: ReadonlySet<string>
  /** Addresses that stylesheets load, with the stylesheet. */
  stylesheetUrls: { url: string; stylesheet: string }[]
  /** The pages, by number, that point at a target, by number. */
  referrers: (target: number, kind: ReferenceKind) => readonly number[]
  graph: LinkGraph
  similarity: Similarity
  /** The line to edit for a page. */
  sourceOf: (page: AuditedPage) => Location
  /** Where words stand in the manifest: in the records of a page if they can be, else anywhere; undefined where they do not. */
  locate: (phrase: string, page?: AuditedPage) => Location | undefined
  /** What the manifest wants search engines to be told of a page; undefined for a page it does not ask for. */
  listingOf: (page: AuditedPage) => Listing | undefined
  /** How a page comes by its picture; undefined where it shows none. */
  pictureOriginOf: (page: AuditedPage) => PageImage['origin'] | undefined
  /** `YYYY-MM-DD` */
  today: string
}

export type ReferenceKind = 'links' | 'resources' | 'dataUrls'
