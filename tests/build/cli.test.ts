import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { readSettings, UsageError } from '#generator/cli/settings.ts'
import { checkLinks } from '#generator/pipeline/check-links.ts'
import type { BuildResult } from '../../generator/pipeline/build.ts'
import { rowsToRun } from '../support/campaign.ts'
import { buildInto, citywide, rootDir, smallSite } from '../support/citywide.ts'
import { treeHashes } from '../support/files.ts'
import { applyEdits } from '../support/manifest-case.ts'
import { buildSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

test('without installed packages, a clone says in one sentence what to do', async () => {
  const dir = await temporaryDir()
  await cp(join(rootDir, 'generator'), join(dir, 'generator'), { recursive: true })
  const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: dir, encoding: 'utf8' })
  const message = `The packages that Citywide needs are not installed. Run "npm ci" in ${dir} first.\n`
  const started = [run('generator/citywide.mjs', 'build'), run('generator/core/compile/compile.mjs', '.', 'compiled')]
  expect(started).toMatchObject([
    { status: 2, stderr: message },
    { status: 2, stderr: message },
  ])
})

test('a manifest directory that does not exist is wrong usage', async () => {
  const dir = await temporaryDir()
  const { code, output } = await buildInto(dir, join(dir, 'nowhere'))
  expect(code).toBe(2)
  expect(output).toContain(`There is no directory ${join(dir, 'nowhere')}`)
})

test.each([
  ['an unknown option', ['build', '--manifst', 'x'], 'There is no option --manifst. Did you mean "--manifest"?'],
  ['an unknown command', ['bild'], 'There is no command "bild". Did you mean "build"?'],
  ['no command', [], 'A command is missing.'],
])('%s is wrong usage, and the usage is shown', async (_, args, message) => {
  const { code, output } = await citywide(args)
  expect(code).toBe(2)
  expect(output.trim().endsWith(message)).toBe(true)
  expect(output).toContain('Usage: npm run COMMAND')
})

test.each([
  ['an unknown option', ['build', '--manifst', 'x'], '--manifst'],
  ['a number of jobs that is none', ['build', '--jobs', 'many'], '--jobs is "many"'],
  ['a number of jobs no machine has', ['build', '--jobs', '65'], 'from 1 to 64'],
  ['a port that is none', ['preview', '--port', '99999'], 'from 1 to 65535'],
  ['an empty directory', ['build', '--out='], '--out is empty'],
  ['an empty manifest directory', ['build', '--manifest', ''], '--manifest is empty'],
  ['a shard that is none', ['build', '--shard', '2'], '--shard is "2"'],
  ['a shard that counts from 0', ['build', '--shard', '0/4'], 'e.g. 1/4 to 4/4'],
  ['a shard after the last', ['build', '--shard', '5/4'], 'e.g. 1/4 to 4/4'],
  ['a shard of another command', ['audit', '--shard', '1/4'], '--shard is an option of "build" only'],
  ['a dry run of a shard', ['build', '--dry-run', '--shard', '1/4'], '--dry-run renders nothing'],
  [
    'a dry run of another command',
    ['audit', '--dry-run'],
    '--dry-run is an option of "build", "deploy" and "review" only',
  ],
  ['a table of a build', ['build', '--table', 'pages.csv'], '--table is an option of "build --dry-run" only'],
  ['a port of a build', ['build', '--port', '8080'], '--port is an option of "dev" and "preview" only'],
  ['a date of a build', ['build', '--date', '2026-11-30'], '--date is an option of "lock" only'],
  ['compressed copies of an audit', ['audit', '--precompress'], 'is an option of "build", "deploy" and "merge" only'],
  ['a company of a build', ['build', '--company', 'Ada'], '--company is an option of "init" only'],
  ['a merge of nothing', ['merge'], '"merge" takes SHARD…'],
])('%s is an error of usage', (_, args, message) => {
  expect(() => readSettings(rootDir, args)).toThrow(UsageError)
  expect(() => readSettings(rootDir, args)).toThrow(message)
})

test.each([['init', 'site'], ['diff'], ['no-command']])('help may be asked for after "%s"', (...args) => {
  expect(readSettings(rootDir, [...args, '--help']).command).toBe('help')
})

test('the help of init names all its options and every trade', async () => {
  const { code, output } = await citywide(['init', '--help'])
  expect(code).toBe(0)
  const { facts, area } = readSettings(rootDir, [])
  for (const option of Object.keys({ ...facts, ...area })) expect(output).toContain(`--${option} `)
  const trades = readdirSync(join(rootDir, 'starters')).filter((name) => name !== 'shared')
  expect(trades.filter((trade) => !output.includes(trade))).toEqual([])
})

test.each([
  ['the root of the file system', '/', 'it contains'],
  ['the sources', join(rootDir, 'src/dist'), 'it is inside'],
])('an output that is or touches %s is wrong usage', async (_, out, reason) => {
  const { code, output } = await citywide(['build', '--manifest', smallSite, '--out', out])
  expect(code).toBe(2)
  expect(output).toContain(`--out must not be ${out}: `)
  expect(output).toContain(reason)
})

