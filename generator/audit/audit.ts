import type { Finding } from '../problem.ts'
import { compareText, sortProblems } from '../problem.ts'
import { applyKnownIssues } from './known-issues.ts'
import { pathOf } from './references.ts'
import { indexReferrers } from './referrers.ts'
import type { AuditedSite, Rule } from './rule.ts'
import { deadCanonical } from './rules/dead-canonical.ts'
import { deadDataUrl } from './rules/dead-data-url.ts'
import { deadFragment } from './rules/dead-fragment.ts'
import { deadLink } from './rules/dead-link.ts'
import { deadResource } from './rules/dead-resource.ts'
import { deadSitemapUrl } from './rules/dead-sitemap-url.ts'
import { descriptionWidth } from './rules/description-width.ts'
import { duplicateDescription } from './rules/duplicate-description.ts'
import { duplicateH1 } from './rules/duplicate-h1.ts'
import { duplicateTitle } from './rules/duplicate-title.ts'
import { jsonldParses } from './rules/jsonld-parses.ts'
import { linkForm } from './rules/link-form.ts'
import { linkRedirected } from './rules/link-redirected.ts'
import { redirectFragment } from './rules/redirect-fragment.ts'
import { sampleContent } from './rules/sample-content.ts'
import { standInPicture } from './rules/stand-in-picture.ts'
import { titleWidth } from './rules/title-width.ts'
import { urlLost } from './rules/url-lost.ts'
import type { SiteFacts } from './site-facts.ts'

const rules: Rule[] = [
  deadLink,
  deadFragment,
  linkForm,
  linkRedirected,
  redirectFragment,
  deadResource,
  deadCanonical,
  deadSitemapUrl,
  deadDataUrl,
  jsonldParses,
  duplicateTitle,
  duplicateDescription,
  duplicateH1,
  titleWidth,
  descriptionWidth,
  sampleContent,
  standInPicture,
  urlLost,
]

export type AuditInput = SiteFacts &
  Pick<
    AuditedSite,
    'manifest' | 'navigation' | 'lost' | 'redirectAt' | 'sitemap' | 'stylesheetUrls' | 'sourceOf' | 'pictureOriginOf'
  > & {
    /** Files the site serves besides its pages, as root-relative addresses. */
    files: Iterable<string>
    /** Today, `YYYY-MM-DD`: known issues expire. */
    today: string
  }

/** Judges the finished site. The findings come sorted, those the owner knows about marked as known. */
export function audit({ files, today, ...input }: AuditInput): Finding[] {
  const pagesByPath = new Map(input.pages.map((page) => [page.path, page]))
  const served = new Set([...pagesByPath.keys(), ...files])
  // Only what is not plainly there can be wrong; for the rest nobody needs to know who points at it.
  const suspects = new Set(input.targets.flatMap((target, number) => (served.has(target) ? [] : [number])))
  const site: AuditedSite = { ...input, pagesByPath, served, referrers: indexReferrers(input, suspects) }
  const findings = rules.flatMap(({ check }) => check(site))
  return sortProblems(applyKnownIssues(findings, input.manifest.knownIssues, today))
}

/** Addresses of this site that links or pages lead to and nothing is served at. */
export function deadTargets(findings: Finding[]): string[] {
  const dead = findings.filter(({ code }) => code === 'dead-link' || code === 'dead-resource')
  return [...new Set(dead.map(({ url }) => pathOf(url)))].sort(compareText)
}
