import type { KnownIssueRule } from '../../rule.ts'

/** An entry of known-issues.yaml that matches no finding, so that the list does not outlive its reasons. */
export const staleKnownIssue: KnownIssueRule = {
  code: 'stale-known-issue',
  scope: 'known-issues',
  title: 'Known issue that no longer occurs',
  severity: 'warning',
  why: 'An entry that is no longer needed hides the same fault when it comes back.',
  how: 'Compares the code, URL and file of every entry of known-issues.yaml with all findings. A slash at the end does not count.',
  fix: 'Remove the entry from known-issues.yaml.',
  source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  check: (unused) =>
    unused.map(({ code, url, file, at }) => ({
      url,
      at,
      what: `known-issues.yaml lists "${code}" for ${url}${file === undefined ? '' : ` in ${file}`}, but the audit has no such finding.`,
    })),
}
