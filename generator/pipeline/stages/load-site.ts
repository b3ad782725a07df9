import type { Manifest } from '#manifest/schema.ts'
import { indexSite, type SiteIndex } from '#src/site.ts'
import type { Rule } from '../../audit/rule.ts'
import { settingsProblems } from '../../audit/rule-settings.ts'
import type { ConfigBundle } from '../../config/bundle.ts'
import type { SiteConfig } from '../../config/config.ts'
import { counted } from '../../core/counted.ts'
import type { Ledger, PageIndex } from '../../core/facts.ts'
import { inOwnProcess } from '../../core/own-process.ts'
import type { Problem } from '../../core/problem.ts'
import { ProblemError } from '../../core/problem-error.ts'
import { shownPath } from '../../core/shown-path.ts'
import { checkNoIndex } from '../../expand/check-noindex.ts'
import { indexPages } from '../../expand/page-index.ts'
import { collisionsWithPages } from '../../expand/public-collisions.ts'
import { type FoundPictures, findPictures } from '../../images/sources.ts'
import { factCodes } from '../../load/facts/fact-codes.ts'
import { findPublicFiles, type PublicFiles } from '../../load/files/find-public-files.ts'
import { loadManifest } from '../../load/load.ts'
import { loadLedger } from '../../load/load-ledger.ts'
import type { OwnNames } from '../../load/records.ts'
import { openGazetteer } from '../../places/gazetteer.ts'
import type { Run } from '../run.ts'
import type { FactCheckerInput } from '../workers/fact-checker.ts'
import { codeState } from './last-build.ts'
import { allRules, type LoadedConfig, loadConfig } from './load-config.ts'

/** Everything that is known of a site before a page is rendered. */
export type LoadedSite = Pick<FoundPictures, 'pictures' | 'sources'> & {
  index: SiteIndex
  pages: PageIndex
  /** False if pages are missing, because a function of the site's code fails or two pages would have one path. */
  hasAllPages: boolean
  ledger: Ledger
  /** Files to copy into the site as they are. */
  publicFiles: PublicFiles
  /** False if records contradict each other. Such a site can name the URLs it loses, and is never rendered. */
  isConsistent: boolean
  /** The code of the site, if it has any, and the rules of the audit with those of the site. */
  code: ConfigBundle | undefined
  rules: readonly Rule[]
  /** Settled when the facts of the manifest are checked and their problems are reported to the run. */
  factsChecked: Promise<void>
}

/** The folder of files to copy, as problems show it. */
export const shownPublic = ({ publicDir = '', ...run }: Run) => shownPath({ ...run, manifestDir: publicDir })

export type LoadOptions = {
  /** Inspect the image files too. The audit of a finished site does not need them. */
  withImages?: boolean
  /** The ledger is about to be rewritten, so its broken lines are not a problem. */
  repairsLedger?: boolean
  /** Facts are about to be reviewed, so they are not compared with those of the last review. */
  withoutReview?: boolean
  /** Facts may be checked by another process, while the site is made already. See `LoadedSite.factsChecked`. */
  checksFactsMeanwhile?: boolean
  /** Called with a manifest whose records are valid, so that other processes can work while its facts are checked here. */
  onManifest?: (manifest: Manifest, code: Pick<LoadedConfig, 'bundle' | 'config'>) => void
}

/**
 * Reads and checks everything in the manifest directory. Problems go to the run.
 * @returns undefined if a file cannot be read.
 */
