import type { Finding } from '../core/problem.ts'
import { compareText, sortProblems } from '../core/problem.ts'
import { pathOf } from '../core/url.ts'
import { listedPaths, readSitemaps } from './files/sitemaps.ts'
import { readStylesheetUrls } from './files/stylesheets.ts'
import { issueFindings } from './findings/issue-findings.ts'
import { applyKnownIssues } from './findings/known-issues.ts'
import { linkGraph } from './graph/link-graph.ts'
import { indexReferrers } from './graph/referrers.ts'
import type { AuditedSite, SiteRule } from './rule.ts'
import { contextOf, isOn, type RuleSettings, severityOf } from './rule-settings.ts'
import { rules } from './rules.ts'

export type AuditInput = Omit<
  AuditedSite,
  'pagesByPath' | 'served' | 'referrers' | 'graph' | 'sitemaps' | 'sitemap' | 'stylesheetUrls'
>

export type Audit = { findings: Finding[]; site: AuditedSite }

/** Judges the finished site. The findings come sorted, those the owner knows about marked as known. */
export function audit(input: AuditInput): Audit {
  const site = auditedSite(input)
  const settings = site.manifest.site.audit.rules
  const findings = [
    ...rules.flatMap((rule) =>
      rule.scope === 'site' && isOn(rule, settings) ? siteFindings(rule, site, settings) : [],
    ),
    ...issueFindings(site, rules, settings),
  ]
  return { findings: sortProblems(applyKnownIssues(findings, site.manifest.knownIssues, site.today)), site }
}

/** What rules look at, made from what is known of pages and files. */
export function auditedSite(input: AuditInput): AuditedSite {
  const { origin } = input.manifest.site
  const pagesByPath = new Map(input.pages.map((page) => [page.path, page]))
  const served = new Set([...pagesByPath.keys(), ...input.files.urls])
  // Only what is not plainly there can be wrong; for the rest nobody needs to know who points at it.
  const suspects = new Set(input.targets.flatMap((target, number) => (served.has(target) ? [] : [number])))
  const sitemaps = readSitemaps(input.files, origin)
  return {
    ...input,
    pagesByPath,
    served,
    sitemaps,
    sitemap: listedPaths(sitemaps, origin),
    stylesheetUrls: readStylesheetUrls(input.files),
    referrers: indexReferrers(input, suspects),
    graph: linkGraph(input),
  }
}

/** What a site rule finds, under its own code unless it says otherwise. */
export function siteFindings(rule: SiteRule, site: AuditedSite, settings: RuleSettings): Finding[] {
  return Array.from(rule.check(site, contextOf(rule, settings, site.manifest)), (found) => ({
    ...found,
    code: rule.code,
    severity: severityOf(rule, settings, found.severity),
    fix: found.fix ?? rule.fix,
  }))
}

/** Addresses of this site that links or pages lead to and nothing is served at. */
export function deadTargets(findings: readonly Finding[]): string[] {
  const dead = findings.filter(
    ({ code }) => code === 'dead-link' || code === 'dead-resource' || code === 'page-missing',
  )
  return [...new Set(dead.map(({ url }) => pathOf(url)))].sort(compareText)
}
