import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { islandSources, islandUrls } from '#src/islands/registry.ts'
import type { Assets } from '#src/site.ts'
import { buildWorkers, type WorkerScripts } from './build-workers.ts'
import { bundleOptions, cachedDir, codeHash } from './bundle.ts'
import { chunkOf, reachableFiles, type ViteManifest } from './chunks.ts'
import { type Look, lookCss, lookPlugin, lookStylesheet } from './look.ts'
import { isFirstFont } from './make-fonts.ts'
import { ownCss, ownStyles, unusedCss } from './own-styles.ts'
import { plainCss } from './plain-css.ts'
import { screenStyles } from './screen-styles.ts'
import { collectSources, mergeSources, noSources, type Sources } from './source-modules.ts'

export type BuiltAssets = {
  assets: Assets
  /** Files for every site, as paths below `clientDir`. */
  files: string[]
  /** Further files for a site with the island of each URL. */
  filesOfIslands: ReadonlyMap<string, readonly string[]>
  clientDir: string
  scripts: WorkerScripts
  /** Hash of the sources of all of them. */
  version: string
  isCached: boolean
}

/** The code of a site, as far as styles depend on it. */
export type OwnCode = {
  code: string
  /** Changes with every change of the code. */
  hash: string
  /** Absolute paths of its modules. */
  modules: readonly string[]
  /** Its stylesheets. */
  css: string
  /** Ids of its page types. */
  routes: readonly string[]
}

type BuildOptions = { rootDir: string; cacheDir: string; look: Look; own?: OwnCode | undefined }

/** Builds stylesheet and scripts for the browser and the scripts of the workers, or finds them in the cache. */
export async function buildAssets({ rootDir, cacheDir, look, own }: BuildOptions): Promise<BuiltAssets> {
  const { scripts, sources } = await buildWorkers({ rootDir, cacheDir })
  const version = await inputHash(rootDir, look, own)
  const { dir, isCached } = await cachedDir(join(cacheDir, 'assets', version), async (unfinished) =>
    bundle(rootDir, unfinished, {
      look: await lookStylesheet(look, cacheDir),
      unused: look.unused,
      own,
      ofWorkers: await sources(),
    }),
  )
  return { ...(await describe(dir)), scripts, version, isCached }
}

type Styles = { look: string; unused: readonly string[]; own: OwnCode | undefined; ofWorkers: Sources }

async function bundle(rootDir: string, dir: string, { look, unused, own, ofWorkers }: Styles): Promise<void> {
  const { build } = await import('vite')
  const srcDir = join(rootDir, 'src')
  const sources = noSources()
  await build({
    ...bundleOptions(rootDir),
    plugins: [
      lookPlugin(() => look),
      ownStyles(srcDir, [unusedCss(srcDir, unused), own ? ownCss(own) : ''].join('\n')),
      plainImports,
      collectSources(srcDir, sources),
    ],
    build: {
      outDir: join(dir, 'client'),
      emptyOutDir: true,
      manifest: 'manifest.json',
      modulePreload: false,
      // The policy of the pages allows files of the site, and no data in place of them.
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks: { pluginTimings: false }, // about the speed of a build, of no use to its reader
        input: [entrySource, ...Object.values(islandSources)].map((file) => join(rootDir, file)),
        // The entry imports islands by URL, and takes their components by name.
        preserveEntrySignatures: 'allow-extension',
      },
    },
  })
  const clientDir = join(dir, 'client')
  const manifestFile = join(clientDir, 'manifest.json')
  const manifest: ViteManifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  // The rest of it depends on the place of the cache, and lists are in any order.
  await rm(manifestFile)
  const entry = chunkOf(manifest, entrySource)
  const stylesheets = await Promise.all((entry.css ?? []).map((file) => readFile(join(clientDir, file), 'utf8')))
  const urlOf = (source: string) => `/${chunkOf(manifest, source).file}`
  const described: Bundle = {
    assets: {
      script: `/${entry.file}`,
      islands: islandUrls(urlOf),
      notFoundScript: urlOf('src/client/not-found.ts'),
      // Pages contain their style, so the stylesheet itself is not a file of the site.
      styles: screenStyles(plainCss(stylesheets.join('')), srcDir, mergeSources(sources, ofWorkers), { unused, own }),
      fonts: (entry.assets ?? []).filter(isFirstFont).map((file) => `/${file}`),
    },
    files: reachableFiles(manifest, entrySource),
    filesOfIslands: Object.values(islandSources).map((source) => [urlOf(source), reachableFiles(manifest, source)]),
  }
  await writeFile(join(dir, bundleFile), JSON.stringify(described))
}

/** What the cache keeps of a bundle for the browser beside its files. */
type Bundle = Pick<BuiltAssets, 'assets' | 'files'> & { filesOfIslands: [url: string, files: string[]][] }
const bundleFile = 'bundle.json'

/**
 * Leaves `import()` unchanged. Vite wraps it in a helper that also loads the stylesheet of the imported module. Our
 * modules have none, and the helper would be a third of the script that every page loads. Each module has a copy of what
 * replaces it, because one for all would be a script of its own.
 */
const plainImports: Plugin = {
  name: 'citywide-plain-imports',
  enforce: 'pre',
  resolveId: (id, importer) => (id === preloadHelper ? `${id}?${importer}` : undefined),
  load: (id) => (id.startsWith(preloadHelper) ? 'export const __vitePreload = (load) => load()' : undefined),
}
const preloadHelper = '\0vite/preload-helper.js'

const entrySource = 'src/entry-client.ts'

async function describe(dir: string): Promise<Omit<BuiltAssets, 'scripts' | 'version' | 'isCached'>> {
  const { assets, files, filesOfIslands }: Bundle = JSON.parse(await readFile(join(dir, bundleFile), 'utf8'))
  return {
    assets,
    files,
    filesOfIslands: new Map(filesOfIslands),
    clientDir: join(dir, 'client'),
  }
}

async function inputHash(rootDir: string, look: Look, own: OwnCode | undefined): Promise<string> {
  const hash = createHash('sha256')
    .update(lookCss(look) + look.letters + look.hasLanguageLinks + look.unused.join() + (own?.hash ?? ''))
    .update(await codeHash(rootDir))
  return hash.digest('hex').slice(0, 16)
}
