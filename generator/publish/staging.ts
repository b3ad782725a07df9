import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { innerStaging, isEarlierBuild, requireEarlierBuild } from './earlier-build.ts'
import { releaseLock, takeLock } from './lock.ts'
import { realPath } from './real-path.ts'

/** What publishing does with a file: a `same` file is not touched. */
export type FileState = 'new' | 'changed' | 'same'

/** A file of the staging directory; `name` is its name there, empty for a `same` file, which is not staged. */
export type StagedFile = { state: FileState; name: string }

/** The order of publishing: a file comes after everything it refers to, pages after assets, the sitemap after pages. */
const phases = ['asset', 'page', 'index'] as const
export type Phase = (typeof phases)[number]

/** Where a build writes before the audit: a directory on the same file system as the output. */
export type Staging = {
  dir: string
  outDir: string
  /** Records a file that a worker has staged. */
  note: (file: string, phase: Phase, staged: StagedFile) => void
  /** Every file recorded so far, with the path of its bytes. */
  files: () => { file: string; phase: Phase; path: string }[]
  /** Where the bytes of every file that is not a page are. A redirect stub is staged as a page, and is a file for hosts. */
  filesWithoutPages: () => Map<string, string>
  /** Stages a file and records it. */
  stage: (file: string, phase: Phase, bytes: Uint8Array) => void
  /** Moves changed files into place, and removes files that the site no longer has. */
  publish: () => PublishCounts
  /** Removes the staging directory. */
  close: () => void
  [Symbol.dispose]: () => void
}

export type PublishCounts = Record<FileState | 'removed', number>

// Staging and publishing use synchronous calls: the files are many and small, a call takes microseconds, and the thread
// pool of asynchronous calls takes several times as long.

/**
 * Creates the staging directory of an output directory, which is also the lock: a second build into the same output is
 * refused. Removes the staging directory of a killed build.
 * @throws {OutputBusyError} while another build is running.
 * @throws {UnsafeOutputError} if the output directory holds foreign files.
 */
export function openStaging(givenDir: string): Staging {
  const outDir = realPath(givenDir) // one lock per directory, whichever path names it
  mkdirSync(dirname(outDir), { recursive: true })
  const device = (path: string) => statSync(path, { throwIfNoEntry: false })?.dev
  const dir = stagingDirOf(outDir, { own: device(outDir), parent: device(dirname(outDir)) })
  takeLock(dir)
  try {
    requireEarlierBuild(outDir)
  } catch (error) {
    releaseLock(dir)
    throw error
  }
  const emitted = new Map<string, StagedFile & { phase: Phase }>()
  // Spelled out, because a copy of a worker's object takes three times the memory.
  const note: Staging['note'] = (file, phase, { state, name }) => emitted.set(file, { state, name, phase })
  const stageFile = openStage(dir, outDir, 'main')
  const pathOf = (file: string, { state, name }: StagedFile) =>
    state === 'same' ? inside(outDir, file) : join(dir, name)
  const files: Staging['files'] = () =>
    Array.from(emitted, ([file, staged]) => ({ file, phase: staged.phase, path: pathOf(file, staged) }))
  return {
    dir,
    outDir,
    note,
    files,
    filesWithoutPages: () => {
      const paths = new Map<string, string>()
      for (const [file, staged] of emitted) if (staged.phase !== 'page') paths.set(file, pathOf(file, staged))
      return paths
    },
    stage: (file, phase, bytes) => note(file, phase, stageFile(file, bytes)),
    publish: () => publish(dir, outDir, emitted),
    close: () => releaseLock(dir),
    [Symbol.dispose]: () => releaseLock(dir),
  }
}

/** Next to the output, or inside it if it is a mount point: a rename does not work across file systems. */
export function stagingDirOf(outDir: string, device: { own: number | undefined; parent: number | undefined }): string {
  const isMount = device.own !== undefined && device.own !== device.parent
  return isMount ? join(outDir, innerStaging) : `${outDir}.staging`
}

/**
 * Returns a function that writes files to the staging directory, unless the output already has the same bytes. Staged
 * files are numbered in one folder; publishing creates the folders of the site.
 * @param prefix distinguishes the staged files of threads.
 */
