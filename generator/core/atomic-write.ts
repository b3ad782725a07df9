import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { isRunning } from './is-running.ts'

/** Writes a file in one step, so that a stopped build leaves no half of it. Replaces a file or folder at the path. */
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

/** Removes the unfinished file of a build that was killed. Ignores every other path. */
export function removeUnfinished(path: string): void {
  const [, pid] = /\.(\d+)\.tmp$/.exec(path) ?? []
  if (pid !== undefined && !isRunning(Number(pid))) rmSync(path, { recursive: true, force: true })
}
