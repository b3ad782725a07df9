import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStaging, stagingDirOf } from '#generator/publish/staging.ts'
import { temporaryDir } from '../../../support/temporary.ts'

async function opened(files: Record<string, string>) {
  const outDir = join(await temporaryDir(), 'dist')
  for (const [file, text] of Object.entries({ '404.html': '', ...files })) {
    await mkdir(join(outDir, file, '..'), { recursive: true })
    await writeFile(join(outDir, file), text)
  }
  const staging = openStaging(outDir)
  onTestFinished(staging.close)
  staging.stage('404.html', 'page', Buffer.from(''))
  return { outDir, staging }
}

test('files are staged next to the output, or inside it if it is a mount point', () => {
  expect(stagingDirOf('/work/dist', { own: undefined, parent: 1 })).toBe('/work/dist.staging')
  expect(stagingDirOf('/work/dist', { own: 1, parent: 1 })).toBe('/work/dist.staging')
  expect(stagingDirOf('/work/dist', { own: 2, parent: 1 })).toBe('/work/dist/.citywide-staging')
})

test('publishing keeps the staging directory inside the output', async () => {
  const { outDir, staging } = await opened({ '.citywide-staging/owner': '1' })
  staging.publish()
  expect(await readdir(join(outDir, '.citywide-staging'))).toEqual(['owner'])
})

test('a file in place of a folder is replaced', async () => {
  const { outDir, staging } = await opened({ services: 'a file' })
  staging.stage('services/drains/index.html', 'page', Buffer.from('drains'))
  staging.publish()
  expect(await readFile(join(outDir, 'services/drains/index.html'), 'utf8')).toBe('drains')
})

test('files and folders that the site no longer has are removed, next to those that are new', async () => {
  const { outDir, staging } = await opened({ 'a/b/old.html': '', 'a/kept/index.html': 'kept', 'gone/deep/x.html': '' })
  staging.stage('a/kept/index.html', 'page', Buffer.from('kept'))
  staging.stage('a/new/deep/index.html', 'page', Buffer.from('new'))
  staging.stage('a/kept/more.html', 'page', Buffer.from('more'))
  expect(staging.publish()).toEqual({ new: 2, changed: 0, same: 2, removed: 2 })
  const files = await readdir(outDir, { recursive: true, withFileTypes: true })
  expect(
    files
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['404.html', 'index.html', 'index.html', 'more.html'])
  expect((await readdir(outDir)).sort()).toEqual(['404.html', 'a'])
  expect((await readdir(join(outDir, 'a'))).sort()).toEqual(['kept', 'new'])
})

test('a folder in place of a file is replaced', async () => {
  const { outDir, staging } = await opened({ 'robots.txt/a/b.txt': 'in a folder' })
  staging.stage('robots.txt', 'index', Buffer.from('User-agent: *'))
  staging.publish()
  expect(await readFile(join(outDir, 'robots.txt'), 'utf8')).toBe('User-agent: *')
})

test('an interrupted first publishing leaves a directory that the next build recognises', async () => {
  const outDir = join(await temporaryDir(), 'dist')
  const staging = openStaging(outDir)
  onTestFinished(staging.close)
  staging.stage('assets/style.css', 'asset', Buffer.from('a'))
  staging.stage('404.html', 'page', Buffer.from('b'))
  await rm(join(staging.dir, 'main-0')) // the stylesheet
  expect(staging.publish).toThrow('ENOENT')
  expect(await readdir(outDir)).toEqual(['404.html', 'assets'])
})

test('a refused output is not locked', async () => {
  const dir = await temporaryDir()
  await mkdir(join(dir, 'dist'))
  await writeFile(join(dir, 'dist/notes.txt'), '')
  expect(() => openStaging(join(dir, 'dist'))).toThrow('not an earlier build')
  expect(existsSync(join(dir, 'dist.staging'))).toBe(false)
})
