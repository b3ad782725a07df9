import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Bundles the report app into a directory: one classic script and one stylesheet, because Chromium does not load modules
 * from disk.
 * Does not use the Vite configuration of the site: the app has no utility classes, and is a production build regardless
 * of NODE_ENV.
 * @param {string} rootDir the directory of the package
 * @param {string} outDir
 */
export async function bundleReportApp(rootDir, outDir) {
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
      outDir: join(outDir, 'app'),
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
  await copyFile(join(rootDir, 'src/report/index.html'), join(outDir, 'index.html'))
}
