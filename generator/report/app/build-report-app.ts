import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hashSources } from '../../core/hash-sources.ts'

export type ReportApp = {
  /** Path below the report folder, and path to copy from. */
  files: { file: string; path: string }[]
}

type BuildOptions = { rootDir: string; cacheDir: string }

/** Inputs of the app. A change in one of them rebuilds it. */
const inputs = [
  'src/report/**',
  'src/url-pattern.ts',
  'src/head/{text-width,fit-text}.ts',
  'generator/report/app/build-report-app.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

const files = ['index.html', 'app/app.js', 'app/app.css']

/** Builds the report app, or finds it in the cache. */
export async function buildReportApp({ rootDir, cacheDir }: BuildOptions): Promise<ReportApp> {
  const dir = join(cacheDir, 'report-app', (await hashSources(rootDir, inputs)).slice(0, 16))
  if (!(await exists(dir))) {
    const unfinished = `${dir}.${process.pid}.tmp`
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { recursive: true })
    await bundle(rootDir, join(unfinished, 'app'))
    await copyFile(join(rootDir, 'src/report/index.html'), join(unfinished, 'index.html'))
    // Another build may have finished the same app meanwhile.
    await rename(unfinished, dir).catch(() => rm(unfinished, { recursive: true, force: true }))
  }
  return { files: files.map((file) => ({ file, path: join(dir, file) })) }
}

/**
 * One classic script and one stylesheet, because Chromium does not load modules from disk.
 * Does not use the Vite configuration of the site: the app has no utility classes, and is a production build regardless
 * of NODE_ENV.
 */
async function bundle(rootDir: string, outDir: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    root: rootDir,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      cssCodeSplit: false,
      // One file by design; the size warning is meant for web pages.
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        checks: { pluginTimings: false }, // about the speed of a build, of no use to its reader
        input: join(rootDir, 'src/report/main.tsx'),
        // Packages mark modules with "use client", which has no effect here.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
        output: {
          format: 'iife',
          codeSplitting: false,
          entryFileNames: 'app.js',
          assetFileNames: 'app[extname]',
        },
      },
    },
  })
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
