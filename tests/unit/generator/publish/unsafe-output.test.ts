import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unsafeOutput } from '#generator/publish/unsafe-output.ts'
import { temporaryDir } from '../../../support/temporary.ts'

test('a directory that is not there yet is safe', async () => {
  expect(await unsafeOutput(join(await temporaryDir(), 'dist'), ['/work/manifest'])).toBeUndefined()
})

test('the last site is safe to replace', async () => {
  const dir = await temporaryDir()
  await writeFile(join(dir, 'index.html'), '')
  await writeFile(join(dir, 'sitemap.xml'), '')
  expect(await unsafeOutput(dir, ['/work/manifest'])).toBeUndefined()
})

test.each(['.git', 'package.json', 'node_modules'])('a directory that holds %s is no site', async (name) => {
  const dir = await temporaryDir()
  await mkdir(join(dir, name))
  expect(await unsafeOutput(dir, [])).toBe(
    `The site cannot be built into ${dir}: it holds "${name}", so it is no site, and publishing removes what is not part of one.`,
  )
})

test('a directory the build needs is unsafe, and so is one above it', async () => {
  const dir = await temporaryDir()
  expect(await unsafeOutput(dir, [dir])).toContain(`${dir} lies in it`)
  expect(await unsafeOutput(dir, [join(dir, 'content/manifest')])).toContain(`${dir}/content/manifest lies in it`)
})

test('a directory beside a needed one whose name begins the same is safe', async () => {
  const dir = await temporaryDir()
  expect(await unsafeOutput(join(dir, 'manifest'), [join(dir, 'manifest-old')])).toBeUndefined()
})

test('a directory inside a needed one is safe', async () => {
  const dir = await temporaryDir()
  expect(await unsafeOutput(join(dir, 'dist'), [dir])).toBeUndefined()
})
