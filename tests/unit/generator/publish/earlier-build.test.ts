import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireEarlierBuild } from '#generator/publish/earlier-build.ts'
import { temporaryDir } from '../../../support/temporary.ts'

test('a missing or empty directory may be published into', async () => {
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

test('any other directory with content is not an earlier build', async () => {
  const dir = await temporaryDir()
  await writeFile(join(dir, 'notes.txt'), '')
  expect(() => requireEarlierBuild(dir)).toThrow(`${dir} is not empty and not an earlier build`)
})

test('a staging directory inside the output is ignored', async () => {
  const dir = await temporaryDir()
  await mkdir(join(dir, '.citywide-staging'))
  expect(() => requireEarlierBuild(dir)).not.toThrow()
})

test('a symbolic link anywhere in the output is refused', async () => {
  const dir = await temporaryDir()
  await writeFile(join(dir, '404.html'), '')
  await mkdir(join(dir, 'services'))
  await symlink('/nowhere', join(dir, 'services/elsewhere'))
  expect(() => requireEarlierBuild(dir)).toThrow(`${dir}/services/elsewhere is a symbolic link`)
})
