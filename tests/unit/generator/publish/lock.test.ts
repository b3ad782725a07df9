import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { OutputBusyError, releaseLock, takeLock } from '#generator/publish/lock.ts'
import { temporaryDir } from '../../../support/temporary.ts'

/** A staging directory with an unfinished file, held by another process. */
async function heldBy(owner: string) {
  const parent = await temporaryDir()
  const dir = join(parent, 'dist.staging')
  await mkdir(dir)
  await writeFile(join(dir, 'owner'), owner)
  await writeFile(join(dir, 'page-1-0'), 'half')
  return { parent, dir }
}

function otherProcess(): ChildProcess & { pid: number } {
  const child = spawn('sleep', ['60'])
  onTestFinished(() => void child.kill())
  return child as ChildProcess & { pid: number } // it has started
}

test('the lock names its owner and leaves no other files', async () => {
  const parent = await temporaryDir()
  takeLock(join(parent, 'dist.staging'))
  expect(await readdir(parent)).toEqual(['dist.staging'])
  expect(await readFile(join(parent, 'dist.staging/owner'), 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`))
  releaseLock(join(parent, 'dist.staging'))
  expect(await readdir(parent)).toEqual([])
})

test('a lock of a running process is respected', async () => {
  const { pid } = otherProcess()
  const { parent, dir } = await heldBy(String(pid))
  expect(() => takeLock(dir)).toThrow(`Another build (process ${pid})`)
  expect(await readdir(parent)).toEqual(['dist.staging'])
  expect(await readdir(dir)).toEqual(['owner', 'page-1-0'])
})

test.runIf(existsSync('/proc/self/stat'))(
  'a process that got the number of a dead owner is not the owner',
  async () => {
    const { dir } = await heldBy(`${otherProcess().pid} 1`) // it did not start one tick after boot
    takeLock(dir)
    expect(await readdir(dir)).toEqual(['owner'])
  },
)

test.each([
  ['of a process that has ended', '999999999'],
  ['with our own number', String(process.pid)],
  ['that says nothing', ''],
])('a lock %s is stale, and is taken without leftovers', async (_, owner) => {
  const { parent, dir } = await heldBy(owner)
  takeLock(dir)
  expect(await readdir(parent)).toEqual(['dist.staging'])
  expect(await readdir(dir)).toEqual(['owner'])
})

test.each([['notes.txt'], []])('a directory without an owner is not removed (%s)', async (...names) => {
  const parent = await temporaryDir()
  const dir = join(parent, 'dist.staging')
  await mkdir(dir)
  for (const name of names) await writeFile(join(dir, name), '')
  expect(() => takeLock(dir)).toThrow(OutputBusyError)
  expect(await readdir(parent)).toEqual(['dist.staging'])
  expect(await readdir(dir)).toEqual(names)
})
