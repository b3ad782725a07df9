import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleOptions, cachedDir, codeHash } from './bundle.ts'
import { collectSources, noSources, type Sources, sourcesFrom, sourcesToJson } from './source-modules.ts'

export type WorkerScripts = {
  /** The module that renders and scans pages, for use without workers. */
  maker: string
  /** Script of the workers that render and scan pages. */
  pages: string
  /** Script of the workers that audit finished pages. */
  audit: string
}

const modules = { maker: 'page-maker', pages: 'page-worker', audit: 'audit-worker' }

/** What the bundle says about the sources, beside the scripts. */
const sourcesFile = 'sources.json'

/** Builds the scripts of the workers, or finds them in the cache. They are the same for every site. */
export async function buildWorkers({ rootDir, cacheDir }: { rootDir: string; cacheDir: string }): Promise<{
  scripts: WorkerScripts
  sources: () => Promise<Sources>
}> {
  const version = (await codeHash(rootDir)).slice(0, 16)
  const { dir } = await cachedDir(join(cacheDir, 'assets', `workers-${version}`), (unfinished) =>
    bundle(rootDir, unfinished),
  )
  const scriptOf = (module: string) => join(dir, `${module}.mjs`)
  return {
    scripts: { maker: scriptOf(modules.maker), pages: scriptOf(modules.pages), audit: scriptOf(modules.audit) },
    sources: async () => sourcesFrom(await readFile(join(dir, sourcesFile), 'utf8')),
  }
}

async function bundle(rootDir: string, outDir: string): Promise<void> {
  const { build } = await import('vite')
  const sources = noSources()
  await build({
    ...bundleOptions(rootDir),
    plugins: [collectSources(join(rootDir, 'src'), sources)],
    // Without this the bundle contains React's development build, which is several times slower.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'node' },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      rolldownOptions: {
        checks: { pluginTimings: false }, // about the speed of a build, of no use to its reader
        input: Object.values(modules).map((name) => join(rootDir, `generator/pipeline/workers/${name}.ts`)),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  await writeFile(join(outDir, sourcesFile), sourcesToJson(sources))
}
