import { readFile } from 'node:fs/promises'
import type { Location } from '#manifest/schema.ts'
import { siteAt } from '#src/site.ts'
import type { BuiltAssets } from '../../assets/build-assets.ts'
import type { PageSummary } from '../../core/facts.ts'
import { securityProblems } from '../../emit/security-txt.ts'
import { emitSiteFiles } from '../../emit/site-files.ts'
import { collisionsWithFiles } from '../../expand/public-collisions.ts'
import { tooManyFiles } from '../../hosts/file-count.ts'
import { hostFiles } from '../../hosts/host-files.ts'
import type { HostOutput } from '../../hosts/host-input.ts'
import { siteHeaders } from '../../hosts/site-headers.ts'
import type { Staging } from '../../publish/staging.ts'
import { drawingPolicy, type PolicySources, sitePolicy } from '../../render/policy/policy.ts'
import { lastChange, ledgerBehind } from '../../urls/ledger/index-ledger.ts'
import { coveredFiles } from '../../urls/redirects/covered-pages.ts'
import type { Run } from '../run.ts'
import { type LoadedSite, shownPublic } from './load-site.ts'
import type { SiteParts } from './make-parts.ts'
import type { RenderedPages } from './render-pages.ts'
import type { ResolvedUrls } from './resolve-urls.ts'

/** The day a page last changed, if the ledger knows it. */
export const lastmodIn =
  ({ ledgerIndex }: ResolvedUrls) =>
  (page: Pick<PageSummary, 'path' | 'contentHash'>) =>
    lastChange(ledgerIndex, page)

/** The files that hosts read. What is wrong with redirects for one of them is a problem. */
export function hostSite(
  run: Run,
  { index }: LoadedSite,
  { redirects, ledgerIndex }: ResolvedUrls,
  policySources: PolicySources,
): HostOutput {
  const { manifest, languages } = index
  const { hosting, origin, urls } = manifest.site
  const hosted = hostFiles({
    hosts: [...new Set(hosting.hosts)],
    origin,
    messagesAt: (path) => siteAt(index, path),
    languageFolders: languages.flatMap(({ prefix }) => (prefix === '' ? [] : [prefix.slice(1)])),
    trailingSlash: urls.trailingSlash,
    redirects,
    headers: siteHeaders(manifest.site, { site: sitePolicy(policySources), drawing: drawingPolicy }),
    isPrecompressed: run.isPrecompressed,
    formerUrls: [...ledgerIndex.keys()],
    at: manifest.hostingAt,
  })
  run.report(...hosted.problems, ...securityProblems(manifest, run.today))
  return hosted
}

type Emission = {
  site: LoadedSite
  parts: SiteParts
  pages: RenderedPages
  urls: ResolvedUrls
  imageUrls: readonly string[]
  staging: Staging
}

/** Stages every file that is neither a page nor an image. */
export function emitFiles(run: Run, { site, parts, pages, urls, imageUrls, staging }: Emission): Promise<HostOutput> {
  return run.stage('site files', async () => {
    const { manifest } = site.index
    const hosted = hostSite(run, site, urls, pages.policySources)
    const { files } = await emitSiteFiles({
      site: site.index,
      ...pages.facts,
      lastmodOf: lastmodIn(urls),
      built: { clientDir: parts.assets.clientDir, files: reachableAssets(parts.assets, pages.facts.targets) },
      brandFiles: parts.brand.files,
      hosted,
      staging,
    })
    run.report(...collisionsWithFiles(site.publicFiles.keys(), { files: staging.files(), shownDir: shownPublic(run) }))
    if (!run.isBlocked())
      for (const [file, path] of site.publicFiles) staging.stage(file, 'asset', await readFile(path))
    const copied = Array.from(site.publicFiles.keys(), (file) => `/${file}`)
    run.report(
      // A ledger without the lost URLs would hide that they are lost.
      ...(urls.lost.length > 0
        ? []
        : ledgerBehind(site.ledger, urls.ledgerIndex, pages.facts.pages, wrongPages(run, site))),
      ...coveredFiles(urls.redirects, [...imageUrls, ...files, ...copied]),
      ...tooManyFiles(manifest.site.hosting.hosts, staging.files().length, manifest.hostingAt),
    )
    run.detail('sitemap, robots.txt, stylesheet, scripts')
    return hosted
  })
}

/** A function for whether a record of a page has an error or a warning. Rows of a table are records. */
function wrongPages(run: Run, { pages }: LoadedSite): (path: string) => boolean {
  const recordOf = ({ file, line }: Location) => (file.endsWith('.csv') ? `${file}:${line}` : file)
  const wrong = new Set(run.problems().flatMap(({ at, severity }) => (severity === 'notice' ? [] : [recordOf(at)])))
  return (path) => wrong.size > 0 && (pages.get(path)?.sources ?? []).some((source) => wrong.has(recordOf(source)))
}

/** The stylesheets, scripts and fonts that some page loads, at once or later. */
function reachableAssets({ files, filesOfIslands }: BuiltAssets, targets: readonly string[]): string[] {
  const ofIslands = targets.flatMap((url) => filesOfIslands.get(url) ?? [])
  return [...new Set([...files, ...ofIslands])].sort()
}
