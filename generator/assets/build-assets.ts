import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import type { Plugin } from 'vite'
import type { Assets } from '#src/site.ts'
import { hashSources } from '../core/hash-sources.ts'
import { type Look, lookCss, lookPlugin, lookStylesheet } from './look.ts'
import { isFirstFont } from './make-fonts.ts'
import { screenStyles } from './screen-styles.ts'
import { collectSources, type Sources } from './source-modules.ts'

export type BuiltAssets = {
  assets: Assets
  /** Files for the site, as paths below `clientDir`. */
  files: string[]
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

type BuildOptions = { rootDir: string; cacheDir: string; look: Look }

/** Everything the two bundles are made from. A change in any of these files rebuilds both. */
const inputs = [
  'src/**',
  // The audit app is not part of the site.
  '!src/report/**',
  'generator/**',
  'manifest/schema/**',
  'manifest/schema.ts',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

/** Builds stylesheet and scripts for the browser and the scripts of the workers, or finds them in the cache. */
export async function buildAssets({ rootDir, cacheDir, look }: BuildOptions): Promise<BuiltAssets> {
  const version = await inputHash(rootDir, look)
  const dir = join(cacheDir, 'assets', version)
  const isCached = await exists(dir)
  if (!isCached) {
    const unfinished = `${dir}.${process.pid}.tmp`
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { recursive: true })
    await bundle(rootDir, unfinished, await lookStylesheet(look, cacheDir))
    // If another build has finished the same bundle meanwhile, its result is used.
    await rename(unfinished, dir).catch(() => rm(unfinished, { recursive: true, force: true }))
  }
  return { ...(await describe(dir)), version, isCached }
}

async function bundle(rootDir: string, dir: string, look: string): Promise<void> {
  const { build } = await import('vite')
  const srcDir = join(rootDir, 'src')
  const sources: Sources = { modules: new Map(), screens: new Map() }
  const common = {
    root: rootDir,
    configFile: join(rootDir, 'vite.config.ts'),
    logLevel: 'warn',
    mode: 'production',
  } as const
  await build({
    ...common,
    plugins: [lookPlugin(() => look), plainImports, collectSources(srcDir, sources)],
    build: {
      outDir: join(dir, 'client'),
      emptyOutDir: true,
      manifest: 'manifest.json',
      modulePreload: false,
      // The policy of the pages allows files of the site, and no data in place of them.
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(rootDir, 'src/entry-client.ts') },
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
  const { css = [] } = await readEntry(join(dir, 'client'))
  const stylesheet = (await Promise.all(css.map((file) => readFile(join(dir, 'client', file), 'utf8')))).join('')
  await writeFile(join(dir, stylesFile), JSON.stringify(screenStyles(stylesheet, srcDir, sources)))
}

/** The style of each route. Pages contain their style, so the stylesheet itself is not a file of the site. */
const stylesFile = 'styles.json'

/**
 * Leaves `import()` unchanged. Vite wraps it in a helper that also loads the stylesheet of the imported module. Our
 * modules have none, and the helper would be a third of the script that every page loads.
 */
const plainImports: Plugin = {
  name: 'citywide-plain-imports',
  enforce: 'pre',
  resolveId: (id) => (id === preloadHelper ? id : undefined),
  load: (id) => (id === preloadHelper ? 'export const __vitePreload = (load) => load()' : undefined),
}
const preloadHelper = '\0vite/preload-helper.js'

/** The part of Vite's manifest that names the files a page loads. */
type ViteManifest = Record<string, { file: string; css?: string[]; assets?: string[]; isEntry?: boolean }>

async function describe(dir: string): Promise<Omit<BuiltAssets, 'version' | 'isCached'>> {
  const clientDir = join(dir, 'client')
  const entry = await readEntry(clientDir)
  const files = await fastGlob(['assets/**', ...(entry.css ?? []).map((file) => `!${file}`)], { cwd: clientDir })
  return {
    assets: {
      script: `/${entry.file}`,
      styles: JSON.parse(await readFile(join(dir, stylesFile), 'utf8')),
      fonts: (entry.assets ?? []).filter(isFirstFont).map((file) => `/${file}`),
    },
    files: files.sort(),
    clientDir,
    makerScript: join(dir, 'worker', 'page-maker.mjs'),
    workerScript: join(dir, 'worker', 'page-worker.mjs'),
    auditScript: join(dir, 'worker', 'audit-worker.mjs'),
  }
}

/** What Vite says about src/entry-client.ts. */
async function readEntry(clientDir: string): Promise<ViteManifest[string]> {
  const manifest: ViteManifest = JSON.parse(await readFile(join(clientDir, 'manifest.json'), 'utf8'))
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The bundle for the browser has no entry.')
  return entry
}

async function inputHash(rootDir: string, look: Look): Promise<string> {
  const hash = createHash('sha256')
    .update(lookCss(look) + look.letters)
    .update(await hashSources(rootDir, inputs))
  return hash.digest('hex').slice(0, 16)
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
