import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '../../../../support/citywide.ts'
import { temporaryDir } from '../../../../support/temporary.ts'

// Plain JavaScript, so it has no types.
const { pruneCompilations } = await import(join(rootDir, 'generator/core/compile/compile.mjs'))

/** Above every possible process number. */
const ended = 999_999_999

test('the newest compilations are kept, and those that a process runs or makes', async () => {
  const dir = await temporaryDir()
  const compilations = {
    oldest: [],
    started: [`${process.pid}.running`],
    killed: [`${ended}.running`],
    ...{ a: [], b: [], c: [], d: [], e: [] },
    [`unfinished.${ended}.tmp`]: [],
    [`in-progress.${process.pid}.tmp`]: [],
  }
  for (const [day, [name, files]] of Object.entries(compilations).entries()) {
    await mkdir(join(dir, name))
    for (const file of files) await writeFile(join(dir, name, file), '')
    const time = new Date(2026, 0, day + 1)
    await utimes(join(dir, name), time, time)
  }
  pruneCompilations(dir)
  expect((await readdir(dir)).sort()).toEqual(['a', 'b', 'c', 'd', 'e', `in-progress.${process.pid}.tmp`, 'started'])
})
