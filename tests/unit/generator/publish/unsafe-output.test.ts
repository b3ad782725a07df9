import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unsafeOutput } from '#generator/publish/unsafe-output.ts'
import { temporaryDir } from '../../../support/temporary.ts'

test('a directory that is not there yet is safe', async () => {
  expect(unsafeOutput(join(await temporaryDir(), 'dist'), ['/work/manifest'])).toBeUndefined()
})

test('a directory the build needs is unsafe, and so is one around it', async () => {
  const dir = await temporaryDir()
  expect(unsafeOutput(dir, [dir])).toBe(`it is ${dir}`)
  expect(unsafeOutput(dir, [join(dir, 'content/manifest')])).toBe(`${dir}/content/manifest lies in it`)
  expect(unsafeOutput(dir, [], [join(dir, 'report')])).toBe(`${dir}/report lies in it`)
})

test('a directory inside the content is unsafe', async () => {
  const dir = await temporaryDir()
  expect(unsafeOutput(join(dir, 'a/dist'), [dir])).toBe(`it lies in ${dir}`)
})

test('a directory inside one that only must not be removed is safe', async () => {
  const dir = await temporaryDir()
  expect(unsafeOutput(join(dir, 'dist'), [], [dir])).toBeUndefined()
})

test('a directory beside a needed one whose name begins the same is safe', async () => {
  const dir = await temporaryDir()
  expect(unsafeOutput(join(dir, 'manifest'), [join(dir, 'manifest-old'), join(dir, '..manifest')])).toBeUndefined()
})

test('the root of the file system is unsafe: everything lies in it', () => {
  expect(unsafeOutput('/', ['/work/manifest'])).toBe('/work/manifest lies in it')
})

test('a file is unsafe', async () => {
  const file = join(await temporaryDir(), 'dist')
  await writeFile(file, '')
  expect(unsafeOutput(file, [])).toBe('it is a file')
})

test('a link is the place it leads to', async () => {
  const dir = await temporaryDir()
  await mkdir(join(dir, 'manifest/images'), { recursive: true })
  await symlink(join(dir, 'manifest'), join(dir, 'link'))
  const manifest = join(dir, 'manifest')
  expect(unsafeOutput(join(dir, 'link'), [manifest])).toBe(`it is ${manifest}`)
  expect(unsafeOutput(join(dir, 'link/not/there/yet'), [manifest])).toBe(`it lies in ${manifest}`)
  expect(unsafeOutput(manifest, [join(dir, 'link/images')])).toBe(`${dir}/link/images lies in it`)
})
