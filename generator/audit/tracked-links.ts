import type { Manifest } from '#manifest/schema.ts'
import type { Finding } from '../core/problem.ts'
import { pathOf } from '../core/url.ts'
import { applyKnownIssues } from './findings/known-issues.ts'
import { siteFindings } from './findings/site-findings.ts'
import { isOn } from './rule-settings.ts'
import { linkTracked, trackingParameterOf } from './rules/links/link-tracked.ts'

/**
 * What the rule `link-tracked` finds of the links that the manifest spells out, with its settings and the known issues
 * applied. A build finds them on pages.
 * @param today `YYYY-MM-DD`
 */
export function auditTrackedLinks(manifest: Manifest, today: string): Finding[] {
  const { site, knownIssues } = manifest
  if (!isOn(linkTracked, site)) return []
  const links = [manifest, ...manifest.translations].flatMap(({ typedLinks }) => typedLinks)
  const found = links.flatMap(({ path, at }) => {
    const name = trackingParameterOf(path)
    return name === undefined ? [] : [{ url: pathOf(path), at, what: `The link to ${path} has the parameter ${name}.` }]
  })
  return applyKnownIssues(siteFindings(linkTracked, found, site.audit.rules), knownIssues, today).findings
}
