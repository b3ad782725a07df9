import { join } from 'node:path'
import { cachedDir } from '../core/cached-dir.ts'
import { inOwnProcess } from '../core/own-process.ts'
import { codeHash } from './bundle.ts'
import { sourcesFile, type WorkersInput, workerModules } from './bundle-workers.ts'

export type WorkerScripts = {
  /** The module that renders and scans pages, for use without workers. */
  maker: string
  /** Script of the workers that render and scan pages. */
  pages: string
  /** Script of the workers that audit finished pages. */
  audit: string
}

/** Directories of `assets/` to keep: the workers of each version of the code, and the files of each look. */
export const mostAssets = 12

/** Builds the scripts of the workers, or finds them in the cache. They are the same for every site. */
export async function buildWorkers({ rootDir, cacheDir }: { rootDir: string; cacheDir: string }): Promise<{
  scripts: WorkerScripts
  /** What the bundle says about the sources, as JSON. */
  sources: string
}> {
  const version = codeHash(rootDir).slice(0, 16)
  const { dir } = await cachedDir(join(cacheDir, 'assets', `workers-${version}`), mostAssets, (outDir) =>
    inOwnProcess(rootDir, { task: 'bundle workers', input: { rootDir, outDir } satisfies WorkersInput }),
  )
  const scriptOf = (module: string) => join(dir, `${module}.mjs`)
  return {
    scripts: {
      maker: scriptOf(workerModules.maker),
      pages: scriptOf(workerModules.pages),
      audit: scriptOf(workerModules.audit),
    },
    sources: join(dir, sourcesFile),
  }
}
