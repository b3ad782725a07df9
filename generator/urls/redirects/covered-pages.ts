import { isPattern } from '#src/url-pattern.ts'
import { otherPaths } from '../../core/page-file.ts'
import type { Problem } from '../../core/problem.ts'
import type { Redirect } from '../../core/redirect.ts'
import type { WrittenRedirect } from './expand-rule.ts'
import { indexRedirects } from './index-redirects.ts'

/** Finds rules that cover the URL of a page: some hosts would serve the page, others the redirect. */
export function coveredPages(
  rules: readonly WrittenRedirect[],
  pages: ReadonlySet<string>,
  problems: Problem[],
): Set<WrittenRedirect> {
  if (rules.length === 0) return new Set()
  const find = indexRedirects(rules)
  const covering = new Map<WrittenRedirect, Problem>()
  for (const page of pages) {
    for (const url of [page, ...otherPaths(page)]) {
      const rule = find(url)
      if (rule && !covering.has(rule)) covering.set(rule, overPage(rule, page, url))
    }
  }
  problems.push(...covering.values())
  return new Set(covering.keys())
}

function overPage({ from, to, at }: WrittenRedirect, page: string, url: string): Problem {
  const reason = url === page ? `${page} is a page` : `Most hosts serve the page ${page} also at ${url}`
  return {
    code: 'redirect-over-page',
    severity: 'error',
    at,
    subject: to,
    what: `${reason}, so ${from === url ? 'it cannot be redirected' : `"${from}" cannot redirect it`}.`,
    fix: isPattern(from)
      ? 'Write a narrower pattern with :name for one segment, or one entry for each URL.'
      : 'Remove this entry, or remove the page.',
  }
}

/** Finds rules that cover the URL of a file that is not a page, such as an image or script. */
export function coveredFiles(redirects: readonly Redirect[], files: Iterable<string>): Problem[] {
  if (redirects.length === 0) return []
  const find = indexRedirects(redirects)
  const covering = new Map<Problem['at'], Problem>()
  for (const file of files) {
    const rule = find(file)
    if (!rule || covering.has(rule.at)) continue
    const { from, at } = rule
    covering.set(at, {
      code: 'redirect-over-file',
      severity: 'error',
      at,
      what: `${file} is a file of the site, so ${from === file ? 'it cannot be redirected' : `"${from}" cannot redirect it`}.`,
      fix: isPattern(from) ? 'Write a narrower pattern, or one entry for each URL.' : 'Remove this entry.',
    })
  }
  return [...covering.values()]
}
