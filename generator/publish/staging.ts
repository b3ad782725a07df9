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

/** What publishing will do with a file: `same` bytes are left alone. */
export type FileState = 'new' | 'changed' | 'same'

/** A file as it stands in the staging directory; `name` is its name there, empty when it needs no staging. */
export type StagedFile = { state: FileState; name: string }

/** A file goes out after everything it refers to: pages after what they load, the sitemap after the pages. */
const phases = ['asset', 'page', 'index'] as const
export type Phase = (typeof phases)[number]

/** Where a build writes before it is judged: a directory on the same file system as the output. */
export type Staging = {
  dir: string
  outDir: string
  /** Notes a file that was staged elsewhere, by a worker. */
  note: (file: string, phase: Phase, staged: StagedFile) => void
  /** Every file noted so far, with the path its bytes are at. */
  files: () => { file: string; phase: Phase; path: string }[]
  /** Where the bytes of every file that is not a page are. A redirect stub is staged as a page, and is a file for hosts. */
  filesWithoutPages: () => Map<string, string>
  /** Stages a file and notes it. */
  stage: (file: string, phase: Phase, bytes: Uint8Array) => void
  /** Moves what changed into place, and removes what the site no longer has. */
  publish: () => PublishCounts
  /** Removes what is left of the staging directory. */
  close: () => void
  [Symbol.dispose]: () => void
}

export type PublishCounts = Record<FileState | 'removed', number>

// From here to the end of publishing, files are touched with the synchronous calls: they are many and small, each call
// takes microseconds, and the way through the thread pool several times as long.

/**
 * Opens the staging directory of an output directory. Making it is also the lock: of two builds into one place the
 * second is refused, and what a killed build left behind is cleared away.
 * @throws {OutputBusyError} while another build is running.
 * @throws {UnsafeOutputError} when the output is not ours to replace.
 */
export function openStaging(givenDir: string): Staging {
  const outDir = realPath(givenDir) // one lock for one place, by whatever name
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
  const note: Staging['note'] = (file, phase, staged) => emitted.set(file, { ...staged, phase })
  const stageFile = openStage(dir, outDir, 'main')
  const files: Staging['files'] = () =>
    [...emitted].map(([file, { phase, state, name }]) => ({
      file,
      phase,
      path: state === 'same' ? inside(outDir, file) : join(dir, name),
    }))
  return {
    dir,
    outDir,
    note,
    files,
    filesWithoutPages: () =>
      new Map(files().flatMap(({ file, phase, path }) => (phase === 'page' ? [] : [[file, path] as const]))),
    stage: (file, phase, bytes) => note(file, phase, stageFile(file, bytes)),
    publish: () => publish(dir, outDir, emitted),
    close: () => releaseLock(dir),
    [Symbol.dispose]: () => releaseLock(dir),
  }
}

/** Beside the output; inside it when it is a mount point, since no file is renamed from one file system to another. */
export function stagingDirOf(outDir: string, device: { own: number | undefined; parent: number | undefined }): string {
  const isMount = device.own !== undefined && device.own !== device.parent
  return isMount ? join(outDir, innerStaging) : `${outDir}.staging`
}

/**
 * A function that writes files to the staging directory, unless the output holds the very same bytes already. Staged
 * files are numbered and lie in one folder, so that only publishing makes the folders of the site.
 * @param prefix distinguishes the files of one thread from those of the others.
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
  const folders = new Set<string>()
  const inOrder = phases.flatMap((phase) => [...emitted].filter(([, staged]) => staged.phase === phase))
  // A new site begins with the file by which the next build knows it for ours, should this one be cut short.
  if (!isEarlierBuild(outDir)) inOrder.sort(([a], [b]) => Number(b === '404.html') - Number(a === '404.html'))
  for (const [file, { state, name }] of inOrder) {
    counts[state]++
    if (state === 'same') continue
    const path = inside(outDir, file)
    const folder = dirname(path)
    if (!folders.has(folder)) {
      makeFolder(folder, outDir)
      folders.add(folder)
    }
    if (statIfAny(path)?.isDirectory()) rmSync(path, { recursive: true })
    renameSync(join(dir, name), path)
  }
  counts.removed = removeOthers(outDir, emitted)
  return counts
}

/** Makes a folder of the site; a file that stands in its way, or in that of a folder around it, is removed. */
function makeFolder(folder: string, outDir: string): void {
  for (let path = folder; path !== outDir; path = dirname(path)) {
    const found = statIfAny(path)
    if (found?.isDirectory()) break
    if (found) rmSync(path)
  }
  mkdirSync(folder, { recursive: true })
}

/** What stands at a path, or undefined; also where a part of the path is a file. */
function statIfAny(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined
    throw error
  }
}

/** Removes every file the site does not have, then the folders that leaves empty. */
function removeOthers(outDir: string, kept: ReadonlyMap<string, unknown>, below = ''): number {
  let removed = 0
  for (const entry of readdirSync(join(outDir, below), { withFileTypes: true })) {
    const file = below + entry.name
    if (file.startsWith(innerStaging)) continue
    if (entry.isDirectory()) removed += removeOthers(outDir, kept, `${file}/`)
    else if (!kept.has(file)) {
      rmSync(join(outDir, file))
      removed++
    }
  }
  if (below !== '' && readdirSync(join(outDir, below)).length === 0) rmdirSync(join(outDir, below))
  return removed
}

/** The path of a file below a directory. No name a manifest can hold leads out of it; should one, that is a bug of ours. */
function inside(dir: string, file: string): string {
  const path = resolve(dir, file)
  if (!path.startsWith(resolve(dir) + sep)) throw new Error(`"${file}" leads out of ${dir}.`)
  return path
}
