import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import type { BuildResult } from '../../generator/build.ts'
import { buildInto, citywide, rootDir, smallSite } from '../support/citywide.ts'
import { treeHashes } from '../support/files.ts'
import { temporaryDir } from '../support/temporary.ts'

test('a manifest directory that does not exist is wrong usage', async () => {
  const dir = await temporaryDir()
  const { code, output } = await buildInto(dir, join(dir, 'nowhere'))
  expect(code).toBe(2)
  expect(output).toContain(`There is no directory ${join(dir, 'nowhere')}`)
})

test.each([
  ['an unknown option', ['build', '--manifst', 'x'], '--manifst'],
  ['an unknown command', ['bild'], 'There is no command "bild".'],
  ['no command', [], 'A command is missing.'],
  ['a number of jobs that is none', ['build', '--jobs', 'many'], '--jobs is "many"'],
])('%s is wrong usage, and the usage is shown', async (_, args, message) => {
  const { code, output } = await citywide(args)
  expect(code).toBe(2)
  expect(output).toContain(message)
  expect(output).toContain('Usage: npm run COMMAND')
})

test('a directory that is no site is never published into', async () => {
  const dir = await temporaryDir()
  await mkdir(join(dir, 'dist'))
  await writeFile(join(dir, 'dist/package.json'), '{}')
  const { code, output } = await buildInto(dir, smallSite)
  expect(code).toBe(2)
  expect(output).toContain('it holds "package.json"')
  expect(Object.keys(await treeHashes(join(dir, 'dist')))).toEqual(['package.json'])
})

test('a manifest inside the output directory is never removed', async () => {
  const dir = await temporaryDir()
  await cp(smallSite, join(dir, 'dist/content'), { recursive: true })
  const { code } = await buildInto(dir, join(dir, 'dist/content'))
  expect(code).toBe(2)
  expect(await readFile(join(dir, 'dist/content/site.yaml'), 'utf8')).toContain('Gorge Drain')
})

test('validate prints one line of counts for a good manifest', async () => {
  const { code, output } = await citywide(['validate'])
  expect(code).toBe(0)
  expect(output.trim()).toBe('12 services, 4 counties, 58 cities, 837 addresses')
})

test('--json prints one object, with stages, counts and findings', async () => {
  const dir = await temporaryDir()
  const { output } = await buildInto(dir, smallSite, ['--json'])
  const result: BuildResult & { stages: { name: string }[] } = JSON.parse(output)
  expect(result.isGood).toBe(true)
  expect(result.stages.map(({ name }) => name)).toContain('publish')
})

test('a known issue fails a strict build', async () => {
  const dir = await temporaryDir()
  const { code, output } = await buildInto(dir, join(rootDir, 'manifest'), ['--strict'])
  expect(code).toBe(1)
  expect(output).toContain('4 errors')
})

test('a known issue fails the build once it has expired', async () => {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  await cp(join(rootDir, 'manifest'), manifest, { recursive: true })
  const known = await readFile(join(manifest, 'known-issues.yaml'), 'utf8')
  await writeFile(join(manifest, 'known-issues.yaml'), known.replace(/expires: .*/, 'expires: "2020-01-31"'))
  const { code, output } = await buildInto(dir, manifest)
  expect(code).toBe(1)
  expect(output).toContain('It was known until 2020-01-31')
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
    /navigation\.yaml:\d+:\d+ error dead-link\n {2}The link "footer › Company › Awards" leads to \/awards\/, on 837 pages/,
  )
})

test('check:links finds the same dead addresses as the audit', async () => {
  const dir = inject('sampleDir')
  const { code, output } = await citywide(['check-links', '--out', join(dir, 'dist'), '--report', join(dir, 'report')])
  expect(output).toContain('Crawl and audit agree.')
  expect(output.match(/dead: .*/g)).toEqual([
    'dead: /blog/',
    'dead: /guarantee/',
    'dead: /reviews/',
    'dead: /why-choose-us/',
  ])
  expect(code).toBe(0)
})

test('check:links without a site says to build one', async () => {
  const dir = await temporaryDir()
  const { code, output } = await citywide(['check-links', '--out', dir, '--report', dir])
  expect(code).toBe(2)
  expect(output).toContain('Build the site first.')
})
