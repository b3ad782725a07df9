import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unsafeOutput } from '#generator/publish/unsafe-output.ts'
import { temporaryDir } from '../../../support/temporary.ts'

test('a missing directory is safe', async () => {
  expect(unsafeOutput(join(await temporaryDir(), 'dist'), ['/work/manifest'])).toBeUndefined()
})

test('a directory that the build needs is unsafe, and so are its parents', async () => {
  const dir = await temporaryDir()
  expect(unsafeOutput(dir, [dir])).toBe(`it is ${dir}`)
  expect(unsafeOutput(dir, [join(dir, 'content/manifest')])).toBe(`it contains ${dir}/content/manifest`)
  expect(unsafeOutput(dir, [], [join(dir, 'report')])).toBe(`it contains ${dir}/report`)
})

test('a directory inside the content is unsafe', async () => {
  const dir = await temporaryDir()
  expect(unsafeOutput(join(dir, 'a/dist'), [dir])).toBe(`it is inside ${dir}`)
})

test('a directory inside one that must only not be removed is safe', async () => {
  const dir = await temporaryDir()
  expect(unsafeOutput(join(dir, 'dist'), [], [dir])).toBeUndefined()
})

test('a sibling whose name has the same prefix is safe', async () => {
  const dir = await temporaryDir()
  expect(unsafeOutput(join(dir, 'manifest'), [join(dir, 'manifest-old'), join(dir, '..manifest')])).toBeUndefined()
})

test('the root of the file system is unsafe: it contains everything', () => {
  expect(unsafeOutput('/', ['/work/manifest'])).toBe('it contains /work/manifest')
})

test('a file is unsafe', async () => {
  const file = join(await temporaryDir(), 'dist')
  await writeFile(file, '')
  expect(unsafeOutput(file, [])).toBe('it is a file')
})

test('a symbolic link is resolved', async () => {
  const dir = await temporaryDir()
  await mkdir(join(dir, 'manifest/images'), { recursive: true })
  await symlink(join(dir, 'manifest'), join(dir, 'link'))
  const manifest = join(dir, 'manifest')
  expect(unsafeOutput(join(dir, 'link'), [manifest])).toBe(`it is ${manifest}`)
  expect(unsafeOutput(join(dir, 'link/not/there/yet'), [manifest])).toBe(`it is inside ${manifest}`)
  expect(unsafeOutput(manifest, [join(dir, 'link/images')])).toBe(`it contains ${dir}/link/images`)
})
