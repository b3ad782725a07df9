import type { Manifest } from '#manifest/schema.ts'
import { createSite, type Site } from '#src/site.ts'
import { buildAssets } from '../assets/build-assets.ts'
import { drawingFontPaths } from '../assets/typefaces.ts'
import { collectFacts } from '../audit/facts/site-facts.ts'
import { settingsProblems } from '../audit/rule-settings.ts'
import { rules } from '../audit/rules.ts'
import { type MadeBrand, makeBrand } from '../brand/make-brand.ts'
import type { Ledger, RouteEntry } from '../core/facts.ts'
import type { Problem } from '../core/problem.ts'
import { shownPath } from '../core/shown-path.ts'
import type { SiteFacts } from '../core/site-facts.ts'
import { expandRoutes } from '../expand/expand.ts'
import { type FoundPictures, findPictures } from '../images/sources.ts'
import { loadManifest } from '../load/load.ts'
import { loadLedger } from '../load/load-ledger.ts'
import { drawMap } from '../map/draw-map.ts'
import { readAtlas } from '../map/read-atlas.ts'
import type { Staging } from '../publish/staging.ts'
import { collectSources } from '../render/policy/collect-sources.ts'
import type { PolicySources } from '../render/policy/policy.ts'
import { runPool } from '../render/pool.ts'
import type { WorkerInput, WorkerMessage } from './workers/page-worker.ts'

// The first half of the pipeline, which a build and the ledger have in common: from the manifest to the facts of every page.

type LoadOptions = { rootDir: string; manifestDir: string; cacheDir: string; today: string }

export type LoadedSite = Pick<FoundPictures, 'pictures' | 'sources'> & {
  /** Undefined where something stands against it. */
  manifest: Manifest | undefined
  /** The same where only what its records say of each other stands against it. */
  draft: Manifest | undefined
  ledger: Ledger
  /** Those of manifest and pictures. */
  problems: Problem[]
  /** Those of the ledger alone. */
  ledgerProblems: Problem[]
}

/** Everything that is read from the manifest's directory. */
export async function loadSite({ rootDir, manifestDir, cacheDir, today }: LoadOptions): Promise<LoadedSite> {
  const { manifest, draft, imageFiles, problems } = await loadManifest({ manifestDir, rootDir })
  const { ledger, problems: ledgerProblems } = await loadLedger({ manifestDir, rootDir, today })
  const shownDir = shownPath({ manifestDir, rootDir })
  const { pictures, sources, ...found } = await findPictures({ manifest, imageFiles, manifestDir, shownDir, cacheDir })
  return {
    manifest,
    draft,
    pictures,
    sources,
    ledger,
    problems: [...problems, ...found.problems, ...(manifest ? settingsProblems(manifest, rules) : [])],
    ledgerProblems,
  }
}

type MakeOptions = {
  manifest: Manifest
  pictures: LoadedSite['pictures']
  rootDir: string
  cacheDir: string
  /** Threads that render. */
  jobs: number
  /** Where pages are written; without it they are only looked at. */
  staging?: Staging
  /** Where the report keeps what it says of pages; without it nothing is kept. */
  detailDir?: string
  onStage: (name: string, detail: string) => void
  onProgress: (stage: string, done: number) => void
}

export type MadePages = {
  site: Site
  facts: SiteFacts
  /** Number of the batch a page came in, by path: where the report keeps what it says of it. */
  chunks: ReadonlyMap<string, number>
  built: Awaited<ReturnType<typeof buildAssets>>
  brand: MadeBrand
  /** What their policies allow, all together. */
  policySources: PolicySources
  problems: Problem[]
}

/** Renders and scans every page. */
export async function makePages(options: MakeOptions): Promise<MadePages> {
  const { manifest, pictures, rootDir, cacheDir, jobs, staging, detailDir, onStage, onProgress } = options
  const built = await buildAssets({ rootDir, cacheDir, look: manifest.site })
  onStage('assets', `${built.files.length} files${built.isCached ? ', cached' : ''}`)
  const brand = await makeBrand(manifest, drawingFontPaths(manifest.site.theme.typeface))
  onStage('brand', `${brand.files.length} files`)
  const coverageMap = drawMap(manifest, await readAtlas())
  onStage('map', coverageMap ? `${coverageMap.wide.cities.length} cities` : 'no city has coordinates')

  const siteParts = { manifest, pictures, assets: built.assets, brand: brand.brand, coverageMap }
  const site = createSite(siteParts)
  const problems: Problem[] = []
  const collector = collectFacts()
  const sources = collectSources()
  const chunks = new Map<string, number>()
  let done = 0
  await runPool<RouteEntry, WorkerMessage>({
    script: built.workerScript,
    input: {
      siteParts,
      staging: staging && { dir: staging.dir, outDir: staging.outDir },
      detailDir,
    } satisfies WorkerInput,
    jobs,
    entries: expandRoutes(site, (problem) => problems.push(problem)),
    onMessage: (message) => {
      if (message.kind === 'ready') return
      message.sources.forEach(sources.add)
      message.parts.forEach(collector.addPart)
      for (const { facts, chunk, staged } of message.pages) {
        collector.addPage(facts)
        chunks.set(facts.path, chunk)
        if (staged) staging?.note(facts.file, 'page', staged)
      }
      done += message.pages.length
      onProgress('pages', done)
    },
  })
  const facts = collector.finish()
  onStage('pages', `${facts.pages.length} rendered and scanned`)
  return { site, facts, chunks, built, brand, policySources: sources.all(), problems }
}
