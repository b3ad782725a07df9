import type { AuditedSite, ReportedSite } from '../core/audited-site.ts'
import type { Finding } from '../core/problem.ts'
import { compareText, sortProblems } from '../core/problem.ts'
import { pathOf } from '../core/url.ts'
import { listedPaths, readSitemaps, withoutOrigin } from './files/sitemaps.ts'
import { readStylesheets, stylesheetUrls } from './files/stylesheets.ts'
import { editsOf } from './findings/edits.ts'
import { issueFindings } from './findings/issue-findings.ts'
import { applyKnownIssues } from './findings/known-issues.ts'
import { joinReplacements } from './findings/replacements.ts'
import { siteFindings } from './findings/site-findings.ts'
import { explainedPages, indexFired, isSuperseded, subjectsOf } from './findings/superseded.ts'
import { inLanguages } from './graph/in-languages.ts'
import { linkGraph } from './graph/link-graph.ts'
import { indexReferrers } from './graph/referrers.ts'
import type { KnownIssue, Rule, SiteFinding } from './rule.ts'
import { contextOf, isOn } from './rule-settings.ts'
import { rules } from './rules.ts'

export type AuditInput = Omit<
  AuditedSite,
  'pagesByPath' | 'served' | 'referrers' | 'graph' | 'sitemaps' | 'sitemap' | 'stylesheets' | 'stylesheetUrls'
>

export type Audit = { findings: Finding[]; site: ReportedSite }

/**
 * Audits the finished site. First every active rule reports all it finds; then the findings that another rule supersedes
 * are dropped, those with one cause are joined, and known issues are marked. The findings are sorted.
 * @param catalog the rules, with those of the site's own code.
 */
export function audit(input: AuditInput, catalog: readonly Rule[] = rules): Audit {
  const site = auditedSite(input)
  const { manifest, today } = site
  const settings = manifest.site.audit.rules
  const languages = inLanguages(site)
  const active = catalog.filter((rule) => languages.some((language) => isOn(rule, language.manifest.site)))
  const found = active.flatMap((rule) => {
    if (rule.scope !== 'site') return []
    const views = rule.perLanguage ? languages.filter((language) => isOn(rule, language.manifest.site)) : [site]
    const findings = views.flatMap((view) => [...rule.check(view, contextOf(rule, settings, view.manifest))])
    return [{ rule, findings }]
  })
  const fired = indexFired(active, found, site)
  const explained = explainedPages(active, found, site, fired)
  const findingsOf = ({ rule, findings }: (typeof found)[number]) => {
    const isKept = (finding: SiteFinding) =>
      (rule.explainsPage || !followsFromPage(finding, explained)) && !isSuperseded(rule, subjectsOf(finding), fired)
    const [kept, dropped] = [findings.filter(isKept), findings.filter((finding) => !isKept(finding))]
    return siteFindings(rule, kept, settings, dropped)
  }
  const certain = [
    ...found.filter(({ rule }) => !rule.isLastResort).flatMap(findingsOf),
    ...issueFindings(site, active, settings, fired, explained),
  ]
  const lastResorts = found.filter(({ rule }) => rule.isLastResort)
  const { following, left } = editsOf({ certain, lastResorts, active, former: site.lastBuild?.findings })
  const reported = joinReplacements([
    ...certain.filter((finding) => !following.has(finding)),
    ...left.flatMap(findingsOf),
  ])
  const { findings, unused } = applyKnownIssues(reported, manifest.knownIssues, today)
  // A new error on the page may be why the known issue is not found.
  const isOpen = withoutErrors(findings, site)
  const stale = active.flatMap((rule) =>
    rule.scope === 'known-issues' ? siteFindings(rule, [...rule.check(unused.filter(isOpen))], settings) : [],
  )
  return { findings: sortProblems([...findings, ...stale]), site: reportedSite(site) }
}

/** Whether a finding is about a page whose findings have one cause, or follows from such a page. */
const followsFromPage = ({ url, followsFrom = [] }: SiteFinding, explained: ReadonlySet<string>): boolean =>
  [url, ...followsFrom].some((path) => explained.has(path))

/** Whether no new error is about the URL of a known issue, or about the canonical of an alias there. */
function withoutErrors(
  findings: readonly Finding[],
  { pagesByPath, manifest }: AuditedSite,
): (issue: KnownIssue) => boolean {
  const canonicalOf = (url: string) => withoutOrigin(pagesByPath.get(url)?.canonical ?? '', manifest.site.origin)
  const urls = new Set<string>()
  for (const { severity, known, url, pages = [] } of findings)
    if (severity === 'error' && !known) for (const each of [url, ...pages]) urls.add(each)
  return ({ url }) => !urls.has(url) && !urls.has(canonicalOf(url))
}

function reportedSite(site: AuditedSite): ReportedSite {
  const {
    locate,
    listingOf,
    pictureOf,
    lost,
    sitemaps,
    stylesheets,
    stylesheetUrls,
    referrers,
    lastBuild,
    readPage,
    headOf,
    today,
    ...reported
  } = site
  return reported
}

const isEncodedInLinks = /[^\w./-]/

/** The site as rules see it, derived from the facts of pages and files. */
export function auditedSite(input: AuditInput): AuditedSite {
  const { origin } = input.manifest.site
  const pagesByPath = new Map(input.pages.map((page) => [page.path, page]))
  const served = new Set([...pagesByPath.keys(), ...input.files.urls])
  // A link has a space or letter with an accent in its encoded form.
  for (const url of [...served]) if (isEncodedInLinks.test(url)) served.add(encodeURI(url))
  // Referrers are indexed only for targets that are not served: rules need no others.
  const suspects = new Set(input.targets.flatMap((target, number) => (served.has(target) ? [] : [number])))
  const sitemaps = readSitemaps(input.files, origin)
  const stylesheets = readStylesheets(input.files, input.pages)
  return {
    ...input,
    pagesByPath,
    served,
    sitemaps,
    sitemap: listedPaths(sitemaps, origin, (path) => pagesByPath.get(path)?.path ?? path),
    stylesheets,
    stylesheetUrls: stylesheetUrls(stylesheets),
    referrers: indexReferrers(input, suspects),
    graph: linkGraph(input),
  }
}

/** URLs of this site that pages refer to, or the manifest defines, and that are not served. */
export function deadTargets(findings: readonly Finding[]): string[] {
  const dead = findings.filter(
    ({ code }) => code === 'dead-link' || code === 'dead-resource' || code === 'page-missing',
  )
  return [...new Set(dead.map(({ url }) => pathOf(url)))].sort(compareText)
}
