// Compiles the code to plain JavaScript, once for each state of the sources: the command line, the workers and the report
// app. Node 20 cannot read TypeScript, and transpiling some 800 modules at each start would take longer than most commands.
// A package that is installed has it compiled: who runs it may not be allowed to write there. `npm pack` starts this file
// for that, with the directory.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve, sep } from 'node:path'

/** Everything the code is compiled from, below the directory of the package. An installed package has no lock file. */
const sources = [
  'generator',
  'src',
  'drawings',
  'manifest/schema',
  'manifest/schema.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/** Compilations to keep, besides those that a process runs. Each has about 10 MB. */
const mostKept = 5

/**
 * Path of the compiled command line, which has the rest of the code beside it. Compiles the code if its sources have
 * changed. It is inside the package, also in `node_modules`: from there Node finds the packages it imports, and the
 * directories that package.json names in `imports`.
 * @param {string} rootDir the directory of the package
 * @returns {string}
 */
export function compile(rootDir) {
  const packed = join(rootDir, 'compiled', 'main.mjs')
  if (rootDir.includes(`${sep}node_modules${sep}`) && existsSync(packed)) return packed
  const cacheDir = join(rootDir, '.cache', 'cli')
  const dir = join(cacheDir, stampOf(rootDir))
  const entry = join(dir, 'main.mjs')
  const isMissing = !existsSync(entry)
  if (isMissing) makeCompilation(rootDir, dir, entry)
  markRunning(dir)
  if (isMissing) pruneCompilations(cacheDir)
  return entry
}

function makeCompilation(rootDir, dir, entry) {
  endWithoutPackages(rootDir)
  const unfinished = `${dir}.${process.pid}.tmp`
  mkdirSync(unfinished, { recursive: true })
  try {
    bundleApart(rootDir, unfinished)
    renameSync(unfinished, dir)
  } catch (error) {
    // Another process may have compiled the same sources meanwhile.
    if (!existsSync(entry)) throw error
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** Ends the process if the package was cloned and its dependencies are not installed. */
function endWithoutPackages(rootDir) {
  try {
    createRequire(import.meta.url).resolve('vite/package.json')
  } catch {
    process.stderr.write(`The packages that Citywide needs are not installed. Run "npm ci" in ${rootDir} first.\n`)
    process.exit(2)
  }
}

/** A file named for this process, until it ends. Modules of the compilation may be loaded at any time until then. */
function markRunning(dir) {
  const mark = join(dir, `${process.pid}.running`)
  try {
    writeFileSync(mark, '')
    process.once('exit', () => rmSync(mark, { force: true }))
  } catch {
    // The compilation belongs to another user, who may delete it.
  }
}

/** Changes with every change of a source. Reads names, sizes and times, and no contents. */
function stampOf(rootDir) {
  const hash = createHash('sha256').update(`${rootDir} ${process.version}`)
  const add = (path) => {
    const found = statSync(join(rootDir, path), { throwIfNoEntry: false })
    if (!found) return
    if (!found.isDirectory()) hash.update(`\n${path} ${found.size} ${found.mtimeMs}`)
    else for (const name of readdirSync(join(rootDir, path)).sort()) add(`${path}/${name}`)
  }
  sources.forEach(add)
  return hash.digest('hex').slice(0, 16)
}

/**
 * Deletes compilations, apart from those that a process runs or makes, and from the newest others.
 * @param {string} cacheDir
 */
export function pruneCompilations(cacheDir) {
  const compilations = readdirSync(cacheDir).map((name) => {
    const dir = join(cacheDir, name)
    // Writing and deleting a mark sets the time of the directory.
    return { dir, isUnfinished: name.endsWith('.tmp'), time: statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? 0 }
  })
  const idle = compilations.filter(({ dir }) => !isInUse(dir))
  const finished = idle.filter(({ isUnfinished }) => !isUnfinished).sort((a, b) => b.time - a.time)
  for (const { dir } of [...idle.filter(({ isUnfinished }) => isUnfinished), ...finished.slice(mostKept)])
    rmSync(dir, { recursive: true, force: true })
}

/** Whether a process that runs is named by the directory, which it makes, or by a mark in it. */
function isInUse(dir) {
  const names = [dir, ...(existsSync(dir) ? readdirSync(dir) : [])]
  return names.some((name) => isRunning(Number(/(\d+)\.(?:tmp|running)$/.exec(name)?.[1])))
}

/** The same as `core/is-running.ts`, which Node 20 cannot read. */
function isRunning(pid) {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** In a process of its own, because the bundler leaves 150 MB behind. What it prints is about an error. */
function bundleApart(rootDir, outDir) {
  const { error, status, signal } = spawnSync(process.execPath, [import.meta.filename, rootDir, outDir], {
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) throw error ?? new Error(`The code could not be compiled, with ${signal ?? `code ${status}`}.`)
}

// Started by `bundleApart`, and by `npm pack`.
if (process.argv[1] === import.meta.filename) {
  const [rootDir, outDir] = process.argv.slice(2).map((dir) => resolve(dir))
  endWithoutPackages(rootDir)
  const { bundleCode } = await import('./bundle-code.mjs')
  await bundleCode(rootDir, outDir)
}
