import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { islandSources, islandUrls } from '#src/islands/registry.ts'
import { collectSources, type Sources, sourcesFrom } from '../core/compile/collect-sources.mjs'
import type { BuiltAssets } from './build-assets.ts'
import { bundleOptions } from './bundle.ts'
import { chunkOf, reachableFiles, type ViteManifest } from './chunks.ts'
import { type Look, lookPlugin, lookStylesheet } from './look.ts'
import { isFirstFont } from './make-fonts.ts'
import { faultOfStyles, ownCss, ownStyles, unusedCss } from './own-styles.ts'
import { plainCss } from './plain-css.ts'
import { screenStyles } from './screen-styles.ts'

/** The code of a site, as far as styles depend on it. */
export type OwnCode = {
  /** Its file, as problems show it. */
  shown: string
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

export type ClientInput = {
  rootDir: string
  cacheDir: string
  outDir: string
  look: Look
  own: OwnCode | undefined
  /** What the bundle of the workers contains of the sources (`core/compile/compiled.ts`). */
  sources: string
}

/** Bundles the stylesheet and the scripts for the browser. Also makes the fonts that the stylesheet loads. */
export async function bundleClient({
  rootDir,
  cacheDir,
  outDir,
  look,
  own,
  sources: file,
}: ClientInput): Promise<void> {
  const { build } = await import('vite')
  const { unused } = look
  const stylesheet = await lookStylesheet(look, cacheDir)
  const srcDir = join(rootDir, 'src')
  const clientDir = join(outDir, 'client')
  const collected = collectSources(srcDir)
  const bundled = build({
    ...bundleOptions(rootDir),
    plugins: [
      lookPlugin(() => stylesheet),
      ownStyles(srcDir, [unusedCss(srcDir, unused), own ? ownCss(own) : ''].join('\n')),
      plainImports,
      collected.plugin,
    ],
    build: {
      outDir: clientDir,
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
  await bundled.catch((error) => {
    throw faultOfStyles(error, own) ?? error
  })
  const manifestFile = join(clientDir, 'manifest.json')
  const manifest: ViteManifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  // The rest of it depends on the place of the cache, and lists are in any order.
  await rm(manifestFile)
  const entry = chunkOf(manifest, entrySource)
  const stylesheets = await Promise.all((entry.css ?? []).map((file) => readFile(join(clientDir, file), 'utf8')))
  const urlOf = (source: string) => `/${chunkOf(manifest, source).file}`
  const ofWorkers = sourcesFrom(await readFile(file, 'utf8'))
  const described: Bundle = {
    assets: {
      script: `/${entry.file}`,
      islands: islandUrls(urlOf),
      notFoundScript: urlOf('src/client/not-found.ts'),
      // Pages contain their style, so the stylesheet itself is not a file of the site.
      styles: screenStyles(plainCss(stylesheets.join('')), merged(collected.sources, ofWorkers), { unused, own }),
      fonts: (entry.assets ?? []).filter(isFirstFont).map((file) => `/${file}`),
    },
    files: reachableFiles(manifest, entrySource),
    filesOfIslands: Object.values(islandSources).map((source) => [urlOf(source), reachableFiles(manifest, source)]),
  }
  await writeFile(join(outDir, bundleFile), JSON.stringify(described))
}

/** What two bundles contain. A module of both is as in the second. */
const merged = (one: Sources, two: Sources): Sources => ({
  modules: new Map([...one.modules, ...two.modules]),
  screens: new Map([...one.screens, ...two.screens]),
  provided: new Map([...one.provided, ...two.provided]),
})

/** What the cache keeps of a bundle for the browser beside its files. */
export type Bundle = Pick<BuiltAssets, 'assets' | 'files'> & { filesOfIslands: [url: string, files: string[]][] }
export const bundleFile = 'bundle.json'

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
