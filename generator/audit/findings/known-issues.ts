import type { Finding } from '../../core/problem.ts'
import type { KnownIssue } from '../rule.ts'

/** Marks the findings that the list of known issues names, until the day each entry expires. Also returns the entries that match no finding. */
export function applyKnownIssues(
  findings: readonly Finding[],
  issues: readonly KnownIssue[],
  today: string,
): { findings: Finding[]; unused: KnownIssue[] } {
  const used = new Set<KnownIssue>()
  const marked = findings.map((finding): Finding => {
    // One finding may be of many pages, of which each has an entry.
    const entries = issues.filter((entry) => matches(entry, finding))
    const issue = entries.find(({ expires }) => expires >= today) ?? entries[0]
    if (!issue) return finding
    for (const entry of entries) used.add(entry)
    const { reason, expires } = issue
    if (expires >= today) return { ...finding, known: { reason, expires } }
    return { ...finding, fix: `${finding.fix} It was a known issue until ${expires}: ${reason}` }
  })
  return { findings: marked, unused: issues.filter((issue) => !used.has(issue)) }
}

/**
 * Whether an entry is about a finding: same code, and the URL of the finding or of one joined to it. The finding is in the
 * file that the entry names, if it names one.
 */
function matches({ code, url, file, at }: KnownIssue, finding: Finding): boolean {
  const urls = [finding.url, ...(finding.joined ?? [])].map(knownUrl)
  if (code !== finding.code || !urls.includes(knownUrl(url))) return false
  const folder = at.file.slice(0, at.file.lastIndexOf('/') + 1)
  return file === undefined || finding.at.file === folder + file
}

/** A URL without the slash at its end: in known-issues.yaml, `/blog` and `/blog/` mean the same URL. */
export const knownUrl = (url: string): string => url.replace(/\/$/, '')
