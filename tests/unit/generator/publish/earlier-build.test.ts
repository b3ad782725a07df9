import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireEarlierBuild } from '#generator/publish/earlier-build.ts'
import { temporaryDir } from '../../../support/temporary.ts'

test('a directory that is not there, and an empty one, may be published into', async () => {
  const dir = await temporaryDir()
  expect(() => requireEarlierBuild(join(dir, 'dist'))).not.toThrow()
  expect(() => requireEarlierBuild(dir)).not.toThrow()
})

test.each(['sitemap.xml', '404.html'])('a directory with %s is an earlier build', async (name) => {
  const dir = await temporaryDir()
  await writeFile(join(dir, name), '')
  await mkdir(join(dir, 'node_modules'))
  expect(() => requireEarlierBuild(dir)).not.toThrow()
})

test('any other directory with something in it is none', async () => {
  const dir = await temporaryDir()
  await writeFile(join(dir, 'notes.txt'), '')
  expect(() => requireEarlierBuild(dir)).toThrow(`${dir} is not empty and not an earlier build`)
})

test('what a build writes first on a file system of its own counts for nothing', async () => {
  const dir = await temporaryDir()
  await mkdir(join(dir, '.citywide-staging'))
  expect(() => requireEarlierBuild(dir)).not.toThrow()
})

test('a symbolic link anywhere in it is refused', async () => {
  const dir = await temporaryDir()
  await writeFile(join(dir, '404.html'), '')
  await mkdir(join(dir, 'services'))
  await symlink('/nowhere', join(dir, 'services/elsewhere'))
  expect(() => requireEarlierBuild(dir)).toThrow(`${dir}/services/elsewhere is a symbolic link`)
})
