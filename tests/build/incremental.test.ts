import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { appendFile, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reasonOfLastBuild, storeOf } from '#generator/render/store/page-store.ts'
import { rowsToRun } from '../support/campaign.ts'
import { sharedCache } from '../support/citywide.ts'
import { companyEdits } from '../support/companies.ts'
import { treeHashes } from '../support/files.ts'
import { applyEdits } from '../support/manifest-case.ts'
import { buildSite } from '../support/pipeline.ts'

const today = '2026-11-20'

const dirs: string[] = []
afterAll(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true, force: true }))))

/** A manifest with two directories it is built in: one keeps what earlier builds made, the other is built from nothing. */
async function twoSites({ cities = 0, company, jobs = 1 }: { cities?: number; company?: string; jobs?: number } = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'citywide-'))
  dirs.push(dir)
  const manifest = join(dir, 'manifest')
  await applyEdits(manifest, company === undefined ? [] : await companyEdits(company))
  await appendFile(join(manifest, 'cities.csv'), Array.from({ length: cities }, (_, index) => cityRow(index)).join(''))
  // Invented cities have no text of their own.
  if (cities > 0) await appendFile(join(manifest, 'site.yaml'), '\naudit:\n  doorways: { most: 1 }\n')
  const [kept, clean] = [join(dir, 'kept'), join(dir, 'clean')]
  const store = storeOf(join(sharedCache, 'pages'), join(kept, 'dist'))
  const build = () => buildSite(kept, manifest, { today, jobs })
  const buildClean = async () => {
    await rm(join(clean, 'dist'), { recursive: true, force: true })
    await rm(storeOf(join(sharedCache, 'pages'), join(clean, 'dist')), { recursive: true, force: true })
    return buildSite(clean, manifest, { today })
  }
  /** Builds both, and compares sites and reports. Returns how many pages the first of them made and kept. */
  const compare = async (what: string) => {
    const [built, fresh] = [await build(), await buildClean()]
    expect(built.code, `${what}: ${built.output}`).toBe(fresh.code)
    expect(fresh.code, `${what}: ${fresh.output}`).toBe(0)
    for (const part of ['dist', 'report'])
      expect(await treeHashes(join(kept, part)), what).toEqual(await treeHashes(join(clean, part)))
    return built.stages.find(({ name }) => name === 'pages')?.detail ?? ''
  }
  const edit = async (file: string, change: (text: string) => string) => {
    const path = join(manifest, file)
    const text = await readFile(path, 'utf8')
    expect(change(text), file).not.toBe(text)
    await writeFile(path, change(text))
  }
  return { manifest, kept, store, build, compare, edit }
}

const cityRow = (index: number) =>
  `hood-river,Orchard ${index},orchard-${index},,${200 + index},census,97031,45.6${index + 10},-121.5${index + 10},,"Rows of trees on bench ${index} above the river.",2020 Census\n`

const textFields = 'heading|text|alt|label|review|description|tagline|body|answer|question|intro|price'

