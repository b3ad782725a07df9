import type { Manifest } from '#manifest/schema.ts'
import type { SiteFiles } from '../core/audited-site.ts'
import type { Finding } from '../core/problem.ts'
import { applyKnownIssues } from './findings/known-issues.ts'
import { siteFindings } from './findings/site-findings.ts'
import { contextOf, isOn } from './rule-settings.ts'
import { leftoverFile, leftoverFiles } from './rules/security/leftover-file.ts'
import { personalData, personalFiles } from './rules/security/personal-data.ts'
import { secretFiles, secretInFile } from './rules/security/secret-in-file.ts'
import { fileTooLarge, largeFiles } from './rules/weight/file-too-large.ts'

/**
 * What the rules about private and large files find in the folder `public/`, with their settings and the known issues applied. A
 * build finds them in the site.
 * @param today `YYYY-MM-DD`
 */
export function auditPublicFiles(manifest: Manifest, files: SiteFiles, today: string): Finding[] {
  const { site, knownIssues } = manifest
  const leftovers = isOn(leftoverFile, site) ? leftoverFiles({ files, manifest }) : []
  const isLeftover = ({ url }: { url: string }) => leftovers.some((each) => each.url === url)
  const found = [
    { rule: leftoverFile, findings: leftovers },
    { rule: secretInFile, findings: [...secretFiles({ files, manifest })] },
    { rule: personalData, findings: [...personalFiles({ files, manifest })].filter((each) => !isLeftover(each)) },
    {
      rule: fileTooLarge,
      findings: largeFiles({ files, manifest }, contextOf(fileTooLarge, site.audit.rules, manifest)),
    },
  ]
  const all = found.flatMap(({ rule, findings }) =>
    isOn(rule, site) ? siteFindings(rule, findings, site.audit.rules) : [],
  )
  return applyKnownIssues(all, knownIssues, today).findings
}
