import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

/** A directory that is removed after the test. */
export async function temporaryDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'citywide-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

/** The same, for all tests of a file. */
export async function temporaryDirOfFile(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'citywide-'))
  afterAll(() => rm(dir, { recursive: true, force: true }))
  return dir
}
