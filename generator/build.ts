import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { imageOf } from '#src/head/page-head.ts'
import { createSite } from '#src/site.ts'
import { buildAssets } from './assets/build-assets.ts'
import { drawingFontPaths } from './assets/typefaces.ts'
import { audit, deadTargets } from './audit/audit.ts'
import { collectFacts } from './audit/site-facts.ts'
import { makeBrand } from './brand/make-brand.ts'
import { precompress } from './emit/precompress.ts'
import { securityProblems } from './emit/security-txt.ts'
import { emitSiteFiles } from './emit/site-files.ts'
import { expandRoutes } from './expand/expand.ts'
import { navigationSlots } from './expand/navigation.ts'
import { titledSocialPictures } from './expand/social-pictures.ts'
import type { RouteEntry } from './facts.ts'
import { hostFiles } from './hosts/host-files.ts'
import { siteHeaders } from './hosts/site-headers.ts'
import { encodePictures } from './images/encode/encode-pictures.ts'
import { plannedUrls, planPictures, unusedPictures } from './images/encode/plan.ts'
import { findPictures } from './images/sources.ts'
import { loadManifest } from './load/load.ts'
import { drawMap } from './map/draw-map.ts'
import { readAtlas } from './map/read-atlas.ts'
import type { WorkerInput, WorkerMessage } from './page-worker.ts'
import { collectSources } from './policy/collect-sources.ts'
import { drawingPolicy, sitePolicy } from './policy/policy.ts'
import { type Finding, hasErrors, type Problem, sortProblems } from './problem.ts'
import { openStaging, type PublishCounts } from './publish/staging.ts'
import type { Redirect } from './redirects/redirect.ts'
import { runPool } from './render/pool.ts'
import { countByKind, type KindCount, routeRows, sourcesOf } from './report/route-rows.ts'
import { writeHosting } from './report/write-hosting.ts'
import { writeReport } from './report/write-report.ts'
import { shownPath } from './shown-path.ts'

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
  /** `YYYY-MM-DD`; decides which known issues have expired, and nothing else. */
  today: string
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
  const { rootDir, manifestDir, reportDir, cacheDir, jobs, onProgress } = options
  const time = stopwatch(options.onStage)
  if (options.isClean)
    for (const cache of ['assets', 'facts', 'images', 'compressed'])
      await rm(join(cacheDir, cache), { recursive: true, force: true })

  const { manifest, imageFiles, problems } = await loadManifest({ manifestDir, rootDir })
  const shownDir = shownPath({ manifestDir, rootDir })
  const { pictures, ...found } = await findPictures({ manifest, imageFiles, manifestDir, shownDir, cacheDir })
  problems.push(...found.problems)
  if (!manifest) return refused(problems, reportDir)
  if (hasErrors(problems)) return refused(problems, reportDir)
  time(
    'load',
    `${manifest.services.length} services, ${manifest.counties.length} counties, ${manifest.cities.length} cities, ${manifest.pages.length} pages`,
  )

  const staging = openStaging(options.outDir)
  options.onLock(staging.close)
  try {
    const built = await buildAssets({ rootDir, cacheDir, look: manifest.site })
    time('assets', `${built.files.length} files${built.isCached ? ', cached' : ''}`)

    const {
      brand,
      files: brandFiles,
      drawTitle,
    } = await makeBrand(manifest, drawingFontPaths(manifest.site.theme.typeface))
    time('brand', `${brandFiles.length} files`)
    const coverageMap = drawMap(manifest, await readAtlas())
    time('map', coverageMap ? `${coverageMap.wide.cities.length} cities` : 'no city has coordinates')

    const siteParts = { manifest, pictures, assets: built.assets, brand, coverageMap }
    const site = createSite(siteParts)
    const collector = collectFacts()
    const sources = collectSources()
    let done = 0
    await runPool<RouteEntry, WorkerMessage>({
      script: built.workerScript,
      input: { siteParts, stagingDir: staging.dir, outDir: staging.outDir } satisfies WorkerInput,
      jobs,
      entries: expandRoutes(site, (problem) => problems.push(problem)),
      onMessage: (message) => {
        if (message.kind === 'ready') return message.parts.forEach(collector.addPart)
        message.sources.forEach(sources.add)
        for (const { facts, staged } of message.pages) {
          collector.addPage(facts)
          staging.note(facts.file, 'page', staged)
        }
        done += message.pages.length
        onProgress('pages', done)
      },
    })
    const facts = collector.finish()
    time('pages', `${facts.pages.length} rendered and scanned`)

    const plan = planPictures({ pictures, socials: titledSocialPictures(site), usedUrls: new Set(facts.targets) })
    const pictureUrls = plannedUrls(plan)
    const { encoded, problems: encodeProblems } = await encodePictures({
      plan,
      sources: found.sources,
      cacheDir: join(cacheDir, 'images'),
      jobs,
      drawTitle,
      stage: (url, bytes) => staging.stage(url.slice(1), 'asset', bytes),
      onProgress: (count, total) => onProgress('images', count, total),
    })
    problems.push(...encodeProblems, ...unusedPictures(plan, found.sources))
    time('images', `${pictureUrls.length} files of ${plan.length} pictures, ${encoded} encoded`)

    const redirects: Redirect[] = []
    const hosted = hostFiles({
      hosts: [...new Set(manifest.site.hosting.hosts)],
      origin: manifest.site.origin,
      language: manifest.site.language,
      trailingSlash: manifest.site.urls.trailingSlash,
      redirects,
      headers: siteHeaders(manifest.site, { site: sitePolicy(sources.all()), drawing: drawingPolicy }),
      isPrecompressed: options.isPrecompressed,
      formerAddresses: [],
      at: manifest.hostingAt,
    })
    problems.push(...hosted.problems, ...securityProblems(manifest, options.today))
    const emitted = await emitSiteFiles({ site, pages: facts.pages, built, brandFiles, hosted, staging })
    time('site files', 'sitemap, robots.txt, stylesheet, scripts')

    const navigation = navigationSlots(site)
    const findings = audit({
      ...facts,
      manifest,
      navigation,
      sitemap: emitted.sitemap,
      stylesheetUrls: emitted.stylesheetUrls,
      files: [...pictureUrls, ...emitted.files],
      sourceOf: (page) => sourcesOf(site, page)[0] ?? manifest.siteAt,
      pictureOriginOf: ({ route, params }) => imageOf(site, { id: route, params })?.origin,
      today: options.today,
    })
    const rows = routeRows(site, facts.pages, navigation)
    writeReport(reportDir, rows, withProblems(findings, problems))
    time('audit', `${findings.length} findings`)

    const standing = findings.filter(({ known }) => options.isStrict || !known)
    const isGood = !hasErrors(problems) && !hasErrors(standing)
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
function refused(problems: Problem[], reportDir: string): BuildResult {
  writeReport(reportDir, undefined, withProblems([], problems))
  return { isGood: false, problems: sortProblems(problems), findings: [], kinds: [], deadTargets: [] }
}

/** What the report lists: problems are findings of no address. */
function withProblems(findings: readonly Finding[], problems: readonly Problem[]): Finding[] {
  return sortProblems([...findings, ...problems.map((problem) => ({ ...problem, url: '' }))])
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
