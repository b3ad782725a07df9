import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning } from '../core/is-running.ts'
import { RefusalError } from '../core/refusal-error.ts'

/** The staging directory is in use by another build, or holds foreign files. */
export class OutputBusyError extends RefusalError {}

// Everything here is synchronous, so that no signal interrupts between two steps of taking or releasing the lock.

/**
 * Creates the staging directory, which is also the lock: it appears in one step, with its owner in it. Removes the
 * staging directory of a killed build.
 * @throws {OutputBusyError} while another build holds the lock.
 */
export function takeLock(dir: string): void {
  const own = `${dir}.${process.pid}.tmp`
  rmSync(own, { recursive: true, force: true })
  mkdirSync(own, { recursive: true })
  try {
    writeFileSync(join(own, 'owner'), identityOf(process.pid))
    while (!isMoved(own, dir)) clearStale(dir)
  } catch (error) {
    rmSync(own, { recursive: true, force: true })
    throw error
  }
}

/** Removes a staging directory. It is renamed first, so that no other build sees it without its owner. */
export function releaseLock(dir: string): void {
  if (exists(dir)) remove(moveAside(dir))
}

function isMoved(from: string, to: string): boolean {
  if (exists(to)) return false // rename would replace an empty directory
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (isCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOTDIR')) return false
    throw error
  }
}

function clearStale(dir: string): void {
  const owner = readOwner(dir)
  if (owner === undefined) {
    if (!exists(dir)) return // its owner has released it meanwhile
    throw new OutputBusyError(
      `${dir} is where a build writes before publishing, but no build has created it. Move it away.`,
    )
  }
  if (!isStale(owner)) {
    throw new OutputBusyError(
      `Another build (process ${Number.parseInt(owner, 10)}) is writing to ${dir}. Wait until it ends, or set another --out.`,
    )
  }
  let aside: string
  try {
    aside = moveAside(dir)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return
    throw error
  }
  // Between reading and moving, another build may have removed the stale lock and taken it.
  if (readOwner(aside) === owner) remove(aside)
  else renameSync(aside, dir)
}

function moveAside(dir: string): string {
  const aside = `${dir}.${process.pid}.old`
  remove(aside)
  renameSync(dir, aside)
  return aside
}

/** Retries, because a worker that is being stopped may just have written another file. */
function remove(dir: string): void {
  rmSync(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 })
}

function isStale(owner: string): boolean {
  const pid = Number.parseInt(owner, 10)
  if (pid === process.pid || !isRunning(pid)) return true
  // Process numbers are reused, soonest in containers. A process that started at another time is not the owner.
  const [then, now] = [owner.split(' ')[1], identityOf(pid).split(' ')[1]]
  return then !== undefined && now !== undefined && then !== now
}

/**
 * The number of a process, and its start time if the system has /proc: field 22 of stat in proc(5), in ticks since
 * boot.
 */
function identityOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Field 2 is the name in parentheses and may itself contain spaces and parentheses; field 3 follows it.
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[22 - 3]}`
  } catch {
    return String(pid)
  }
}

function readOwner(dir: string): string | undefined {
  try {
    return readFileSync(join(dir, 'owner'), 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return undefined
    throw error
  }
}

const exists = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
