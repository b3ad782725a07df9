import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inOwnProcess } from '#generator/core/own-process.ts'
import { rootDir } from '../../../support/citywide.ts'
import { temporaryDir } from '../../../support/temporary.ts'

const emptyPlan = { plan: [], sources: new Map(), encoding: 'standard', jobs: 1 } as const

test('a task in a process of its own returns its result', async () => {
  const dir = await temporaryDir()
  const input = { ...emptyPlan, cacheDir: dir }
  expect(await inOwnProcess(rootDir, { task: 'encode images', input })).toBe(0)
  expect(existsSync(join(dir, 'images'))).toBe(true)
})

test('an error of the file system keeps its code and its path, by which the command line explains it', async () => {
  const file = join(await temporaryDir(), 'file')
  await writeFile(file, '')
  const input = { ...emptyPlan, cacheDir: file }
  await expect(inOwnProcess(rootDir, { task: 'encode images', input })).rejects.toMatchObject({
    code: 'ENOTDIR',
    path: expect.stringContaining(file),
  })
})

test('a task that does not exist is an error', async () => {
  await expect(inOwnProcess(rootDir, { task: 'guess', input: {} })).rejects.toThrow('There is no task "guess".')
})
