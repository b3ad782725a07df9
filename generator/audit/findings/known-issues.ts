import type { Manifest } from '#manifest/schema.ts'
import type { Finding } from '../../core/problem.ts'

type KnownIssue = Manifest['knownIssues'][number]

/**
 * Marks findings the owner knows about, until the day each expires. An entry that no finding needs any more is
 * itself a finding, so that the list does not outlive its reasons.
 */
export function applyKnownIssues(findings: Finding[], issues: readonly KnownIssue[], today: string): Finding[] {
  const used = new Set<KnownIssue>()
  const marked = findings.map((finding): Finding => {
    const issue = issues.find(({ code, url }) => code === finding.code && sameAddress(url, finding.url))
    if (!issue) return finding
    used.add(issue)
    const { reason, expires } = issue
    if (expires >= today) return { ...finding, known: { reason, expires } }
    return { ...finding, fix: `${finding.fix} It was known until ${expires}: ${reason}` }
  })
  const unused = issues
    .filter((issue) => !used.has(issue))
    .map(
      (issue): Finding => ({
        code: 'stale-known-issue',
        severity: 'warning',
        url: issue.url,
        at: issue.at,
        what: `The known issue "${issue.code}" of ${issue.url} is found no more.`,
        fix: 'Remove the entry.',
      }),
    )
  return [...marked, ...unused]
}

/** `/blog` and `/blog/` are one address to the person who writes the list. */
function sameAddress(a: string, b: string): boolean {
  return a.replace(/\/$/, '') === b.replace(/\/$/, '')
}
