import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, onTestFinished, test } from 'vitest'
import type { Finding } from '../../generator/core/problem.ts'
import { cacheWithoutImages } from '../support/cache-without-images.ts'
import { rowsToRun } from '../support/campaign.ts'
import { rootDir, smallSite } from '../support/citywide.ts'
import { copyTree, readJson, treeHashes } from '../support/files.ts'
import { buildSite } from '../support/pipeline.ts'
import { temporaryDir, temporaryDirOfFile } from '../support/temporary.ts'

/** The small site, built once. */
const built = await temporaryDirOfFile()
expect((await buildSite(built, smallSite)).code).toBe(0)

/** A copy of the built site with its manifest, a function that builds it again, and one that edits a file of the manifest. */
async function builtCopy() {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  copyTree(smallSite, manifest)
  copyTree(built, dir)
  const build = () => buildSite(dir, manifest)
  const edit = async (file: string, from: string, to: string) => {
    const text = await readFile(join(manifest, file), 'utf8')
    expect(text).toContain(from)
    await writeFile(join(manifest, file), text.replace(from, to))
  }
  return { dist: join(dir, 'dist'), manifest, build, edit }
}

test('a manifest with an error leaves the published site unchanged', async () => {
  const { dist, build, edit } = await builtCopy()
  const before = await treeHashes(dist)
  await edit('services/drain-cleaning.yaml', 'pricingNote:', 'pricingNotes:')
  const { code, output } = await build()
  expect(code).toBe(1)
  expect(output).toContain('1 error.')
  expect(await treeHashes(dist)).toEqual(before)
})

test('invented values of the company do not hide what is wrong on pages', async () => {
  const { dist, build, edit } = await builtCopy()
  const before = await treeHashes(dist)
  await edit('site.yaml', '  sample: true\n', '')
  await edit('services/drain-cleaning.yaml', '(/services/sewer-inspection/)', '(/services/sewer-inspektion/)')
  const { code, output } = await build()
  expect(code).toBe(1)
  expect(output).toContain('error invented-facts')
  expect(output).toContain('error dead-link')
  expect(await treeHashes(dist)).toEqual(before)
})

test('a broken link found after rendering leaves the published site unchanged', async () => {
  const { dist, build, edit } = await builtCopy()
  const before = await treeHashes(dist)
  await edit('services/drain-cleaning.yaml', '(/services/sewer-inspection/)', '(/services/sewer-inspektion/)')
  const { code, output } = await build()
  expect(code).toBe(1)
  expect(output).toMatch(/services\/drain-cleaning\.yaml:\d+:\d+ error dead-link/)
  expect(output).toContain('Did you mean "/services/sewer-inspection/"?')
  expect(await treeHashes(dist)).toEqual(before)
})

test('an edit of one city rewrites only the files that show it', async () => {
  const { dist, build, edit } = await builtCopy()
  const before = await treeHashes(dist)
  const untouched = join(dist, 'services/drain-cleaning/cascade-locks/index.html')
  const { ino } = await stat(untouched)
  await edit('cities.csv', 'Packing houses and homes', 'Cold stores and homes')
  expect((await build()).output).toMatch(/publish .* 0 new, \d+ changed, \d+ unchanged, 0 removed/)
  const after = await treeHashes(dist)
  const changed = Object.keys(after).filter((file) => after[file] !== before[file])
  expect(changed).toContain('service-areas/odell/index.html')
  expect(changed.filter((file) => !file.includes('odell'))).toEqual([])
  expect((await stat(untouched)).ino).toBe(ino) // a replaced file has another inode number
})

test('a page removed from the manifest is removed with its folder', async () => {
  const { dist, manifest, build } = await builtCopy()
  const csv = await readFile(join(manifest, 'cities.csv'), 'utf8')
  await writeFile(join(manifest, 'cities.csv'), csv.replace(/^.*,Cascade Locks,.*\n/m, ''))
  expect((await build()).code).toBe(0)
  expect(existsSync(join(dist, 'service-areas/cascade-locks'))).toBe(false)
  expect(existsSync(join(dist, 'service-areas/odell/index.html'))).toBe(true)
})

test('the leftovers of a killed build are removed', async () => {
  const { dist, build } = await builtCopy()
  await mkdir(join(`${dist}.staging`, 'site'), { recursive: true })
  await writeFile(join(`${dist}.staging`, 'owner'), '999999999') // no process has this number
  await writeFile(join(`${dist}.staging`, 'site/half.html'), '<p>half a pa')
  expect((await build()).code).toBe(0)
  expect(existsSync(`${dist}.staging`)).toBe(false)
  expect(existsSync(join(dist, 'half.html'))).toBe(false)
})

test('a second build into the same output is refused while the first is running', async () => {
  const { dist, build } = await builtCopy()
  await mkdir(`${dist}.staging`)
  const other = process.ppid // a process that runs, and is not this one
  await writeFile(join(`${dist}.staging`, 'owner'), String(other))
  const { code, output } = await build()
  expect(code).toBe(2)
  expect(output).toContain(`Another build (process ${other})`)
  await rm(`${dist}.staging`, { recursive: true })
})

