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

/** A number a rule depends on; site.yaml may set another value. */
export type Threshold = { value: number; unit: string; meaning: string }

/** The report's text about a rule, and its settings. */
export type RuleText = {
  /** Kebab-case; the file is named for it. A released code changes only with an entry in renamed-rules.ts. */
  code: string
  /** The fault as a noun phrase, e.g. `Broken internal link`. */
  title: string
  severity: Severity
  /** Why it matters and to whom, in one to three sentences. */
  why: string
  /** What exactly is checked, and what is ignored. */
  how: string
  /** What to do in general; a finding may be more specific. */
  fix: string
  /** URL of the page the fact or advice comes from. */
  source: string
  thresholds?: Readonly<Record<string, Threshold>>
  /**
   * Codes of rules that report the same fault better. `check` reports all it finds: the engine drops a finding if one of
   * these rules fired on its `subject`, or on a subject in its `followsFrom`. A rule that is off supersedes nothing.
   */
  supersededBy?: readonly string[]
}

/** What a rule receives in addition to what it checks. */
export type RuleContext = {
  manifest: Manifest
  /** The value of one of the rule's thresholds, as configured. */
  limit: (name: string) => number
}

export type Issue = Omit<PageIssue, 'code'>

/** Checks one page by its file alone. Runs in the worker that renders the page. */
export type PageRule = RuleText & {
  scope: 'page'
  check: (page: ScannedPage, context: RuleContext) => Iterable<Issue>
}

/** Checks markup: each shared part once, and of every page the rest. */
export type MarkupRule = RuleText & {
  scope: 'markup'
  check: (scan: HtmlScan, context: RuleContext) => Iterable<Issue>
}

/** Findings of one rule with the same group name and severity are reported as one: the first, with the number of similar pages. */
export type FindingGroup = {
  name: string
  /** Groups of this many findings or fewer are not joined; 1 without it. */
  above?: number
  /** What the findings are about, for the message of a joined group; `page` by default. */
  noun?: 'page' | 'file'
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

/** Checks the whole site. */
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

/** What a site rule sees: the finished site, its link graph, and the lines of the manifest it comes from. */
export type AuditedSite = SiteFacts & {
  manifest: Manifest
  navigation: NavigationSlot[]
  lost: readonly LostAddresses[]
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
  /** URLs that stylesheets load, with the stylesheet. */
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
  /** Where the image of a page comes from; undefined if it shows none. */
  pictureOriginOf: (page: AuditedPage) => PageImage['origin'] | undefined
  /** `YYYY-MM-DD` */
  today: string
}

export type ReferenceKind = 'links' | 'resources' | 'dataUrls'
