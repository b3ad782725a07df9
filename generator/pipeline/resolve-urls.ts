import type { Manifest } from '#manifest/schema.ts'
import { createSite, type Site } from '#src/site.ts'
import type { Ledger, LostAddresses } from '../core/facts.ts'
import type { Problem } from '../core/problem.ts'
import { expandRoutes } from '../expand/expand.ts'
import { findLost } from '../urls/ledger/find-lost.ts'
import { indexLedger, type LedgerIndex } from '../urls/ledger/index-ledger.ts'
import type { Redirect } from '../urls/redirects/redirect.ts'
import { resolveRedirects } from '../urls/redirects/resolve-redirects.ts'

export type JudgedAddresses = {
  redirects: Redirect[]
  redirectAt: (address: string) => Redirect | undefined
  index: LedgerIndex
  lost: LostAddresses[]
  problems: Problem[]
}

/** What became of every address the site has had: a page, a redirect, or lost. */
export function judgeAddresses(site: Site, pages: ReadonlySet<string>, ledger: Ledger): JudgedAddresses {
  const index = indexLedger(ledger, site.manifest.site.urls.trailingSlash)
  const resolved = resolveRedirects({ site, pages, formerPaths: [...index.keys()] })
  const isCovered = (address: string) => resolved.redirectAt(address) !== undefined
  return { ...resolved, index, lost: findLost({ site, ledger, index, pages, isCovered }) }
}

/** The addresses that would be lost, by the manifest alone: no page is rendered. */
export function lostByDraft(manifest: Manifest, ledger: Ledger): LostAddresses[] {
  const site = createSite({ manifest, pictures: {}, assets: { script: '', stylesheets: [] } })
  const pages = new Set<string>()
  for (const { path } of expandRoutes(site, () => {})) pages.add(path)
  return judgeAddresses(site, pages, ledger).lost
}
