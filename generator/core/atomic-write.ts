import { renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a file of a cache in one go, so that a build that is stopped leaves no half of it. Whatever stands at its
 * place is replaced, a folder as well.
 */
export function writeWhole(path: string, content: Uint8Array | string): void {
  const unfinished = `${path}.${process.pid}.tmp`
  writeFileSync(unfinished, content)
  try {
    renameSync(unfinished, path)
  } catch {
    rmSync(path, { recursive: true, force: true })
    renameSync(unfinished, path)
  }
}

/** Removes what a build that was killed left of a file it was writing, if a name is of such a file. */
export function removeUnfinished(path: string): void {
  const [, pid] = /\.(\d+)\.tmp$/.exec(path) ?? []
  if (pid !== undefined && !isRunning(Number(pid))) rmSync(path, { recursive: true, force: true })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