export async function loadSite(run: Run, options: LoadOptions = {}): Promise<LoadedSite | undefined> {
  const { bundle, config, problems: configProblems } = await loadConfig(run)
  run.report(...configProblems)
  const own = configProblems.length > 0 ? undefined : ownNames(config)
  const content = await loadContent(run, { bundle, config }, own, options)
  const { manifest, draft, problems, laterProblems } = content
  run.report(...problems)
  const factsChecked = Promise.resolve(laterProblems).then((later = []) => run.report(...later))
  // An error is for the stage that awaits it. There is none if the run has failed before.
  factsChecked.catch(() => {})
  const { ledger, problems: ledgerProblems } = await loadLedger(run)
  run.report(...ledgerProblems.filter(({ code }) => !(options.repairsLedger && code.startsWith('ledger-'))))
  const publicFiles = await findPublicFiles(run.publicDir, shownPublic(run))
  run.report(...publicFiles.problems)
  const images = await content.images
  run.report(...images.problems)

  const known = manifest ?? draft
  if (!known) return undefined
  const index = indexSite(known, config?.extensions)
  const rules = allRules(config)
  const { pages, problems: collisions } = expanded(index)
  if (manifest)
    run.report(
      ...settingsProblems(withoutFacts(manifest), rules),
      ...collisions,
      ...checkNoIndex(index, pages),
      ...collisionsWithPages(publicFiles.files.keys(), { pages, site: manifest.site, shownDir: shownPublic(run) }),
    )
  const { services, counties, cities } = known
  if (!run.isBlocked())
    run.detail(
      [
        counted(services.length, 'services'),
        counted(counties.length, 'counties'),
        counted(cities.length, 'cities'),
        counted(known.pages.length, 'pages'),
      ].join(', '),
    )
  return {
    index,
    pages,
    hasAllPages: collisions.length === 0,
    ledger,
    publicFiles: publicFiles.files,
    isConsistent: manifest !== undefined,
    code: bundle,
    rules,
    pictures: images.pictures,
    sources: images.sources,
    factsChecked,
  }
}

/** Reads the manifest. Its pictures are measured on other threads while its facts are checked on this one. */
async function loadContent(
  run: Run,
  { bundle, config }: Pick<LoadedConfig, 'bundle' | 'config'>,
  own: OwnNames | undefined,
  { withImages = true, checksFactsMeanwhile = false, withoutReview = false, onManifest }: LoadOptions,
) {
  const codeVersion = codeState(run)
  const ownScenes = bundle && config ? { scenes: config.scenes, version: bundle.hash } : undefined
  const measure = (manifest: Manifest | undefined, imageFiles: readonly string[]): Promise<FoundPictures> => {
    if (!withImages) return Promise.resolve({ pictures: {}, sources: new Map(), problems: [] })
    const found = findPictures({ ...run, manifest, imageFiles, shownDir: shownPath(run), ownScenes })
    // An error is for the one that awaits it. There is none if the run fails before.
    found.catch(() => {})
    return found
  }
  let images: Promise<FoundPictures> | undefined
  const loaded = await loadManifest({
    ...run,
    own,
    openGazetteer: (country, regions) => openGazetteer(country, regions, run.cacheDir),
    codeVersion,
    withoutReview,
    ...(checksFactsMeanwhile && run.jobs > 1 && { checkApart: () => checkApart(run, own, codeVersion) }),
    onRecords(manifest, imageFiles) {
      onManifest?.(manifest, { bundle, config })
      images = measure(manifest, imageFiles)
    },
  })
  return { ...loaded, images: images ?? measure(undefined, loaded.imageFiles) }
}

/** Checks the facts of the manifest in a process of its own. */
function checkApart(run: Run, own: OwnNames | undefined, codeVersion: string): Promise<Problem[]> {
  const { rootDir, projectDir, manifestDir, cacheDir, today, isStrict } = run
  const input: FactCheckerInput = { rootDir, projectDir, manifestDir, cacheDir, today, isStrict, own, codeVersion }
  return inOwnProcess(rootDir, { task: 'check facts', input })
}

/** What the code of a site defines for the manifest to name. */
const ownNames = (config: SiteConfig | undefined): OwnNames => ({
  sections: Object.keys(config?.extensions.components.sections ?? {}),
  scenes: Object.keys(config?.scenes ?? {}),
})

/** The pages of a site. A function of its own code that fails is a problem. */
function expanded(index: SiteIndex): ReturnType<typeof indexPages> {
  try {
    return indexPages(index)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return { pages: new Map(), problems: [error.problem] }
  }
}

/** The manifest without the severities of facts, which the loader has applied: the audit has no rules with their codes. */
function withoutFacts(manifest: Manifest): Manifest {
  const { audit } = manifest.site
  const codes = new Set<string>(factCodes)
  const isFact = ([code, { thresholds }]: [string, (typeof audit.rules)[string]]) =>
    codes.has(code) && Object.keys(thresholds).length === 0
  const rules = Object.fromEntries(Object.entries(audit.rules).filter((entry) => !isFact(entry)))
  return { ...manifest, site: { ...manifest.site, audit: { ...audit, rules } } }
}
