import { writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { asciiOnly } from './ascii-only.mjs'
import { bundleReportApp } from './bundle-report-app.mjs'
import { collectSources } from './collect-sources.mjs'

/** Packages that are not bundled: native code and WebAssembly, and tools that only some commands load. */
const external = [
  'sharp',
  'vite',
  'tsx',
  'linkinator',
  'fontkit',
  'subset-font',
  'postcss',
  '@tailwindcss/vite',
  '@vitejs/plugin-react',
]

/** Modules that are started, below generator/. Each is a script of its own, and they share the others. */
const entries = [
  'cli/main',
  'cli/own-process',
  'pipeline/workers/page-maker',
  'pipeline/workers/page-worker',
  'pipeline/workers/audit-worker',
]

/**
 * Bundles all code that is the same for every site into a directory.
 * @param {string} rootDir the directory of the package
 * @param {string} outDir
 */
export async function bundleCode(rootDir, outDir) {
  await bundleModules(rootDir, outDir)
  await bundleReportApp(rootDir, join(outDir, 'report-app'))
}

async function bundleModules(rootDir, outDir) {
  const { build } = await import('vite')
  const sources = collectSources(join(rootDir, 'src'))
  await build({
    root: rootDir,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    mode: 'production',
    plugins: [ownDirectories(rootDir, outDir), sources.plugin, asciiOnly],
    // Without this the bundle contains React's development build, which is several times slower.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: { noExternal: true, external, target: 'node' },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        checks: { pluginTimings: false }, // about the speed of a build, of no use to its reader
        input: entries.map((name) => join(rootDir, `generator/${name}.ts`)),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  await writeFile(join(outDir, 'sources.json'), sources.toJson())
}

/**
 * Modules keep the directory of their source, from which some find other files of the package: relative to their bundle, so
 * that the package can be moved.
 */
const ownDirectories = (rootDir, outDir) => ({
  name: 'citywide-own-directories',
  transform: (code, id) =>
    code.includes('import.meta.dirname') && id.startsWith(rootDir) && !id.slice(rootDir.length).includes('node_modules')
      ? code.replaceAll('import.meta.dirname', `\`\${import.meta.dirname}/${pathFrom(outDir, dirname(id))}\``)
      : undefined,
})

const pathFrom = (from, to) => relative(from, to).split(sep).join('/')