test('an output, report or cache in the manifest, also through a link, is wrong usage', async () => {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  await cp(smallSite, manifest, { recursive: true })
  await symlink(manifest, join(dir, 'link'))
  const before = await treeHashes(manifest)
  for (const option of ['out', 'report', 'cache']) {
    const value = join(dir, 'link/inner')
    const { code, output } = await buildInto(dir, manifest, [`--${option}`, value, '--clean'])
    expect([code, output.trim().split('\n').at(-1)?.split(':')[0]]).toEqual([2, `--${option} must not be ${value}`])
  }
  expect(await treeHashes(manifest)).toEqual(before)
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
  expect(output.trim()).toBe('12 services, 4 counties, 58 cities, 837 URLs')
})

test('--json prints one object, with stages, counts and findings', async () => {
  const dir = await temporaryDir()
  const { output } = await buildInto(dir, smallSite, ['--json'])
  const result: BuildResult & { stages: { name: string }[] } = JSON.parse(output)
  expect(result.isGood).toBe(true)
  expect(result.stages.map(({ name }) => name)).toContain('publish')
})

describe('a known issue', () => {
  /** A copy of the small site with a dead link in its footer, which is known until a day. */
  async function knownIssue(expires: string) {
    const dir = await temporaryDir()
    const manifest = join(dir, 'manifest')
    await applyEdits(manifest, [
      {
        file: 'navigation.yaml',
        replace: '        - { page: contact }',
        with: '        - { label: Blog, path: /blog/ }',
      },
      {
        file: 'known-issues.yaml',
        write: `- { code: dead-link, url: /blog/, reason: The blog is planned., expires: '${expires}' }\n`,
      },
    ])
    return { dir, manifest }
  }

  test('does not fail a build', async () => {
    const { dir, manifest } = await knownIssue('2999-01-31')
    const { code, output } = await buildSite(dir, manifest)
    expect(code).toBe(0)
    expect(output).toContain('1 known issue')
  })

  test('fails a strict build', async () => {
    const { dir, manifest } = await knownIssue('2999-01-31')
    const { code, output } = await buildSite(dir, manifest, { isStrict: true })
    expect(code).toBe(1)
    expect(output).toContain('1 error')
  })

  test('fails the build once it has expired', async () => {
    const { dir, manifest } = await knownIssue('2020-01-31')
    const { code, output } = await buildSite(dir, manifest)
    expect(code).toBe(1)
    expect(output).toContain('It was a known issue until 2020-01-31')
    expect(output).toContain('1 error')
  })
})

test('a dead link in the footer fails the build at its line', async () => {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  const label = {
    replace: '- { page: contact }',
    with: '- { label: Awards, path: /awards }\n        - { page: contact }',
  }
  await applyEdits(manifest, [{ file: 'navigation.yaml', ...label }])
  const { code, output } = await buildSite(dir, manifest)
  expect(code).toBe(1)
  expect(output).toMatch(
    /navigation\.yaml:\d+:\d+ error dead-link\n {2}The link "footer › Company › Awards" goes to \/awards\/, on 21 pages/,
  )
})

test('check:links finds the same dead URLs as the audit', async () => {
  const dir = inject('smallDir')
  const { code, output } = await citywide(['check-links', '--out', join(dir, 'dist'), '--report', join(dir, 'report')])
  expect(output).toContain('Crawl and audit agree.')
  expect(output.match(/broken: .*/g)).toBe(null)
  expect(code).toBe(0)
})

test('check:links without a site says to build one', async () => {
  const dir = await temporaryDir()
  const { code, output } = await citywide(['check-links', '--out', dir, '--report', dir])
  expect(code).toBe(2)
  expect(output).toContain('Build it, or give its directory')
})

test.each(['findings.json', 'routes.json'])('check:links with a damaged %s says so', async (name) => {
  const dir = await temporaryDir()
  await mkdir(join(dir, 'report'))
  await writeFile(join(dir, 'index.html'), '')
  for (const text of ['[{"code":"dead-li', '{}', '[1]', '[null]']) {
    for (const file of ['findings.json', 'routes.json']) await writeFile(join(dir, 'report', file), '[]')
    await writeFile(join(dir, 'report', name), text)
    await expect(checkLinks({ outDir: dir, reportDir: join(dir, 'report') })).rejects.toThrow(
      `${join(dir, 'report', name)} is damaged. Build the site again.`,
    )
  }
})

test('preview without a site says to build one', async () => {
  const dir = join(await temporaryDir(), 'nowhere')
  const { code, output } = await citywide(['preview', '--out', dir])
  expect([code, output]).toEqual([2, `There is no site in ${dir}. Build it, or give its directory with --out.\n`])
})

test.each(rowsToRun(['preview', 'dev'], (command) => command === 'preview'))(
  'a port that is taken ends %s with one sentence',
  async (command) => {
    const server = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo // a TCP server has such an address once it listens
    // A cache of an earlier state of the project would make Vite say more.
    const dirs = ['--out', join(inject('sampleDir'), 'dist'), '--cache', await temporaryDir()]
    const { code, output } = await citywide([command, '--port', String(port), ...dirs])
    expect([code, output]).toEqual([2, `Port ${port} cannot be used: another program is listening there.\n`])
  },
)

test.each(['out', 'report', 'cache'])('a --%s below a file ends the build with one sentence', async (option) => {
  const dir = await temporaryDir()
  const file = join(dir, 'file')
  await writeFile(file, '')
  const { code, output } = await buildInto(dir, smallSite, [`--${option}`, join(file, 'below')])
  expect(code).toBe(2)
  expect(output.trimEnd().split('\n').at(-1)).toMatch(new RegExp(`^${file}.* cannot be used: .*\\.$`))
  expect(output).not.toMatch(/fault|^ +at /m)
})
