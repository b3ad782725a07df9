import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { blocksPages, type Problem, sortProblems, withoutReviewed } from '../core/problem.ts'
import type { Encoding } from '../images/recipe.ts'

export type StageReport = { name: string; seconds: number; detail: string }

export type RunOptions = {
  /** The directory of the package, which holds src/, generator/ and vite.config.ts. */
  rootDir: string
  /** The directory of the site: manifest/, public/ and what is made of them. Default: `rootDir`. */
  projectDir?: string
  manifestDir: string
  /** Files to copy into the site as they are. Default: see `publicDirOf`. */
  publicDir?: string
  /** Where exports of search engines, analytics services and servers are kept. Default: see `dataDirOf`. */
  dataDir?: string
  /** Default: `dist` in the project directory. */
  outDir?: string
  /** Default: `report` in the project directory. */
  reportDir?: string
  /** Default: see `cacheDirOf`. */
  cacheDir?: string
  /** Worker threads, and images encoded at the same time. Default: one per core, at most `maxJobs`. */
  jobs?: number
  /** `YYYY-MM-DD`. Decides which known issues have expired and which dates are in the future, and nothing else. */
  today: string
  /** Known issues fail the run too. */
  isStrict?: boolean
  /** Emit compressed copies of every text file. */
  isPrecompressed?: boolean
  /** How images are encoded. Default: `standard`. */
  encoding?: Encoding
  /** Delete the caches first. */
  isClean?: boolean
  onStage?: (stage: StageReport) => void
  onProgress?: (stage: string, done: number, total?: number) => void
  /** Called once the output directory is locked, with a function that releases the lock if the process is stopped. */
  onLock?: (release: () => void) => void
}

/** What every stage of one command shares: directories, settings, and the problems found so far. */
export type Run = Required<Omit<RunOptions, 'onStage' | 'publicDir' | 'dataDir'>> & {
  /** Files to copy into the site as they are, if there are any. */
  publicDir: string | undefined
  /** Where imported exports are kept, if there may be any. */
  dataDir: string | undefined
  report: (...problems: readonly Problem[]) => void
  /** Every problem reported so far, sorted by file and line. */
  problems: () => Problem[]
  /** Whether a problem blocks the making of pages. */
  isBlocked: () => boolean
  /** Times a piece of work and reports it under a name, unless it was given up before it had a result. */
  stage: <T>(name: string, work: () => T | Promise<T>) => Promise<T>
  /** One line about the result of the current stage, e.g. `837 rendered`. */
  detail: (text: string) => void
}

/** Each thread holds a renderer of its own, so more threads than this only exhaust memory. */
export const maxJobs = 64

/**
 * The folder of files to copy: `public` in the project directory. The manifest of another company has none unless the
 * command names it, so that no site gets the files of another one.
 */
export function publicDirOf({
  rootDir,
  projectDir = rootDir,
  manifestDir,
}: Pick<RunOptions, 'rootDir' | 'projectDir' | 'manifestDir'>): string | undefined {
  return manifestDir === join(projectDir, 'manifest') ? join(projectDir, 'public') : undefined
}

/** The folder of imported exports: `data` in the project directory. As `publicDirOf`, it belongs to one manifest. */
export function dataDirOf({
  rootDir,
  projectDir = rootDir,
  manifestDir,
}: Pick<RunOptions, 'rootDir' | 'projectDir' | 'manifestDir'>): string | undefined {
  return manifestDir === join(projectDir, 'manifest') ? join(projectDir, 'data') : undefined
}

/**
 * The folder of caches: `.cache` in the package's own repository. In another project it is the folder below `node_modules`
 * that build tools share by convention, which no repository contains.
 */
export const cacheDirOf = (rootDir: string, projectDir: string) =>
  join(projectDir, projectDir === rootDir ? '.cache' : 'node_modules/.cache/citywide')

export function createRun(options: RunOptions): Run {
  const { onStage = () => {}, rootDir, projectDir = rootDir } = options
  const found: Problem[] = []
  let detail = ''
  return {
    ...options,
    projectDir,
    publicDir: options.publicDir ?? publicDirOf(options),
    dataDir: options.dataDir ?? dataDirOf(options),
    outDir: options.outDir ?? join(projectDir, 'dist'),
    reportDir: options.reportDir ?? join(projectDir, 'report'),
    cacheDir: options.cacheDir ?? cacheDirOf(rootDir, projectDir),
    jobs: options.jobs ?? Math.min(availableParallelism(), maxJobs),
    isStrict: options.isStrict ?? false,
    isPrecompressed: options.isPrecompressed ?? false,
    isClean: options.isClean ?? false,
    encoding: options.encoding ?? 'standard',
    onProgress: options.onProgress ?? (() => {}),
    onLock: options.onLock ?? (() => {}),
    report: (...problems) => void found.push(...problems),
    problems: () => sortProblems(withoutReviewed(found)),
    isBlocked: () => blocksPages(found),
    stage: async (name, work) => {
      const start = performance.now()
      detail = ''
      const result = await work()
      if (detail !== '') onStage({ name, seconds: (performance.now() - start) / 1000, detail })
      return result
    },
    detail: (text) => {
      detail = text
    },
  }
}