test('a directory that is neither empty nor an earlier build is refused, but problems of the content come first', async () => {
  const { dist, build, edit } = await builtCopy()
  await rm(dist, { recursive: true })
  await mkdir(dist)
  await writeFile(join(dist, 'notes.txt'), 'mine')
  const { code, output } = await build()
  expect(code).toBe(2)
  expect(output).toContain(`${dist} is not empty and not an earlier build`)
  expect(output).not.toContain('assets') // the stage after loading
  expect(await readdir(dist)).toEqual(['notes.txt'])
  expect(existsSync(`${dist}.staging`)).toBe(false)
  await edit('services/drain-cleaning.yaml', 'pricingNote:', 'pricingNotes:')
  expect((await build()).code).toBe(1)
})

test('an earlier build that holds a symbolic link is refused', async () => {
  const { dist, build } = await builtCopy()
  await rm(join(dist, 'services'), { recursive: true })
  await symlink('/tmp', join(dist, 'services'))
  const { code, output } = await build()
  expect(code).toBe(2)
  expect(output).toContain(`${dist}/services is a symbolic link`)
})

test('a file in place of a folder, and a folder in place of a file, are replaced', async () => {
  const { dist, build } = await builtCopy()
  const before = await treeHashes(dist)
  await rm(join(dist, 'services'), { recursive: true })
  await writeFile(join(dist, 'services'), 'a file')
  await rm(join(dist, 'robots.txt'))
  await mkdir(join(dist, 'robots.txt/a'), { recursive: true })
  expect((await build()).code).toBe(0)
  expect(await treeHashes(dist)).toEqual(before)
})

const sampleManifest = join(rootDir, 'manifest')

type Stop = { at: string; signal: NodeJS.Signals; env?: Record<string, string> }

/** Starts a build, sends it a signal at the first line that begins with a word, and waits for its end. */
function stoppedBuild(args: string[], { at, signal, env }: Stop) {
  const child = spawn(process.execPath, [join(rootDir, 'generator/citywide.mjs'), 'build', ...args], {
    env: { ...process.env, ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  let isSent = false
  const hear = (chunk: Buffer) => {
    output += chunk
    if (!isSent && new RegExp(`^${at}\\b`, 'm').test(output)) isSent = child.kill(signal)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  return new Promise<{ code: number | null; output: string; isSent: boolean }>((resolve) =>
    child.once('close', (code) => resolve({ code, output, isSent })),
  )
}

// The stage that is stopped is long enough for a signal: the many pages of the sample, or the images of the small site.
const stops = [
  ['pages', 'assets', 'SIGINT', 130, sampleManifest],
  ['pictures', 'pages', 'SIGINT', 130, smallSite],
  ['pages', 'assets', 'SIGTERM', 143, sampleManifest],
] as const
test.each(rowsToRun(stops, ([, , signal]) => signal === 'SIGINT'))(
  'a build stopped while %s are made (after %s, by %s) leaves nothing behind',
  async (_, at, signal, exit, manifest) => {
    const dir = await temporaryDir()
    await cacheWithoutImages(join(dir, 'cache'))
    const dirs = ['--out', join(dir, 'dist'), '--report', join(dir, 'report'), '--cache', join(dir, 'cache')]
    const args = ['--manifest', manifest, ...dirs]
    const { code, output } = await stoppedBuild(args, { at, signal })
    expect(code).toBe(exit)
    expect(output).not.toMatch(/fault|Error|^ +at /m)
    expect(output).not.toMatch(/^site files/m)
    expect(await readdir(dir)).toEqual(['cache'])
    // The linked parts of the cache belong to other builds too.
    const unfinished = { cwd: join(dir, 'cache'), dot: true, followSymbolicLinks: false }
    expect(await fastGlob('**/*.tmp', unfinished)).toEqual([])
  },
)

test('a signal to a build that is refused does not touch what the running build has staged', async () => {
  const dir = await temporaryDir()
  const staging = join(dir, 'dist.staging')
  await mkdir(staging)
  await writeFile(join(staging, 'owner'), String(process.pid))
  await writeFile(join(staging, 'page-1-0'), 'half')
  const args = ['--out', join(dir, 'dist'), '--report', join(dir, 'report')]
  // A refused build ends within moments. A timer keeps the process until the signal has come.
  const waiting = 'const timer=setTimeout(()=>{},60000);process.once("SIGINT",()=>clearTimeout(timer))'
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(waiting)}` }
  const { isSent } = await stoppedBuild(args, { at: 'load', signal: 'SIGINT', env })
  expect(isSent).toBe(true)
  expect(await readdir(dir)).toEqual(['dist.staging'])
  expect(await readdir(staging)).toEqual(['owner', 'page-1-0'])
})

test('problems of the content are in the findings report, and the URL report is unchanged', async () => {
  const { dist, build, edit } = await builtCopy()
  const report = join(dist, '../report')
  const before = await treeHashes(report)
  await edit('services/drain-cleaning.yaml', 'pricingNote:', 'pricingNotes:')
  const { output } = await build()
  const after = await treeHashes(report)
  expect(after['routes.json']).toBe(before['routes.json'])
  const findings = await readJson<Finding[]>(join(report, 'findings.json'))
  expect(findings.map(({ code, url }) => [code, url])).toEqual([['unknown-key', '']])
  expect(await readFile(join(report, 'findings.csv'), 'utf8')).toContain('unknown-key,error,,1,')
  expect(output.match(/unknown-key/g)).toHaveLength(1)
})
