import { createSite } from '#src/site.ts'
import { settingsProblems } from '../audit/rule-settings.ts'
import { lostFindings } from '../audit/rules/addresses/url-lost.ts'
import { rules } from '../audit/rules.ts'
import { type Problem, sortProblems } from '../core/problem.ts'
import { shownPath } from '../core/shown-path.ts'
import { expandRoutes } from '../expand/expand.ts'
import { findPictures } from '../images/sources.ts'
import { loadManifest } from '../load/load.ts'
import { loadLedger } from '../load/load-ledger.ts'
import { judgeAddresses } from './resolve-urls.ts'

export type Counts = Record<'services' | 'counties' | 'cities' | 'addresses', number>

/** Everything about a manifest that can be said without rendering a page. */
export async function validateManifest(options: {
  manifestDir: string
  rootDir: string
  cacheDir: string
  /** `YYYY-MM-DD`; no date of the ledger is later. */
  today: string
}): Promise<{ problems: Problem[]; counts?: Counts }> {
  const { manifest, imageFiles, problems } = await loadManifest(options)
  const { pictures, ...found } = await findPictures({ ...options, manifest, imageFiles, shownDir: shownPath(options) })
  problems.push(...found.problems)
  if (!manifest) return { problems: sortProblems(problems) }
  const { ledger, problems: ledgerProblems } = await loadLedger(options)
  problems.push(...ledgerProblems, ...settingsProblems(manifest, rules))
  const site = createSite({ manifest, pictures, assets: { script: '', stylesheets: [] } })
  const pages = new Set<string>()
  for (const { path } of expandRoutes(site, (problem) => problems.push(problem))) pages.add(path)
  const addresses = judgeAddresses(site, pages, ledger)
  const known = new Set(manifest.knownIssues.map(({ code, url }) => `${code} ${url}`))
  problems.push(
    ...addresses.problems,
    ...lostFindings(addresses.lost).filter(({ code, url }) => !known.has(`${code} ${url}`)),
  )
  const { services, counties, cities } = manifest
  return {
    problems: sortProblems(problems),
    counts: { services: services.length, counties: counties.length, cities: cities.length, addresses: pages.size },
  }
}