/** Adds a word to the texts of a record, in the way of the file's format. */
function reword(file: string, text: string): string {
  if (file === 'icons.yaml') return text.replace(/: "?M4 8/, (start) => start.replace('8', '9'))
  if (file.endsWith('.json')) return text.replace(/(": "[^"]*\w \w+ \w+ \w[^"]*)"/g, '$1 indeed"')
  return text.replace(new RegExp(`\\b(${textFields}): (\\w[^,{}"'\\n]*[\\w.?])`, 'g'), '$1: $2 indeed')
}

/** A record of each kind that people edit most. A campaign changes all. */
const usualRecords = ['counties/hood-river.yaml', 'pages/home.yaml', 'services/drain-cleaning.yaml', 'site.yaml']

test('after a change of any record, the site and the report are those of a clean build', async () => {
  const { manifest, compare, edit } = await twoSites()
  expect(await compare('at first')).toMatch(/^\d+ rendered and scanned$/)
  const files = (await fastGlob('**/*.{yaml,json}', { cwd: manifest })).sort()
  for (const file of rowsToRun(files, (each) => usualRecords.includes(each))) {
    await edit(file, (old) => reword(file, old))
    await compare(file)
  }
  const rows = readFileSync(join(manifest, 'cities.csv'), 'utf8').trimEnd().split('\n').keys()
  for (const row of rowsToRun([...rows].slice(1), (each) => each === 1)) {
    await edit('cities.csv', (text) =>
      text
        .split('\n')
        .map((line, at) => (at === row ? line.replace(/(among|above|in) /, '$1 all ') : line))
        .join('\n'),
    )
    expect(await compare(`row ${row} of cities.csv`)).toMatch(/ kept$/)
  }
})

type TwoSites = Awaited<ReturnType<typeof twoSites>>

const usualChanges = ['a city is added', 'a service gets another URL', 'the phone number changes']

/** Each is made to the site that those before it left. */
const changes: [what: string, (site: TwoSites) => Promise<unknown>][] = [
  [
    'a city is added',
    ({ edit }) =>
      edit('cities.csv', (text) =>
        text.replace(
          /^(hood-river,Odell)/m,
          'hood-river,Parkdale,parkdale,,311,census,97041,45.51873,-121.59590,,"A village at the foot of the mountain, at the end of the line.",2020 Census\n$1',
        ),
      ),
  ],
  ['a city is removed', ({ edit }) => edit('cities.csv', (text) => text.replace(/^.*Parkdale.*\n/m, ''))],
  [
    'a city gets another name',
    ({ edit }) => edit('cities.csv', (text) => text.replace('Cascade Locks,', 'Cascade Rapids,')),
  ],
  [
    'a city gets another URL',
    ({ edit }) => edit('cities.csv', (text) => text.replace(',cascade-locks,', ',the-locks,')),
  ],
  [
    'a service is added',
    ({ manifest, edit }) =>
      cp(join(manifest, 'services/sewer-inspection.json'), join(manifest, 'services/pipe-lining.json')).then(() =>
        edit('services/pipe-lining.json', (text) =>
          text
            .replace('Sewer Inspection', 'Pipe Lining')
            .replace(/(escription": "[^"]*)"/g, '$1 A sleeve is drawn through the pipe."'),
        ),
      ),
  ],
  [
    'a service gets another URL',
    async ({ manifest, edit }) => {
      await rename(join(manifest, 'services/sewer-inspection.json'), join(manifest, 'services/sewer-camera.json'))
      for (const file of ['services/drain-cleaning.yaml', 'pages/home.yaml'])
        await edit(file, (text) => text.replaceAll('sewer-inspection', 'sewer-camera'))
    },
  ],
  [
    'a text appears where there was none',
    ({ manifest }) => cityText(manifest, 'body: Water covers the lanes after rain.\n'),
  ],
  [
    'the header changes',
    ({ edit }) => edit('navigation.yaml', (text) => text.replace('label: Call Us', 'label: Call Now')),
  ],
  [
    'the phone number changes',
    ({ edit }) => edit('site.yaml', (text) => text.replaceAll('5550137', '5550138').replaceAll('555-0137', '555-0138')),
  ],
  [
    'a rule is turned off',
    ({ edit }) => edit('site.yaml', (text) => `${text}  rules:\n    thin-page: { severity: off }\n`),
  ],
]

describe('the site and the report are those of a clean build', () => {
  let site: TwoSites
  beforeAll(async () => {
    // With these cities, the pages come in three batches.
    site = await twoSites({ cities: 20 })
    await site.compare('at first')
  })
  test.each(rowsToRun(changes, ([what]) => usualChanges.includes(what)))('after %s', async (what, change) => {
    await change(site)
    await site.compare(what)
  })
})

async function cityText(manifest: string, text: string) {
  await mkdir(join(manifest, 'cities'), { recursive: true })
  await writeFile(join(manifest, 'cities/odell.yaml'), text)
}

describe('makes no more pages than a change concerns:', () => {
  test('the text of a city, those of the city', async () => {
    const { build, manifest, kept } = await twoSites()
    await build()
    await cityText(manifest, 'body: Water covers the lanes after rain.\n')
    await build()
    await cityText(manifest, 'body: Water covers the lanes after snow.\n')
    const { stages } = await build()
    expect(stages.find(({ name }) => name === 'pages')?.detail).toMatch(/^[1-3] rendered, \d+ kept$/)
    const why = (path: string) => reasonOfLastBuild(join(sharedCache, 'pages'), join(kept, 'dist'), path)
    expect(why('/service-areas/odell/')).toBe('cities/odell.body has changed')
    expect(why('/service-areas/hood-river/')).toBe('')
    expect(why('/nowhere/')).toBeUndefined()
  })

  test('the header, none is rendered or audited again, even if a page states hours of its own', async () => {
    const { build, edit, manifest, kept } = await twoSites()
    await cityText(manifest, 'body: The market is held on Saturday, 9:00 AM to 11:00 AM.\n')
    await build()
    expect(readFileSync(join(kept, 'dist/service-areas/odell/index.html'), 'utf8')).toContain('Saturday, 9:00 AM to 11')
    await edit('navigation.yaml', (text) => text.replace('label: Call Us', 'label: Call Now'))
    const { stages } = await build()
    expect(stages.find(({ name }) => name === 'pages')?.detail).toMatch(/^0 rendered, \d+ with new shared parts$/)
    expect(readFileSync(join(kept, 'dist/index.html'), 'utf8')).toContain('Call Now')
  })
})

test('with many texts, facts are checked beside the pages, and a wrong one still stops the build', async () => {
  const { manifest, kept, build, edit } = await twoSites({ jobs: 2 })
  await mkdir(join(manifest, 'traits'), { recursive: true })
  for (const number of Array.from({ length: 300 }).keys())
    await writeFile(
      join(manifest, `traits/trait-${number}.yaml`),
      `name: N${number}\nsummary: S${number}.\nservices: {}\n`,
    )
  const isRefused = async () => {
    await edit('cities.csv', (text) => text.replace(',8313,', ',831300,'))
    const { code, output } = await build()
    expect(code).toBe(1)
    expect(output).toMatch(/cities\.csv:2:\d+ error population-differs\n/)
    await edit('cities.csv', (text) => text.replace(',831300,', ',8313,'))
  }
  await isRefused()
  expect(existsSync(join(kept, 'dist'))).toBe(false)
  const first = await build()
  expect(first.code, first.output).toBe(0)
  const before = await treeHashes(join(kept, 'dist'))
  await isRefused()
  expect(await treeHashes(join(kept, 'dist'))).toEqual(before)
  await edit('cities.csv', (text) => text.replace('Steep streets', 'Steep lanes'))
  expect((await build()).code).toBe(0)
})

describe('what the last build kept is not believed', () => {
  const stored = (store: string, pattern: string) => fastGlob.sync(`last/${pattern}`, { cwd: store, absolute: true })
  const damages: [what: string, (site: TwoSites) => unknown][] = [
    ['if its facts are cut off', ({ store }) => stored(store, '*.facts').map((path) => truncateSync(path, 200))],
    ['if its facts are edited', ({ store }) => stored(store, '*.facts').map(flipByte)],
    ['if its index is cut off', ({ store }) => stored(store, 'index').map((path) => truncateSync(path, 200))],
    ['if its details are gone', ({ store }) => stored(store, '*.js').map((path) => rmSync(path))],
    ['if a page was edited by hand', ({ kept }) => appendFile(join(kept, 'dist/index.html'), '<p>By hand</p>')],
    ['if the site is gone', ({ kept }) => rm(join(kept, 'dist'), { recursive: true })],
    [
      'if the report was edited by hand',
      ({ kept }) =>
        readdirSync(join(kept, 'report/data/pages')).map((name) =>
          writeFileSync(join(kept, 'report/data/pages', name), 'gone'),
        ),
    ],
  ]
  let site: TwoSites
  beforeAll(async () => {
    site = await twoSites()
    await site.compare('at first')
  })
  const usualDamages = ['if its facts are edited', 'if a page was edited by hand']
  test.each(rowsToRun(damages, ([what]) => usualDamages.includes(what)))('%s', async (what, damage) => {
    await site.edit('services/drain-cleaning.yaml', (text) => text.replace('then flushed', 'then flushed well'))
    await damage(site)
    await site.compare(what)
  })
})

function flipByte(path: string) {
  const bytes = readFileSync(path)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  writeFileSync(path, bytes)
}

describe('with several offices', () => {
  let site: TwoSites
  beforeAll(async () => {
    site = await twoSites({ company: 'two-offices' })
    await site.compare('at first')
  })

  test('only pages of an office are rendered after its phone number has changed', async () => {
    await site.edit('offices/vancouver.yaml', (text) => text.replace('5550142', '5550143'))
    const detail = await site.compare('the phone number of an office')
    // Of 43 pages: 19 of Washington, the list of offices, and the contact page with its alias.
    expect(Number(/^(\d+) rendered/.exec(detail)?.[1])).toBeLessThan(30)
  })

  test('no page is rendered after the header has changed', async () => {
    await site.edit('navigation.yaml', (text) => text.replace('{ page: services }', '{ page: services, label: Work }'))
    expect(await site.compare('the header')).toMatch(/^0 rendered/)
  })

  const changes: [what: string, file: string, change: (text: string) => string][] = [
    ['the hours of the company', 'site.yaml', (text) => text.replace('16:30', '17:30')],
    ['the number of a county', 'counties/cowlitz.yaml', (text) => text.replace('5550199', '5550198')],
    ['a county without its number', 'counties/cowlitz.yaml', (text) => text.replace(/^phone:.*\n/m, '')],
    ['a county of another office', 'offices/vancouver.yaml', (text) => text.replace('[clark, cowlitz]', '[cowlitz]')],
    [
      'a text with the phone number',
      'services/drain-cleaning.yaml',
      (text) => text.replace('Ask for', 'Ask for {hours}'),
    ],
    ['no pages of regions', 'site.yaml', (text) => text.replace('places: { regionPages: true }', '')],
  ]
  const usualChanges = ['the number of a county', 'a text with the phone number']
  test.each(rowsToRun(changes, ([what]) => usualChanges.includes(what)))(
    'after a change, the site is that of a clean build: %s',
    async (what, file, change) => {
      await site.edit(file, change)
      await site.compare(what)
    },
  )
})

test('pages without a passage are hidden by one entry of noindex.yaml, until their passage is written', async () => {
  const { manifest, kept, compare } = await twoSites()
  await compare('at first')
  const robots = async () =>
    /<meta name="robots" content="([^"]*)"/.exec(
      await readFile(join(kept, 'dist/services/sewer-inspection/odell/index.html'), 'utf8'),
    )?.[1]
  const isInSitemap = async () => {
    const files = await fastGlob('sitemap*.xml', { cwd: join(kept, 'dist'), absolute: true })
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
    return texts.some((text) => text.includes('/services/sewer-inspection/odell/'))
  }
  expect([await robots(), await isInSitemap()]).toEqual(['index, follow, max-image-preview:large', true])
  await writeFile(join(manifest, 'noindex.yaml'), '- { without: passage, reason: Not written yet }\n')
  await compare('with the entry')
  expect([await robots(), await isInSitemap()]).toEqual(['noindex, follow', false])
  await mkdir(join(manifest, 'cities'), { recursive: true })
  const passage = 'services:\n  sewer-inspection: Old clay pipes run below the orchards of Odell.\n'
  await writeFile(join(manifest, 'cities/odell.yaml'), passage)
  expect(await compare('with a passage')).toMatch(/kept/)
  expect([await robots(), await isInSitemap()]).toEqual(['index, follow, max-image-preview:large', true])
})
