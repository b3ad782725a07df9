import type { Manifest } from '#manifest/schema.ts'
import type { NavigationSlot } from '../core/facts.ts'
import type { Finding } from '../core/problem.ts'
import { didYouMean, nearest } from '../core/suggest.ts'
import { isFile, pathOf } from '../core/url.ts'
import { applyKnownIssues, knownUrl } from './findings/known-issues.ts'
import { siteFindings } from './findings/site-findings.ts'
import type { KnownIssue, SiteFinding } from './rule.ts'
import { isOn } from './rule-settings.ts'
import { deadLink } from './rules/links/dead-link.ts'
import { staleKnownIssue } from './rules/urls/stale-known-issue.ts'

export type LinkTargets = {
  navigation: readonly NavigationSlot[]
  /** Whether a URL has a page or a redirect. */
  isServed: (path: string) => boolean
  /** The paths of all pages. */
  paths: () => Iterable<string>
}

/**
 * What the rule `dead-link` finds of the links that the manifest spells out, with its settings and the known issues
 * applied. A known issue with a similar URL is misspelt, and reported in place of the links.
 * @param today `YYYY-MM-DD`
 */
export function auditDeadLinks(manifest: Manifest, targets: LinkTargets, today: string): Finding[] {
  const { site, knownIssues } = manifest
  if (!isOn(deadLink, site)) return []
  const links = [manifest, ...manifest.translations].flatMap((each) => deadLinks(each, targets))
  const found = siteFindings(deadLink, links, site.audit.rules)
  const { findings, unused } = applyKnownIssues(found, knownIssues, today)
  const open = findings.filter(({ known }) => !known)
  const misspelt = unused.flatMap((issue) => misspeltIssue(issue, open))
  const meant = new Set(misspelt.map(({ meant: url }) => url))
  return [
    ...siteFindings(
      staleKnownIssue,
      misspelt.map(({ finding }) => finding),
      site.audit.rules,
    ),
    ...findings.filter(({ url }) => !meant.has(url)),
  ]
}

/** Links that the manifest spells out to pages that it does not have. A URL of a file may be an image, so it is ignored. */
export function deadLinks({ typedLinks }: Manifest, { navigation, isServed, paths }: LinkTargets): SiteFinding[] {
  const isDead = (path: string) => path.startsWith('/') && !isFile(pathOf(path)) && !isServed(pathOf(path))
  const slotLines = new Set(navigation.map(({ at }) => `${at.file}:${at.line}`))
  const links = [
    ...navigation.map(({ name, path, at }) => ({ what: `The link "${name}"`, path, at })),
    ...typedLinks
      .filter(({ at }) => !slotLines.has(`${at.file}:${at.line}`))
      .map(({ path, at }) => ({ what: 'A link', path, at })),
  ]
  return links
    .filter(({ path }) => isDead(path))
    .map(({ what, path, at }) => ({
      url: pathOf(path),
      at,
      what: `${what} goes to ${pathOf(path)}, but the site has no such page.`,
      fix: didYouMean(pathOf(path), paths()) + deadLink.fix,
    }))
}

function misspeltIssue({ code, url, urlAt }: KnownIssue, open: readonly Finding[]) {
  if (code !== deadLink.code) return []
  const urls = new Map(open.map((finding) => [knownUrl(finding.url), finding.url]))
  const meant = urls.get(nearest(knownUrl(url), urls.keys()) ?? '')
  if (meant === undefined) return []
  const finding: SiteFinding = {
    url,
    at: urlAt,
    severity: 'error',
    what: `known-issues.yaml lists "${code}" for ${url}, but no link goes there.`,
    fix: `Did you mean "${meant}"? Correct the URL, or remove the entry.`,
  }
  return [{ meant, finding }]
}
