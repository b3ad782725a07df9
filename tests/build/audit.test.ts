import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import fastGlob from 'fast-glob'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { RouteRow } from '../../generator/report/route-row.ts'
import { citywide, type Outcome, rootDir, sharedCache, smallSite } from '../support/citywide.ts'
import { applyEdits } from '../support/manifest-case.ts'
import { auditSite, buildSite, openExplainer } from '../support/pipeline.ts'
import { synthesise } from '../support/synthetic-manifest.ts'
import { temporaryDir } from '../support/temporary.ts'

const manifest = join(rootDir, 'manifest')

const sample = join(inject('sampleDir'), 'dist')

const contactLink = '        - { page: contact }'

/** Path and time of the last change of every file of the sample. */
const marks = async () => {
  const files = await fastGlob('**', { cwd: sample, stats: true, dot: true })
  return files.map(({ path, stats }) => `${path} ${stats?.mtimeMs}`).sort()
}

/** The sample audited again, with one thread. */
let again: Outcome & { dir: string; report: string; before: string[]; after: string[] }
beforeAll(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'citywide-audit-'))
  const report = join(dir, 'report')
  const before = await marks()
  const outcome = await auditSite({ outDir: sample, manifestDir: manifest, reportDir: report })
  again = { ...outcome, dir, report, before, after: await marks() }
})
afterAll(() => rm(again.dir, { recursive: true, force: true }))

/** The small site with a dead link in its footer, which is a known issue. */
let known: { dir: string; dist: string; manifest: string; explain: Awaited<ReturnType<typeof openExplainer>> }
beforeAll(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'citywide-known-'))
  const [dist, manifestDir] = [join(dir, 'dist'), join(dir, 'manifest')]
  await applyEdits(manifestDir, [
    { file: 'navigation.yaml', replace: contactLink, with: '        - { label: Blog, path: /blog/ }' },
    {
      file: 'known-issues.yaml',
      write: "- { code: dead-link, url: /blog/, reason: The blog is planned., expires: '2999-01-31' }\n",
    },
  ])
  const { code, output } = await buildSite(dir, manifestDir)
  expect(code, output).toBe(0)
  known = { dir, dist, manifest: manifestDir, explain: await openExplainer({ outDir: dist, manifestDir }) }
})
afterAll(() => rm(known.dir, { recursive: true, force: true }))

const rowsOf = async (report: string): Promise<RouteRow[]> =>
  JSON.parse(await readFile(join(report, 'routes.json'), 'utf8'))

test('an audit has the same findings as the build', async () => {
  const { code, output, report } = again
  expect(code, output).toBe(0)
  for (const file of ['findings.json', 'routes.json', 'findings.csv', 'routes.csv'])
    expect(await readFile(join(report, file), 'utf8'), file).toBe(
      await readFile(join(inject('sampleDir'), 'report', file), 'utf8'),
    )
})

test('the audit sees pages that were edited, added and removed by hand', async () => {
  const dir = await temporaryDir()
  const [dist, report] = [join(dir, 'dist'), join(dir, 'report')]
  await cp(join(inject('smallDir'), 'dist'), dist, { recursive: true })
  const services = join(dist, 'services/index.html')
  await writeFile(
    services,
    (await readFile(services, 'utf8'))
      .replace(/<title>[^<]*/, '<title>')
      .replace('</main>', '<a href="/nowhere/">x y</a></main>'),
  )
  await mkdir(join(dist, 'offer'))
  await writeFile(join(dist, 'offer/index.html'), await readFile(join(dist, 'service-areas/index.html')))
  await rm(join(dist, 'contact'), { recursive: true })
  const { code, output } = await auditSite({ outDir: dist, manifestDir: smallSite, reportDir: report })
  expect(code).toBe(1)
  for (const [rule, url] of [
    ['title-missing', '/services/'],
    ['dead-link', '/nowhere/'],
    ['page-unknown', '/offer/'],
    ['page-missing', '/contact/'],
  ])
    expect(JSON.parse(await readFile(join(report, 'findings.json'), 'utf8')), output).toContainEqual(
      expect.objectContaining({ code: rule, url }),
    )
  const rows = await rowsOf(report)
  expect(rows.find(({ path }) => path === '/offer/')).toMatchObject({ status: 'unknown' })
  expect(rows.find(({ path }) => path === '/services/')).toMatchObject({ title: '' })
  // Every page except the removed /contact/ and the added one links to it from header or footer.
  const pages = rows.filter(({ status }) => status !== 'missing' && status !== 'redirect').length
  expect(rows.find(({ path }) => path === '/contact/')).toMatchObject({
    status: 'missing',
    inlinks: pages,
    sources: [{ file: 'tests/fixtures/small-site/pages/contact.yaml', line: 1, column: 1 }],
  })
  expect(rows.find(({ path }) => path === '/nowhere/')).toMatchObject({
    status: 'missing',
    inlinks: 1,
    inlinksFromMain: 1,
  })
})

test('a manifest with errors gets a report, from build and audit', async () => {
  const dir = await temporaryDir()
  await cp(manifest, join(dir, 'manifest'), { recursive: true })
  await writeFile(join(dir, 'manifest/redirects.yaml'), '# Moved.\n- { form: /a/, to: / }\n')
  for (const command of ['build', 'audit']) {
    const report = join(dir, command, 'report')
    const dirs = { manifestDir: join(dir, 'manifest'), outDir: sample, reportDir: report }
    const { code, output } =
      command === 'build' ? await buildSite(join(dir, 'build'), dirs.manifestDir) : await auditSite(dirs)
    expect(code, output).toBe(1)
    expect((await readdir(report)).sort(), command).toEqual([
      'app',
      'data',
      'findings.csv',
      'findings.json',
      'findings.junit.xml',
      'index.html',
    ])
    expect(await readFile(join(report, 'data/summary.js'), 'utf8')).toContain('"outcome":"unread"')
    expect(await readFile(join(report, 'data/findings.js'), 'utf8')).toContain('{ form: /a/, to: / }')
  }
})

