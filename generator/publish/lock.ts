import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning } from '../core/is-running.ts'

/** Something else has the place a build writes to first: another build, or files that are none of ours. */
export class OutputBusyError extends Error {}

// All of it is synchronous, so that no signal finds a lock that is half taken or half released.

/**
 * Makes the staging directory, which is also the lock: it appears in one step, with its owner in it. What a killed
 * build left behind is cleared away.
 * @throws {OutputBusyError} while another build has it.
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

/** Removes a staging directory. It goes out of the way first, so that nobody ever sees it without its owner. */
export function releaseLock(dir: string): void {
  if (exists(dir)) remove(moveAside(dir))
}

function isMoved(from: string, to: string): boolean {
  if (exists(to)) return false // rename would take the place of an empty directory
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
    if (!exists(dir)) return // whoever had it has ended meanwhile
    throw new OutputBusyError(`${dir} stands where a build writes first, and no build has made it. Move it away.`)
  }
  if (!isStale(owner)) {
    throw new OutputBusyError(
      `Another build (process ${Number.parseInt(owner, 10)}) is writing to ${dir}. Wait for it to end, or name another --out.`,
    )
  }
  let aside: string
  try {
    aside = moveAside(dir)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return
    throw error
  }
  // Between reading and moving, another build may have cleared the stale one and taken its place.
  if (readOwner(aside) === owner) remove(aside)
  else renameSync(aside, dir)
}

function moveAside(dir: string): string {
  const aside = `${dir}.${process.pid}.old`
  remove(aside)
  renameSync(dir, aside)
  return aside
}

/** Tries again where a worker that is being stopped has just written one more file. */
function remove(dir: string): void {
  rmSync(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 })
}

function isStale(owner: string): boolean {
  const pid = Number.parseInt(owner, 10)
  if (pid === process.pid || !isRunning(pid)) return true
  // Numbers are given again, soonest in containers; a process that has this one but began at another time is not the owner.
  const [then, now] = [owner.split(' ')[1], identityOf(pid).split(' ')[1]]
  return then !== undefined && now !== undefined && then !== now
}

/** The number of a process, and when it started where the system tells: field 22 of proc(5) stat, in ticks since boot. */
function identityOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Field 2 is the name in brackets and may hold spaces and brackets; field 3 is the first after it.
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
