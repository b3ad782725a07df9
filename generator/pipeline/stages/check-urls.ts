import { auditLostUrls } from '../../audit/lost-urls.ts'
import type { Finding } from '../../core/problem.ts'
import { noSources } from '../../render/policy/policy.ts'
import type { Run } from '../run.ts'
import { hostSite } from './emit-files.ts'
import type { LoadedSite } from './load-site.ts'
import { type ResolvedUrls, resolveUrls } from './resolve-urls.ts'

/** Everything about URLs that is known without rendering: redirects, what hosts make of them, and lost URLs. */
export function checkUrls(run: Run, site: LoadedSite): { urls: ResolvedUrls; lost: Finding[] } {
  const urls = resolveUrls(run, site)
  hostSite(run, site, urls, noSources)
  return { urls, lost: auditLostUrls(urls.lost, site.index.manifest, run.today) }
}