test('the audit does not change the site', () => {
  expect(again.after).toEqual(again.before)
})

test('known issues fail a strict audit, and GitHub shows every finding at its line', async () => {
  const report = join(await temporaryDir(), 'report')
  const dirs = ['--dist', known.dist, '--manifest', known.manifest, '--report', report, '--cache', sharedCache]
  const { code, output } = await citywide(['audit', '--strict', ...dirs], { env: { GITHUB_ACTIONS: 'true' } })
  expect(code).toBe(1)
  expect(output).toMatch(/^::notice file=.*manifest\/navigation\.yaml,line=\d+,col=\d+,title=dead-link::/m)
})

test('a directory without a site cannot be audited', async () => {
  const dir = join(await temporaryDir(), 'dist')
  await mkdir(dir)
  const dirs = { outDir: dir, manifestDir: manifest, reportDir: join(dir, '../report') }
  const { code, output } = await auditSite(dirs)
  expect(code).toBe(2)
  expect(output).toContain('There is no site in')
})

test('audit and build refuse a report inside the site', async () => {
  const dist = join(await temporaryDir(), 'dist')
  await mkdir(dist)
  const inside = join(dist, 'report')
  for (const command of ['audit', 'build']) {
    const { code, output } = await citywide([command, '--out', dist, '--report', inside])
    expect(code).toBe(2)
    expect(output).toMatch(/^--(report|out) must not be .*report/m)
  }
  expect(existsSync(inside)).toBe(false)
})

test('the site contains nothing of the report', async () => {
  const dist = join(inject('sampleDir'), 'dist')
  const files = await fastGlob('**', { cwd: dist, dot: true })
  expect(files.filter((file) => /findings|routes\.(json|csv)|junit|citywideReport/.test(file))).toEqual([])
  for (const file of files.filter((name) => /\.(html|js|xml|txt|json|webmanifest)$/.test(name)))
    expect(await readFile(join(dist, file), 'utf8'), file).not.toMatch(/citywideReport|findings\.json|["'/]report\//)
})

test('the report has the same bytes for any number of threads', async () => {
  const dir = await temporaryDir()
  const manifestDir = join(dir, 'manifest')
  // With these cities, the pages come in several batches.
  await synthesise({ from: smallSite, to: manifestDir, cities: 40 })
  const { code, output } = await buildSite(dir, manifestDir)
  expect(code, output).toBe(0)
  const [one, two] = [join(dir, 'one'), join(dir, 'two')]
  for (const [jobs, reportDir] of [one, two].entries())
    await auditSite({ outDir: join(dir, 'dist'), manifestDir, reportDir, jobs: jobs + 1 })
  const files = (await fastGlob('**', { cwd: one })).sort()
  expect(files).toContain('data/rows.js')
  expect((await fastGlob('**', { cwd: two })).sort()).toEqual(files)
  for (const file of files)
    expect((await readFile(join(one, file))).equals(await readFile(join(two, file))), file).toBe(true)
})

test('all tables have the same rows', async () => {
  const report = join(inject('sampleDir'), 'report')
  const rows = await rowsOf(report)
  const cells: Record<string, string>[] = parse(await readFile(join(report, 'routes.csv')), {
    columns: true,
    bom: true,
  })
  expect(cells.map(({ path }) => path)).toEqual(rows.map(({ path }) => path))
  for (const [index, row] of rows.entries()) {
    expect(cells[index]?.words).toBe(String(row.words))
    expect(cells[index]?.depth).toBe(row.depth === null ? '' : String(row.depth))
  }
})

test('why shows the sources of a page, its inlinks, and similar pages', () => {
  const output = known.explain('/services/drain-cleaning/')
  expect(output).toContain('service /services/:service/')
  expect(output).toMatch(/manifest\/services\/drain-cleaning\.yaml:1:1$/m)
  expect(output).toMatch(/\d+ pages link here/)
  expect(output).toMatch(/most similar\n +\d+\.\d% {2}\/services\//)
})

test('why suggests a similar URL', async () => {
  const dirs = ['--manifest', smallSite, '--dist', join(inject('smallDir'), 'dist'), '--cache', sharedCache]
  const { code, output } = await citywide(['why', '/services/drain-claening/', ...dirs])
  expect(code).toBe(2)
  expect(output).toContain('Did you mean /services/drain-cleaning/?')
})

test.each(['/blog/', 'blog'])('why says of the URL %s that it has no page, and who asks for it', (path) => {
  const output = known.explain(path)
  expect(output).toContain('missing: nothing is there')
  expect(output).toMatch(/manifest\/navigation\.yaml:\d+:\d+$/m)
  expect(output).toMatch(/21 pages link here, 0 of them in their text/) // 20 pages and the 404 page
  expect(output).toContain('known dead-link')
})

test('xmllint reads the report of tests', async (context) => {
  const { status, error, stderr } = spawnSync('xmllint', [
    '--nonet',
    '--noout',
    join(inject('sampleDir'), 'report/findings.junit.xml'),
  ])
  if (error) return context.skip('needs xmllint')
  expect(String(stderr)).toBe('')
  expect(status).toBe(0)
})

test('the report contains no placeholder', async () => {
  expect((await readdir(join(inject('sampleDir'), 'report'))).filter((name) => name.includes('tmp'))).toEqual([])
})
