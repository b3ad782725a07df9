import type { HostName } from '#manifest/schema/hosting.ts'
import { auditDeadLinks } from '../audit/dead-links.ts'
import { siteFiles } from '../audit/files/site-files.ts'
import { auditPublicFiles } from '../audit/public-files.ts'
import { auditTrackedLinks } from '../audit/tracked-links.ts'
import { type Problem, sortProblems } from '../core/problem.ts'
import type { Run } from './run.ts'
import { checkUrls } from './stages/check-urls.ts'
import { validateOnce } from './stages/last-validation.ts'
import { linkTargets } from './stages/link-targets.ts'
import { loadSite, shownPublic } from './stages/load-site.ts'

export type Counts = Record<'services' | 'counties' | 'cities' | 'urls', number>
export type ValidateResult = {
  problems: Problem[]
  counts?: Counts
  /** The hosts of the site, once the manifest is valid. */
  hosts?: readonly HostName[]
}

/** Everything about a manifest that is known without rendering a page. */
export const validate = (run: Run): Promise<ValidateResult> => validateOnce(run, () => checkManifest(run))

async function checkManifest(run: Run): Promise<ValidateResult> {
  const site = await run.stage('load', () => loadSite(run))
  if (!site) return { problems: run.problems() }
  const { manifest } = site.index
  if (!site.isConsistent) return { problems: run.problems() }
  const { urls, lost } = checkUrls(run, site)
  const links = site.hasAllPages ? auditDeadLinks(manifest, linkTargets(site, urls), run.today) : []
  const tracked = auditTrackedLinks(manifest, run.today)
  const shown = shownPublic(run)
  const own = Array.from(site.publicFiles, ([file, path]) => [file, { path, shown: `${shown}/${file}` }] as const)
  const copied = auditPublicFiles(manifest, siteFiles(site.publicFiles, new Map(own)), run.today)
  const findings = [...lost, ...links, ...tracked, ...copied].filter(({ known }) => run.isStrict || !known)
  const { services, counties, cities } = manifest
  return {
    problems: sortProblems([...run.problems(), ...findings]),
    counts: {
      services: services.length,
      counties: counties.length,
      cities: cities.length,
      urls: site.pages.size,
    },
    hosts: manifest.site.hosting.hosts,
  }
}
