import type { Location, Manifest } from '#manifest/schema.ts'
import type { AuditedSite } from '../core/audited-site.ts'
import type { PageIssue } from '../core/facts.ts'
import type { DistinctElement } from '../core/html/distinct-element.ts'
import type { OwnPage, ScannedPage } from '../core/html/page.ts'
import type { HtmlScan } from '../core/html/scan-html.ts'
import type { Finding, Severity } from '../core/problem.ts'

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
  /** It looks for words of the site's language (`language/`), and is off in a language that has none there. */
  needsWords?: true
  /**
   * Codes of rules that report the same fault better. `check` reports all it finds: the engine drops a finding if one of
   * these rules fired on its `subject`, or on a subject in its `followsFrom`. A rule that is off supersedes nothing.
   */
  supersededBy?: readonly string[]
  /** Its finding about a page is dropped if any other rule found something on that page that the last build did not find. */
  isLastResort?: true
  /** It measures the texts of pages. If a page was edited, its finding about the page follows from that, and explains nothing. */
  isMeasure?: true
  /** A page on which it found something has no other findings, and no finding follows from it: their cause is the same. */
  explainsPage?: true
}

/** What a rule receives in addition to what it checks. */
export type RuleContext = {
  manifest: Manifest
  /** The value of one of the rule's thresholds, as configured. */
  limit: (name: string) => number
}

export type Issue = Omit<PageIssue, 'code'>

/** Checks what a page has of its own. Runs in the worker that renders the page. */
export type PageRule = RuleText & {
  scope: 'page'
  /** Elements it looks at. It does not check a page whose own HTML has none of them. */
  names?: readonly string[]
  check: (page: OwnPage, context: RuleContext) => Iterable<Issue>
}

/** Checks one page by all of its file. When a shared part changes, it checks every page again. */
export type WholePageRule = RuleText & {
  scope: 'whole-page'
  /** Elements it looks at. It does not check a page whose own HTML has none of them. */
  names?: readonly string[]
  check: (page: ScannedPage, context: RuleContext) => Iterable<Issue>
}

/**
 * Checks one element by itself: its tag, its text, and the names of the elements around it. The engine asks once for each
 * distinct element of a site. Which other elements a page has, and their order, is for rules of another scope.
 */
export type ElementRule = RuleText & {
  scope: 'element'
  /** Names of the elements it looks at; without it, all that a scan keeps. */
  names?: readonly string[]
  /** It looks at elements with one of these attributes only. */
  attributes?: readonly string[]
  /** `{offset}` in the subjects of an issue becomes the offset of the element. */
  check: (element: DistinctElement, context: RuleContext) => Iterable<Issue>
}

/** Checks markup: each shared part once, and of every page the rest. */
export type MarkupRule = RuleText & {
  scope: 'markup'
  /** Elements it looks at. It does not check HTML that has none of them. */
  names?: readonly string[]
  check: (scan: HtmlScan, context: RuleContext) => Iterable<Issue>
}

/** Findings of one rule with the same group name and severity are reported as one: the first, with the number of similar pages. */
export type FindingGroup = {
  name: string
  /** Groups of this many findings or fewer are not joined; 1 without it. */
  above?: number
  /** What the findings are about, for the message of a joined group; `page` by default. */
  noun?: 'page' | 'file' | 'line'
}

/** A finding as a site rule returns it. Code, and unless given severity and fix, are those of the rule. */
export type SiteFinding = Omit<Finding, 'code' | 'severity' | 'fix'> & {
  severity?: Severity
  fix?: string
  /** What is wrong, if that is not `url`: e.g. a pair of pages (`pairSubject`), or part of a page (`subjectOn`). */
  subject?: string
  /** Other subjects whose faults explain this one, e.g. the target of a canonical. See `RuleText.supersededBy`. */
  followsFrom?: readonly string[]
  /** Other subjects whose faults this one explains, e.g. each of the pages with one title. */
  explains?: readonly string[]
  group?: FindingGroup
  /** Searches for a line that is nearer to the cause than `at`. Called only if the finding is shown. */
  nearer?: (() => Location | undefined) | undefined
}

/** Checks the whole site. */
export type SiteRule = RuleText & {
  scope: 'site'
  /** It compares or reads texts, so it sees the pages and records of one language at a time. Numbers of pages are then not those of the graph. */
  perLanguage?: true
  check: (site: AuditedSite, context: RuleContext) => Iterable<SiteFinding>
}

export type KnownIssue = Manifest['knownIssues'][number]

/** Checks the entries of known-issues.yaml that match no finding. Runs last. */
export type KnownIssueRule = RuleText & {
  scope: 'known-issues'
  check: (unused: readonly KnownIssue[]) => Iterable<SiteFinding>
}

/** One thing that can be wrong with a site. The file is named for its code. */
export type Rule = ElementRule | PageRule | WholePageRule | MarkupRule | SiteRule | KnownIssueRule
