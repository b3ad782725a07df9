import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'

/** What publishing will do with a file: `same` bytes are left alone. */
export type FileState = 'new' | 'changed' | 'same'

/** A file as it stands in the staging directory; `name` is its name there, empty when it needs no staging. */
export type StagedFile = { state: FileState; name: string }

/** A file goes out after everything it refers to: pages after what they load, the sitemap after the pages. */
const phases = ['asset', 'page', 'index'] as const
export type Phase = (typeof phases)[number]

/** Where a build writes before it is judged: a directory beside the output, on the same file system. */
export type Staging = {
  dir: string
  outDir: string
  /** Notes a file that was staged elsewhere, by a worker. */
  note: (file: string, phase: Phase, staged: StagedFile) => void
  /** Stages a file and notes it. */
  stage: (file: string, phase: Phase, bytes: Uint8Array) => void
  /** Moves what changed into place, and removes what the site no longer has. */
  publish: () => PublishCounts
  /** Removes what is left of the staging directory. */
  close: () => Promise<void>
}

export type PublishCounts = Record<FileState | 'removed', number>

/** Another build is writing to the same place. */
export class OutputBusyError extends Error {}

// From here to the end of publishing, files are touched with the synchronous calls: they are many and small, each call
// takes microseconds, and the way through the thread pool several times as long.

/**
 * Opens the staging directory of an output directory. Making it is also the lock: of two builds into one place the
 * second is refused, and what a killed build left behind is cleared away.
 * @throws {OutputBusyError} while another build is running.
 */
export async function openStaging(outDir: string): Promise<Staging> {
  const dir = `${outDir}.staging`
  await takeLock(dir)
  const emitted = new Map<string, StagedFile & { phase: Phase }>()
  const note: Staging['note'] = (file, phase, staged) => emitted.set(file, { ...staged, phase })
  const stageFile = openStage(dir, outDir, 'main')
  return {
    dir,
    outDir,
    note,
    stage: (file, phase, bytes) => note(file, phase, stageFile(file, bytes)),
    publish: () => publish(dir, outDir, emitted),
    close: () => rm(dir, { recursive: true, force: true }),
  }
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
    const current = statSync(path, { throwIfNoEntry: false })
    if (current?.isFile() && current.size === bytes.byteLength && Buffer.compare(readFileSync(path), bytes) === 0) {
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
  for (const phase of phases) {
    for (const [file, { phase: own, state, name }] of emitted) {
      if (own !== phase) continue
      counts[state]++
      if (state === 'same') continue
      const path = inside(outDir, file)
      const folder = dirname(path)
      if (!folders.has(folder)) {
        mkdirSync(folder, { recursive: true })
        folders.add(folder)
      }
      renameSync(join(dir, name), path)
    }
  }
  counts.removed = removeOthers(outDir, emitted)
  return counts
}

/** Removes every file the site does not have, then the folders that leaves empty. */
function removeOthers(outDir: string, kept: ReadonlyMap<string, unknown>, below = ''): number {
  let removed = 0
  for (const entry of readdirSync(join(outDir, below), { withFileTypes: true })) {
    const file = below + entry.name
    if (entry.isDirectory()) removed += removeOthers(outDir, kept, `${file}/`)
    else if (!kept.has(file)) {
      rmSync(join(outDir, file))
      removed++
    }
  }
  if (below !== '' && readdirSync(join(outDir, below)).length === 0) rmdirSync(join(outDir, below))
  return removed
}

async function takeLock(dir: string): Promise<void> {
  await mkdir(dirname(dir), { recursive: true })
  try {
    await mkdir(dir)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
    const owner = Number((await readIfAny(join(dir, 'owner')))?.toString('utf8'))
    if (isRunning(owner)) {
      throw new OutputBusyError(
        `Another build (process ${owner}) is writing to ${dir}. Wait for it to end, or name another --out.`,
      )
    }
    await rm(dir, { recursive: true, force: true })
    await mkdir(dir)
  }
  await writeFile(join(dir, 'owner'), String(process.pid))
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

async function readIfAny(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return undefined
    throw error
  }
}

/** The path of a file below a directory. No name a manifest can hold leads out of it; should one, that is a bug of ours. */
function inside(dir: string, file: string): string {
  const path = resolve(dir, file)
  if (!path.startsWith(resolve(dir) + sep)) throw new Error(`"${file}" leads out of ${dir}.`)
  return path
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
