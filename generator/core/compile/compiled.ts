import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Paths of what is compiled of the code, the same for every site. */
export type Compiled = {
  /** The module that renders and scans pages, for use without workers. */
  maker: string
  /** Script of the workers that render and scan pages. */
  pages: string
  /** Script of the workers that audit finished pages. */
  audit: string
  /** What they contain of the sources, as JSON. */
  sources: string
  reportApp: string
}

/** What is compiled: beside this module if it is compiled itself, as the command line is. */
export async function findCompiled(rootDir: string): Promise<Compiled> {
  const here = fileURLToPath(import.meta.url)
  const dir = here.endsWith('.ts') ? await compiledDir(rootDir) : dirname(here)
  return {
    maker: join(dir, 'page-maker.mjs'),
    pages: join(dir, 'page-worker.mjs'),
    audit: join(dir, 'audit-worker.mjs'),
    sources: join(dir, 'sources.json'),
    reportApp: join(dir, 'report-app'),
  }
}

const compiledDirs = new Map<string, Promise<string>>()

/** A process has the sources in memory: later changes do not count. */
function compiledDir(rootDir: string): Promise<string> {
  const dir = compiledDirs.get(rootDir) ?? compileOnce(rootDir)
  compiledDirs.set(rootDir, dir)
  return dir
}

async function compileOnce(rootDir: string): Promise<string> {
  // A path in a variable, because what is compiled does not need the compiler.
  const compiler = pathToFileURL(join(rootDir, 'generator/core/compile/compile.mjs')).href
  const { compile }: { compile: (rootDir: string) => string } = await import(compiler)
  return dirname(compile(rootDir))
}
