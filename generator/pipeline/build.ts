import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Location } from '#manifest/schema.ts'
import type { Site } from '#src/site.ts'
import { deadTargets } from '../audit/audit.ts'
import type { SiteFacts } from '../audit/facts/site-facts.ts'
import { lostFindings } from '../audit/rules/addresses/url-lost.ts'
import type { PageSummary } from '../core/facts.ts'
import { textLocator } from '../core/locate-text.ts'
import { type Finding, hasErrors, type Problem, sortProblems } from '../core/problem.ts'
import { shownPath } from '../core/shown-path.ts'
import { precompress } from '../emit/precompress.ts'
import { securityProblems } from '../emit/security-txt.ts'
import { emitSiteFiles } from '../emit/site-files.ts'
import { titledSocialPictures } from '../expand/social-pictures.ts'
import { tooManyFiles } from '../hosts/file-count.ts'
import { hostFiles } from '../hosts/host-files.ts'
import { siteHeaders } from '../hosts/site-headers.ts'
import { encodePictures } from '../images/encode/encode-pictures.ts'
import { encodedDir } from '../images/encode/encoded-cache.ts'
import { plannedUrls, planPictures, unusedPictures } from '../images/encode/plan.ts'
import type { Encoding } from '../images/recipe.ts'
import { openStaging, type PublishCounts } from '../publish/staging.ts'
import { drawingPolicy, sitePolicy } from '../render/policy/policy.ts'
import { openDetails } from '../report/report-data.ts'
import { countByKind, type KindCount, sourcesOf } from '../report/route-rows.ts'
import { writeHosting } from '../report/write-hosting.ts'
import { lastChange, ledgerBehind } from '../urls/ledger/index-ledger.ts'
import { coveredFiles } from '../urls/redirects/covered-pages.ts'
import { judgeSite } from './audit-site.ts'
import { loadSite, makePages } from './make-pages.ts'
import { reportRefusal } from './report-refusal.ts'
import { judgeAddresses, lostByDraft } from './resolve-urls.ts'
import { reportSite, withProblems } from './write-report.ts'

export type BuildOptions = {
  /** The project: src/, generator/ and vite.config.ts lie here. */
  rootDir: string
  manifestDir: string
  outDir: string
  reportDir: string
  cacheDir: string
  /** Threads that render, and pictures encoded at once. */
  jobs: number
  /** Known issues fail the build too. */
  isStrict: boolean
  /** Compressed copies beside every text. */
  isPrecompressed: boolean
  /** Forget the caches first. */
  isClean: boolean
  /** `YYYY-MM-DD`; decides which known issues have expired and which days are still to come, and nothing else. */
  today: string
  /** Default: `standard`. */
  encoding?: Encoding
  onStage: (stage: StageReport) => void
  onProgress: (stage: string, done: number, total?: number) => void
  /** Called once the output is ours to build into, with what gives it up at once, should the build be stopped. */
  onLock: (release: () => void) => void
}

export type StageReport = { name: string; seconds: number; detail: string }

export type BuildResult = {
  isGood: boolean
  problems: Problem[]
  findings: Finding[]
  kinds: KindCount[]
  deadTargets: string[]
  published?: PublishCounts
}

