import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'

/** What publishing will do with a file: `same` bytes are left alone. */
export type FileState = 'new' | 'changed' | 'same'

/** A file goes out after everything it refers to: pages after what they load, the sitemap after the pages. */
const phases = ['asset', 'page', 'index'] as const
export type Phase = (typeof phases)[number]

/** Where a build writes before it is judged: a directory beside the output, on the same file system. */
export type Staging = {
  dir: string
  outDir: string
  /** Notes a file that was staged elsewhere, by a worker. */
  note: (file: string, phase: Phase, state: FileState) => void
  /** Stages a file and notes it. */
  stage: (file: string, phase: Phase, bytes: Uint8Array) => Promise<void>
  /** Moves what changed into place, and removes what the site no longer has. */
  publish: () => Promise<PublishCounts>
  /** Removes what is left of the staging directory. */
  close: () => Promise<void>
}

export type PublishCounts = Record<FileState | 'removed', number>

/** Another build is writing to the same place. */
export class OutputBusyError extends Error {}

/**
 * Opens the staging directory of an output directory. Making it is also the lock: of two builds into one place the
 * second is refused, and what a killed build left behind is cleared away.
 * @throws {OutputBusyError} while another build is running.
 */
export async function openStaging(outDir: string): Promise<Staging> {
  const dir = `${outDir}.staging`
  await takeLock(dir)
  const emitted = new Map<string, { phase: Phase; state: FileState }>()
  const note: Staging['note'] = (file, phase, state) => emitted.set(file, { phase, state })
  return {
    dir,
    outDir,
    note,
    stage: async (file, phase, bytes) => note(file, phase, await stageFile({ stagingDir: dir, outDir, file, bytes })),
    publish: () => publish(dir, outDir, emitted),
    close: () => rm(dir, { recursive: true, force: true }),
  }
}

type StageOptions = { stagingDir: string; outDir: string; file: string; bytes: Uint8Array }

/** Writes a file to the staging directory, unless the output holds the very same bytes already. */
export async function stageFile({ stagingDir, outDir, file, bytes }: StageOptions): Promise<FileState> {
  const current = await readIfAny(inside(outDir, file))
  if (current && Buffer.compare(current, bytes) === 0) return 'same'
  const path = inside(join(stagingDir, 'site'), file)
  await writeMakingFolder(path, bytes)
  return current ? 'changed' : 'new'
}

async function writeMakingFolder(path: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(path, bytes)
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
  }
}

async function publish(
  dir: string,
  outDir: string,
  emitted: Map<string, { phase: Phase; state: FileState }>,
): Promise<PublishCounts> {
  const counts: PublishCounts = { new: 0, changed: 0, same: 0, removed: 0 }
  const folders = new Set<string>()
  for (const phase of phases) {
    for (const [file, { phase: own, state }] of emitted) {
      if (own !== phase) continue
      counts[state]++
      if (state === 'same') continue
      const path = inside(outDir, file)
      if (!folders.has(dirname(path))) {
        await mkdir(dirname(path), { recursive: true })
        folders.add(dirname(path))
      }
      await rename(join(dir, 'site', file), path)
    }
  }
  counts.removed = await removeOthers(outDir, emitted)
  return counts
}

/** Removes every file the site does not have, then the folders that leaves empty. */
async function removeOthers(outDir: string, kept: ReadonlyMap<string, unknown>, below = ''): Promise<number> {
  let removed = 0
  for (const entry of await readdir(join(outDir, below), { withFileTypes: true })) {
    const file = below + entry.name
    if (entry.isDirectory()) removed += await removeOthers(outDir, kept, `${file}/`)
    else if (!kept.has(file)) {
      await rm(join(outDir, file))
      removed++
    }
  }
  if (below !== '' && removed > 0) await rmdir(join(outDir, below)).catch((error) => ignoreCode(error, 'ENOTEMPTY'))
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

function ignoreCode(error: unknown, code: string): void {
  if (!isCode(error, code)) throw error
}
