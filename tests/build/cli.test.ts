import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { BuildResult } from '../../generator/pipeline/build.ts'
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
  ['a number of jobs no machine has', ['build', '--jobs', '65'], 'from 1 to 64'],
  ['a port that is none', ['preview', '--port', '99999'], 'from 1 to 65535'],
  ['an empty directory', ['build', '--out='], '--out is empty'],
  ['an empty manifest directory', ['build', '--manifest', ''], '--manifest is empty'],
])('%s is wrong usage, and the usage is shown', async (_, args, message) => {
  const { code, output } = await citywide(args)
  expect(code).toBe(2)
  expect(output).toContain(message)
  expect(output).toContain('Usage: npm run COMMAND')
})

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

test('an output that holds the report, the cache or the directory one stands in is wrong usage', async () => {
  const dir = await temporaryDir()
  await mkdir(join(dir, 'dist/here'), { recursive: true })
  const runs = [
    await buildInto(dir, smallSite, ['--report', join(dir, 'dist/report')]),
    await buildInto(dir, smallSite, ['--cache', join(dir, 'dist')]),
    await buildInto(dir, smallSite, [], { cwd: join(dir, 'dist/here') }),
  ]
  expect(runs.map(({ code }) => code)).toEqual([2, 2, 2])
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

test.each(['findings.json', 'routes.json'])('check:links with a damaged %s says so', async (name) => {
  const dir = await temporaryDir()
  await mkdir(join(dir, 'report'))
  await writeFile(join(dir, 'index.html'), '')
  for (const text of ['[{"code":"dead-li', '{}', '[1]', '[null]']) {
    for (const file of ['findings.json', 'routes.json']) await writeFile(join(dir, 'report', file), '[]')
    await writeFile(join(dir, 'report', name), text)
    const { code, output } = await citywide(['check-links', '--out', dir, '--report', join(dir, 'report')])
    expect([code, output]).toEqual([2, `${join(dir, 'report', name)} is damaged. Build the site again.\n`])
  }
})

test('preview without a site says to build one', async () => {
  const dir = join(await temporaryDir(), 'nowhere')
  const { code, output } = await citywide(['preview', '--out', dir])
  expect([code, output]).toEqual([2, `There is no site in ${dir}. Build it first.\n`])
})

test.each(['preview', 'dev'])('a port that is taken ends %s with one sentence', async (command) => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo // a TCP server has such an address once it listens
  const { code, output } = await citywide([command, '--port', String(port), '--out', join(inject('sampleDir'), 'dist')])
  expect([code, output]).toEqual([2, `Port ${port} cannot be used: another program is listening there.\n`])
})

test.each(['out', 'report', 'cache'])('a --%s below a file ends the build with one sentence', async (option) => {
  const dir = await temporaryDir()
  const file = join(dir, 'file')
  await writeFile(file, '')
  const { code, output } = await buildInto(dir, smallSite, [`--${option}`, join(file, 'below')])
  expect(code).toBe(2)
  expect(output.trimEnd().split('\n').at(-1)).toMatch(new RegExp(`^${file}.* cannot be used: .*\\.$`))
  expect(output).not.toMatch(/fault|^ +at /m)
})

test('a foreign NODE_ENV changes no byte, and poisons no cache', async () => {
  const dir = await temporaryDir()
  const build = (name: string, cache: string, NODE_ENV: string) =>
    buildInto(join(dir, name), smallSite, ['--cache', join(dir, cache)], { env: { NODE_ENV } })
  expect((await build('a', 'cache-a', 'production')).code).toBe(0)
  expect((await build('b', 'cache-b', 'development')).code).toBe(0)
  expect(await treeHashes(join(dir, 'b/dist'))).toEqual(await treeHashes(join(dir, 'a/dist')))
  expect(Object.keys(await treeHashes(join(dir, 'cache-b')))).toEqual(
    Object.keys(await treeHashes(join(dir, 'cache-a'))),
  )
})