/** Builds the site into `outDir`, if nothing in manifest or pages stands against it; otherwise `outDir` stays as it is. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const { reportDir, cacheDir, jobs, onProgress } = options
  const time = stopwatch(options.onStage)
  if (options.isClean)
    for (const cache of ['assets', 'report-app', 'facts', 'images', 'compressed'])
      await rm(join(cacheDir, cache), { recursive: true, force: true })

  const { manifest, draft, pictures, sources, ledger, ...found } = await loadSite(options)
  const problems = [...found.problems, ...found.ledgerProblems]
  if (!manifest || hasErrors(problems))
    return refused(options, problems, draft ? lostFindings(lostByDraft(draft, ledger)) : [])
  time(
    'load',
    `${manifest.services.length} services, ${manifest.counties.length} counties, ${manifest.cities.length} cities, ${manifest.pages.length} pages`,
  )

  const staging = openStaging(options.outDir)
  options.onLock(staging.close)
  try {
    const detailDir = openDetails(staging.dir)
    const { site, facts, chunks, built, brand, policySources, ...made } = await makePages({
      ...options,
      manifest,
      pictures,
      staging,
      detailDir,
      onStage: time,
    })
    problems.push(...made.problems)
    const addresses = judgeAddresses(site, new Set(facts.pages.map(({ path }) => path)), ledger)
    problems.push(...addresses.problems, ...ledgerBehind(ledger, addresses.index, facts.pages))
    const lastmodOf = (page: Pick<PageSummary, 'path' | 'contentHash'>) => lastChange(addresses.index, page)

    const plan = planPictures({ pictures, socials: titledSocialPictures(site), usedUrls: new Set(facts.targets) })
    const pictureUrls = plannedUrls(plan)
    const { encoded, problems: encodeProblems } = await encodePictures({
      plan,
      sources,
      cacheDir: encodedDir(cacheDir, options.encoding ?? 'standard'),
      encoding: options.encoding,
      jobs,
      drawTitle: brand.drawTitle,
      stage: (url, bytes) => staging.stage(url.slice(1), 'asset', bytes),
      onProgress: (count, total) => onProgress('images', count, total),
    })
    problems.push(...encodeProblems, ...unusedPictures(plan, sources))
    time('images', `${pictureUrls.length} files of ${plan.length} pictures, ${encoded} encoded`)

    const hosted = hostFiles({
      hosts: [...new Set(manifest.site.hosting.hosts)],
      origin: manifest.site.origin,
      language: manifest.site.language,
      trailingSlash: manifest.site.urls.trailingSlash,
      redirects: addresses.redirects,
      headers: siteHeaders(manifest.site, { site: sitePolicy(policySources), drawing: drawingPolicy }),
      isPrecompressed: options.isPrecompressed,
      formerAddresses: [...addresses.index.keys()],
      at: manifest.hostingAt,
    })
    problems.push(...hosted.problems, ...securityProblems(manifest, options.today))
    const emitted = await emitSiteFiles({
      site,
      ...facts,
      lastmodOf,
      built,
      brandFiles: brand.files,
      hosted,
      staging,
    })
    problems.push(
      ...coveredFiles(addresses.redirects, [...pictureUrls, ...emitted.files]),
      ...tooManyFiles(manifest.site.hosting.hosts, staging.files().length, manifest.hostingAt),
    )
    time('site files', 'sitemap, robots.txt, stylesheet, scripts')

    const texts = textLocator(options.manifestDir, shownPath(options))
    const judged = judgeSite({
      manifest,
      site,
      facts,
      addresses,
      expected: new Map(facts.pages.map((page) => [page.path, sourceOf(site, page)])),
      files: filesBesidePages(staging.files()),
      locateText: texts.locate,
      shownOut: shownPath({ manifestDir: options.outDir, rootDir: options.rootDir }),
      today: options.today,
    })
    const { findings } = judged
    time('audit', `${findings.length} findings`)

    const standing = findings.filter(({ known }) => options.isStrict || !known)
    const isGood = !hasErrors(problems) && !hasErrors(standing)
    const rows = await reportSite({
      ...options,
      detailDir,
      site,
      judged,
      problems,
      redirects: addresses.redirects,
      chunks,
      lastmodOf,
      lineAt: texts.lineAt,
      outcome: isGood ? 'published' : 'refused',
    })
    time('report', `${rows.length} addresses`)

    if (isGood && options.isPrecompressed) {
      const { copies, compressed } = await precompress({
        files: staging.files(),
        cacheDir: join(cacheDir, 'compressed'),
        jobs,
        stage: staging.stage,
        onProgress: (count, total) => onProgress('compress', count, total),
      })
      time('compress', `${copies} copies, ${compressed} compressed`)
    }
    const published = isGood ? staging.publish() : undefined
    if (published) {
      // What describes a site goes out with it.
      writeHosting(reportDir, hosted.snippets)
      time(
        'publish',
        `${published.new} new, ${published.changed} changed, ${published.same} as they were, ${published.removed} removed`,
      )
    }
    return {
      isGood,
      problems: sortProblems(problems),
      findings,
      kinds: countByKind(rows),
      deadTargets: deadTargets(findings),
      published,
    }
  } finally {
    staging.close()
  }
}

/** The result where there is nothing to render: the report of addresses stays, that of findings tells why. */
async function refused(options: BuildOptions, problems: Problem[], findings: Finding[]): Promise<BuildResult> {
  await reportRefusal(options, withProblems(findings, problems))
  return { isGood: false, problems: sortProblems(problems), findings, kinds: [], deadTargets: [] }
}

/** The record a page is made from. */
function sourceOf(site: Site, { route, params }: SiteFacts['pages'][number]): Location {
  return (route && sourcesOf(site, { route, params })[0]) ?? site.manifest.siteAt
}

/** Where the bytes of every file are that is no page of ours. A page that sends on is one for the host, and none for the site. */
function filesBesidePages(files: ReturnType<ReturnType<typeof openStaging>['files']>): Map<string, string> {
  return new Map(files.flatMap(({ file, phase, path }) => (phase === 'page' ? [] : [[file, path] as const])))
}

/** Reports each stage with the time since the one before. */
function stopwatch(report: BuildOptions['onStage']): (name: string, detail: string) => void {
  let start = performance.now()
  return (name, detail) => {
    const now = performance.now()
    report({ name, seconds: (now - start) / 1000, detail })
    start = now
  }
}
