import type { Manifest } from '#manifest/schema.ts'
import type { LostUrls } from '../core/facts.ts'
import type { Finding } from '../core/problem.ts'
import { applyKnownIssues } from './findings/known-issues.ts'
import { isOn, severityOf } from './rule-settings.ts'
import { lostFindings, urlLost } from './rules/urls/url-lost.ts'

/**
 * What the rule `url-lost` finds, with its settings and the known issues applied: the one rule whose findings are known
 * before a page is rendered.
 * @param today `YYYY-MM-DD`
 */
export function auditLostUrls(lost: readonly LostUrls[], manifest: Manifest, today: string): Finding[] {
  const { site, knownIssues } = manifest
  const settings = site.audit.rules
  if (!isOn(urlLost, site)) return []
  const findings = lostFindings(lost, manifest).map((finding) => ({
    ...finding,
    severity: severityOf(urlLost, settings),
  }))
  return applyKnownIssues(findings, knownIssues, today).findings
}
