import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asciiOnly } from '../core/ascii-only.mjs'
import { englishWordsFile, wordsName } from '../core/text/english-words.ts'
import { bundleOptions } from './bundle.ts'
import { collectSources, noSources, sourcesToJson } from './source-modules.ts'

export type WorkersInput = { rootDir: string; outDir: string }

/** Modules of the workers, below generator/pipeline/workers/. */
export const workerModules = { maker: 'page-maker', pages: 'page-worker', audit: 'audit-worker' }

/** What the bundle says about the sources, beside the scripts. */
export const sourcesFile = 'sources.json'

/** Bundles the scripts of the workers into a directory. */
export async function bundleWorkers({ rootDir, outDir }: WorkersInput): Promise<void> {
  const { build } = await import('vite')
  const sources = noSources()
  await build({
    ...bundleOptions(rootDir),
    plugins: [collectSources(join(rootDir, 'src'), sources), asciiOnly],
    // Without this the bundle contains React's development build, which is several times slower.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'node' },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      rolldownOptions: {
        checks: { pluginTimings: false }, // about the speed of a build, of no use to its reader
        input: Object.values(workerModules).map((name) => join(rootDir, `generator/pipeline/workers/${name}.ts`)),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  await writeFile(join(outDir, sourcesFile), sourcesToJson(sources))
  await copyFile(englishWordsFile(), join(outDir, wordsName))
}