export function openStage(
  dir: string,
  outDir: string,
  prefix: string,
): (file: string, bytes: Uint8Array) => StagedFile {
  let count = 0
  return (file, bytes) => {
    const path = inside(outDir, file)
    const found = statIfAny(path)
    const current = found?.isFile() ? found : undefined
    if (current?.size === bytes.byteLength && readFileSync(path).equals(bytes)) {
      return { state: 'same', name: '' }
    }
    const name = `${prefix}-${count++}`
    writeFileSync(join(dir, name), bytes)
    return { state: current ? 'changed' : 'new', name }
  }
}

function publish(dir: string, outDir: string, emitted: Map<string, StagedFile & { phase: Phase }>): PublishCounts {
  const counts: PublishCounts = { new: 0, changed: 0, same: 0, removed: 0 }
  const folders = openFolders(outDir)
  const inOrder = phases.flatMap((phase) => [...emitted].filter(([, staged]) => staged.phase === phase))
  // A new site starts with 404.html, by which the next build recognises it if this one is interrupted.
  if (!isEarlierBuild(outDir)) inOrder.sort(([a], [b]) => Number(b === '404.html') - Number(a === '404.html'))
  for (const [file, { state, name }] of inOrder) {
    counts[state]++
    if (state === 'same') continue
    const path = inside(outDir, file)
    // A changed file is in place, and so is its folder. A new folder is empty.
    if (state === 'new' && folders.make(dirname(path)) === 'old' && statIfAny(path)?.isDirectory())
      rmSync(path, { recursive: true })
    renameSync(join(dir, name), path)
  }
  counts.removed = removeOthers({ outDir, kept: emitted, isNew: folders.isNew }).removed
  return counts
}

type Folders = {
  /** Creates a folder of the site and its parents, each once; removes a file that is in place of one of them. */
  make: (folder: string) => 'old' | 'new'
  /** Whether the folder was created, so that everything in it belongs to the site. */
  isNew: (folder: string) => boolean
}

function openFolders(outDir: string): Folders {
  const made = new Map<string, 'old' | 'new'>()
  const make = (folder: string): 'old' | 'new' => {
    const known = made.get(folder)
    if (known) return known
    const parent = folder === outDir ? 'old' : make(dirname(folder))
    const found = parent === 'new' ? undefined : statIfAny(folder)
    if (found && !found.isDirectory()) rmSync(folder)
    const age = found?.isDirectory() ? 'old' : 'new'
    if (age === 'new') mkdirSync(folder)
    made.set(folder, age)
    return age
  }
  return { make, isNew: (folder) => made.get(folder) === 'new' }
}

/** Undefined if nothing exists at the path, also if a part of the path is a file. */
function statIfAny(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined
    throw error
  }
}

type Removal = { outDir: string; kept: ReadonlyMap<string, unknown>; isNew: (folder: string) => boolean }

/** Removes every file that the site does not have, and folders that are empty then. Returns the number of files, and whether anything is left. */
function removeOthers(removal: Removal, below = ''): { removed: number; isEmpty: boolean } {
  const { outDir, kept, isNew } = removal
  let removed = 0
  let left = 0
  for (const entry of readdirSync(join(outDir, below), { withFileTypes: true })) {
    const file = below + entry.name
    const path = join(outDir, file)
    if (file.startsWith(innerStaging) || kept.has(file) || isNew(path)) left++
    else if (entry.isDirectory()) {
      const inside = removeOthers(removal, `${file}/`)
      removed += inside.removed
      if (inside.isEmpty) rmdirSync(path)
      else left++
    } else {
      rmSync(path)
      removed++
    }
  }
  return { removed, isEmpty: left === 0 }
}

/** The path of a file below a directory. The schema allows no name that leads out of it, so an error here is a bug. */
function inside(dir: string, file: string): string {
  const path = resolve(dir, file)
  if (!path.startsWith(resolve(dir) + sep)) throw new Error(`"${file}" is outside ${dir}.`)
  return path
}
