import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { islandSources, islandUrls } from '#src/islands/registry.ts'
import type { Assets } from '#src/site.ts'
import { hashSources } from '../core/hash-sources.ts'
import { chunkOf, reachableFiles, type ViteManifest } from './chunks.ts'
import { type Look, lookCss, lookPlugin, lookStylesheet } from './look.ts'
import { isFirstFont } from './make-fonts.ts'
import { ownCss, ownStyles, unusedCss } from './own-styles.ts'
import { plainCss } from './plain-css.ts'
import { screenStyles } from './screen-styles.ts'
import { collectSources, type Sources } from './source-modules.ts'

export type BuiltAssets = {
  assets: Assets
  /** Files for every site, as paths below `clientDir`. */
  files: string[]
  /** Further files for a site with the island of each URL. */
  filesOfIslands: ReadonlyMap<string, readonly string[]>
  clientDir: string
  /** The module that renders and scans pages, for use without workers. */
  makerScript: string
  /** Script of the workers that render and scan pages, and of those that audit finished pages. */
  workerScript: string
  auditScript: string
  /** Hash of the sources of all of them. */
  version: string
  isCached: boolean
}

const workers = ['page-maker', 'page-worker', 'audit-worker']

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

/** Everything the two bundles are made from. A change in any of these files rebuilds both. */
const inputs = [
  'src/**',
  // The audit app is not part of the site.
  '!src/report/**',
  'generator/**',
  'manifest/schema/**',
  'manifest/schema.ts',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

/** Hash of all code that makes a site. */
export const codeHash = (rootDir: string): Promise<string> => hashSources(rootDir, inputs)

/** Builds stylesheet and scripts for the browser and the scripts of the workers, or finds them in the cache. */
export async function buildAssets({ rootDir, cacheDir, look, own }: BuildOptions): Promise<BuiltAssets> {
  const version = await inputHash(rootDir, look, own)
  const dir = join(cacheDir, 'assets', version)
  const isCached = await exists(dir)
  if (!isCached) {
    const unfinished = `${dir}.${process.pid}.tmp`
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { recursive: true })
    await bundle(rootDir, unfinished, { look: await lookStylesheet(look, cacheDir), unused: look.unused, own })
    // If another build has finished the same bundle meanwhile, its result is used.
    await rename(unfinished, dir).catch(() => rm(unfinished, { recursive: true, force: true }))
  }
  return { ...(await describe(dir)), version, isCached }
}

type Styles = { look: string; unused: readonly string[]; own: OwnCode | undefined }

async function bundle(rootDir: string, dir: string, { look, unused, own }: Styles): Promise<void> {
  const { build } = await import('vite')
  const srcDir = join(rootDir, 'src')
  const sources: Sources = { modules: new Map(), screens: new Map(), provided: new Map() }
  const common = {
    root: rootDir,
    configFile: join(rootDir, 'vite.config.ts'),
    logLevel: 'warn',
    mode: 'production',
  } as const
  await build({
    ...common,
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
        input: [entrySource, ...Object.values(islandSources)].map((file) => join(rootDir, file)),
        // The entry imports islands by URL, and takes their components by name.
        preserveEntrySignatures: 'allow-extension',
      },
    },
  })
  await build({
    ...common,
    plugins: [collectSources(srcDir, sources)],
    // Without this the bundle contains React's development build, which is several times slower.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'node' },
    build: {
      outDir: join(dir, 'worker'),
      emptyOutDir: true,
      ssr: true,
      rolldownOptions: {
        input: workers.map((name) => join(rootDir, `generator/pipeline/workers/${name}.ts`)),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
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
      // Pages contain their style, so the stylesheet itself is not a file of the site.
      styles: screenStyles(plainCss(stylesheets.join('')), srcDir, sources, { unused, own }),
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

async function describe(dir: string): Promise<Omit<BuiltAssets, 'version' | 'isCached'>> {
  const { assets, files, filesOfIslands }: Bundle = JSON.parse(await readFile(join(dir, bundleFile), 'utf8'))
  return {
    assets,
    files,
    filesOfIslands: new Map(filesOfIslands),
    clientDir: join(dir, 'client'),
    makerScript: join(dir, 'worker', 'page-maker.mjs'),
    workerScript: join(dir, 'worker', 'page-worker.mjs'),
    auditScript: join(dir, 'worker', 'audit-worker.mjs'),
  }
}

async function inputHash(rootDir: string, look: Look, own: OwnCode | undefined): Promise<string> {
  const hash = createHash('sha256')
    .update(lookCss(look) + look.letters + look.hasLanguageLinks + look.unused.join() + (own?.hash ?? ''))
    .update(await codeHash(rootDir))
  return hash.digest('hex').slice(0, 16)
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
