import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, inject, test } from 'vitest'
import { buildInto, citywide, rootDir, sharedCache, smallSite } from '../support/citywide.ts'
import { treeHashes } from '../support/files.ts'
import { buildSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

// The command line in every combination, and with the whole sample.

test.each([
  ['the root of the file system', '/', 'it contains'],
  ['the sources', join(rootDir, 'src/dist'), 'it is inside'],
  ['the generator', join(rootDir, 'generator'), 'it is'],
  ['the project', rootDir, 'it contains'],
  ['the home directory', homedir(), ''],
  ['a file', import.meta.filename, 'it is a file'],
])('an output that is or touches %s is wrong usage', async (_, out, reason) => {
  const { code, output } = await citywide(['build', '--manifest', smallSite, '--out', out])
  expect(code).toBe(2)
  expect(output).toContain(`--out must not be ${out}: `)
  expect(output).toContain(reason)
})

test('an output, report or cache in the manifest, also by way of a link, is wrong usage', async () => {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  await cp(smallSite, manifest, { recursive: true })
  await symlink(manifest, join(dir, 'link'))
  const before = await treeHashes(manifest)
  for (const option of ['out', 'report', 'cache']) {
    for (const value of [manifest, dir, join(dir, 'link'), join(dir, 'link/inner')]) {
      const { code, output } = await buildInto(dir, manifest, [`--${option}`, value, '--clean'])
      expect([code, output.split(':')[0]]).toEqual([2, `--${option} must not be ${value}`])
    }
  }
  expect(await treeHashes(manifest)).toEqual(before)
})

test('an output that contains the report, the cache or the current directory is wrong usage', async () => {
  const dir = await temporaryDir()
  await mkdir(join(dir, 'dist/here'), { recursive: true })
  const runs = [
    await buildInto(dir, smallSite, ['--report', join(dir, 'dist/report')]),
    await buildInto(dir, smallSite, ['--cache', join(dir, 'dist')]),
    await buildInto(dir, smallSite, [], { cwd: join(dir, 'dist/here') }),
  ]
  expect(runs.map(({ code }) => code)).toEqual([2, 2, 2])
})

test('a known issue fails a strict build', async () => {
  const dir = await temporaryDir()
  const { code, output } = await buildInto(dir, join(rootDir, 'manifest'), ['--strict'])
  expect(code).toBe(1)
  expect(output).toContain('8 errors')
})

test('a known issue fails the build once it has expired', async () => {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  await cp(join(rootDir, 'manifest'), manifest, { recursive: true })
  const known = await readFile(join(manifest, 'known-issues.yaml'), 'utf8')
  await writeFile(join(manifest, 'known-issues.yaml'), known.replace(/expires: .*/, 'expires: "2020-01-31"'))
  const { code, output } = await buildInto(dir, manifest)
  expect(code).toBe(1)
  expect(output).toContain('It was a known issue until 2020-01-31')
  expect(output).toContain('1 error')
})

test('a fifth dead link in the footer fails the build at its line', async () => {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  await cp(join(rootDir, 'manifest'), manifest, { recursive: true })
  const navigation = await readFile(join(manifest, 'navigation.yaml'), 'utf8')
  await writeFile(
    join(manifest, 'navigation.yaml'),
    navigation.replace('- { label: Blog', '- { label: Awards, path: /awards }\n        - { label: Blog'),
  )
  const { code, output } = await buildInto(dir, manifest)
  expect(code).toBe(1)
  expect(output).toMatch(
    /navigation\.yaml:\d+:\d+ error dead-link\n {2}The link "footer › Company › Awards" goes to \/awards\/, on 837 pages/,
  )
})

test('check:links finds the same broken links as the audit', async () => {
  const dir = inject('sampleDir')
  const { code, output } = await citywide(['check-links', '--out', join(dir, 'dist'), '--report', join(dir, 'report')])
  expect(output).toContain('Crawl and audit agree.')
  expect(output.match(/broken: .*/g)).toEqual([
    'broken: /blog/',
    'broken: /guarantee/',
    'broken: /reviews/',
    'broken: /why-choose-us/',
  ])
  expect(code).toBe(0)
})

test('a foreign NODE_ENV changes no byte, and poisons no cache', async () => {
  const dir = await temporaryDir()
  const [a, b, cache] = [join(dir, 'a'), join(dir, 'b'), join(dir, 'cache')]
  expect((await buildSite(a, smallSite, { encoding: 'standard' })).code).toBe(0)
  const env = { NODE_ENV: 'development' }
  expect((await buildInto(b, smallSite, ['--cache', cache], { env })).code).toBe(0)
  expect(await treeHashes(join(b, 'dist'))).toEqual(await treeHashes(join(a, 'dist')))
  const entries = await fastGlob('{assets,images}/**', { cwd: cache })
  expect(entries.length).toBeGreaterThan(40) // 29 images, and the files of two bundles
  for (const file of entries)
    expect((await readFile(join(cache, file))).equals(await readFile(join(sharedCache, file))), file).toBe(true)
})
