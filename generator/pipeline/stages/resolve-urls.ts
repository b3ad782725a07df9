import { isPattern, pathMatcher } from '#src/url-pattern.ts'
import { isOn } from '../../audit/rule-settings.ts'
import { urlLost } from '../../audit/rules/urls/url-lost.ts'
import type { LostUrls } from '../../core/facts.ts'
import type { Redirect } from '../../core/redirect.ts'
import { findLost } from '../../urls/ledger/find-lost.ts'
import { indexLedger, type LedgerIndex } from '../../urls/ledger/index-ledger.ts'
import { cutRest } from '../../urls/redirects/follow-chain.ts'
import { type ResolvedRedirects, resolveRedirects } from '../../urls/redirects/resolve-redirects.ts'
import type { Run } from '../run.ts'
import type { LoadedSite } from './load-site.ts'

export type ResolvedUrls = {
  redirects: Redirect[]
  /** The redirect that covers a URL, if one does. */
  redirectAt: ResolvedRedirects['redirectAt']
  ledgerIndex: LedgerIndex
  lost: LostUrls[]
}

/** Whether a URL, or a pattern, is one of the lost URLs: a redirect to it is right again once they are served. */
function amongLost(lost: readonly LostUrls[]): (target: string) => boolean {
  const urls = new Set(lost.flatMap((cause) => cause.urls))
  return (target) => {
    const [path] = cutRest(target)
    if (!isPattern(path)) return urls.has(path)
    const match = pathMatcher(path)
    return [...urls].some((url) => match(url) !== null)
  }
}

/**
 * Decides what became of every URL the site has had: a page, a redirect, or lost.
 * @param found URLs of pages that exist although the manifest does not name them.
 */
export function resolveUrls(
  run: Run,
  { index, pages, ledger }: LoadedSite,
  found: Iterable<string> = [],
): ResolvedUrls {
  const paths = new Set(pages.keys())
  for (const path of found) paths.add(path)
  const ledgerIndex = indexLedger(ledger, index.manifest.site.urls.trailingSlash)
  const { problems, ...resolved } = resolveRedirects({
    site: index,
    pages: paths,
    formerPaths: [...ledgerIndex.keys()],
  })
  const isCovered = (path: string) => resolved.redirectAt(path) !== undefined
  const lost = findLost({ site: index, ledger, index: ledgerIndex, pages: paths, isCovered })
  const isLost = isOn(urlLost, index.manifest.site) ? amongLost(lost) : () => false
  run.report(
    ...problems.flatMap(({ subject, ...problem }) => (subject !== undefined && isLost(subject) ? [] : [problem])),
  )
  return { ...resolved, ledgerIndex, lost }
}
