import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { briefText } from '#generator/cli/print-brief.ts'
import { exportListText, importedText } from '#generator/cli/print-data.ts'
import { brief } from '#generator/pipeline/brief.ts'
import { importData, listData, removeData } from '#generator/pipeline/import-data.ts'
import { createRun } from '#generator/pipeline/run.ts'
import { type ManifestCase, type ManifestEdit, withEditedSite } from '../support/manifest-case.ts'
import { buildSite } from '../support/pipeline.ts'

const origin = 'https://gorgedrain.example'
const page = '/services/drain-cleaning/odell/'

const searchConsole = zipSync({
  'Seiten.csv': strToU8(
    `Die häufigsten Seiten,Klicks,Impressionen,CTR,Position\n${origin}${page},4,80,5 %,"12,4"\n${origin}/old/,2,9,1%,3\n`,
  ),
  'Suchanfragen.csv': strToU8(
    'Häufigste Suchanfragen,Klicks,Impressionen,CTR,Position\nseptic tank odell,1,60,1%,11\n',
  ),
  'Diagramm.csv': strToU8('Datum,Klicks,Impressionen,CTR,Position\n2026-09-30,1,2,3%,4\n2026-07-01,1,2,3%,4\n'),
  'Länder.csv': strToU8('Land,Klicks,Impressionen,CTR,Position\nUtopia,1,2,3%,4\n'),
})

const log = [
  `203.0.113.7 - - [10/Oct/2026:13:55:36 +0000] "GET ${page} HTTP/1.1" 200 512 "-" "Googlebot/2.1"`,
  `203.0.113.7 - - [11/Oct/2026:13:55:36 +0000] "GET ${page} HTTP/1.1" 200 512 "-" "Googlebot/2.1"`,
  ...Array(3).fill('203.0.113.7 - - [11/Oct/2026:13:55:36 +0000] "GET /odell/ HTTP/1.1" 404 512 "-" "Firefox"'),
  'not a request',
].join('\n')

/** Calls `use` with a copy of the small site, and a run of it with a folder for exports. */
function withData(use: (dirs: ManifestCase, dataDir: string) => Promise<void>, edits: ManifestEdit[] = []) {
  return withEditedSite(edits, async (dirs) => {
    await writeFile(join(dirs.rootDir, 'search-console.zip'), searchConsole)
    await writeFile(join(dirs.rootDir, 'access.log.gz'), gzipSync(log))
    await use(dirs, join(dirs.rootDir, 'data'))
  })
}

describe('imported exports', () => {
  test('are named with what was read, what was not, and which lines are malformed', () =>
    withData(async (dirs, dataDir) => {
      const run = createRun({ ...dirs, dataDir })
      const paths = ['search-console.zip', 'access.log.gz'].map((file) => join(dirs.rootDir, file))
      const files = await importData(run, paths)
      expect(importedText(files).replaceAll(/-[0-9a-f]{12}/g, '-HASH')).toBe(
        [
          'search-console.zip: Search Console, pages, 2 lines from 2026-07-01 to 2026-09-30, 2 kept as search-pages-HASH.',
          'search-console.zip: Search Console, queries, 1 line from 2026-07-01 to 2026-09-30, 1 kept as search-queries-HASH.',
          '  Not used: Länder.csv.',
          '',
          'access.log.gz: log in the combined format, 6 lines from 2026-10-10 to 2026-10-11, 2 kept as log-HASH.',
          '  1 malformed line is left out:',
          '    line 6: "not a request"',
          '',
          'Run "build" or "audit" to see them in the report.',
        ].join('\n'),
      )
      // The same log is not counted twice, and a new table of Search Console replaces the last one.
      const again = await importData(run, paths)
      expect(again.flatMap(({ tables }) => tables.map(({ isKnown }) => isKnown))).toEqual([true, true, true])
      await writeFile(join(dirs.rootDir, 'new.csv'), `Page,Clicks,Impressions,Position\n${origin}/,1,2,3\n`)
      const [newer] = await importData(run, [join(dirs.rootDir, 'new.csv')])
      expect(newer?.tables[0]?.replaced).toEqual([files[0]?.tables[0]?.id])
      expect(exportListText(listData(run)).split('\n')).toHaveLength(3)
      removeData(run, files[1]?.tables[0]?.id ?? '')
      expect(listData(run)).toHaveLength(2)
    }))

  test('are refused as a whole if one of them is something else', () =>
    withData(async (dirs, dataDir) => {
      const run = createRun({ ...dirs, dataDir })
      await writeFile(join(dirs.rootDir, 'reviews.csv'), 'name,stars\nAnn,5\n')
      const paths = ['search-console.zip', 'reviews.csv'].map((file) => join(dirs.rootDir, file))
      await expect(importData(run, paths)).rejects.toThrow(/reviews\.csv has the columns "name", "stars"/)
      expect(listData(run)).toEqual([])
      await expect(importData(run, ['nowhere.csv'])).rejects.toThrow('There is no file nowhere.csv.')
    }))

  test.each([
    ['nothing.csv', '', 'nothing.csv is empty.'],
    ['half.zip', Buffer.from(searchConsole).subarray(0, 200), 'half.zip is damaged or incomplete'],
    ['half.gz', gzipSync(log).subarray(0, 100), 'half.gz is damaged or incomplete'],
    ['book.xlsx', zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }), 'book.xlsx is a spreadsheet.'],
    ['picture.png', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'picture.png is not a text.'],
    [
      'other.csv',
      'Page,Clicks,Impressions\nhttps://b.example/,1,2\n',
      'other.csv has nothing about a page of gorgedrain.example. 1 row of other hosts: not used. b.example (1).',
    ],
    [
      'other.log',
      `b.example:443 ${log.split('\n')[0]}`,
      'other.log has nothing about a page of gorgedrain.example. 1 request of other hosts',
    ],
  ])('are refused if there is nothing to read: %s', (name, content, message) =>
    withData(async (dirs, dataDir) => {
      const run = createRun({ ...dirs, dataDir, today: '2026-11-01' })
      const path = join(dirs.rootDir, name)
      await writeFile(path, content)
      await expect(importData(run, [path])).rejects.toThrow(message)
      expect(listData(run)).toEqual([])
    }),
  )

  test('may be logs with the same days, which a note says', () =>
    withData(async (dirs, dataDir) => {
      const run = createRun({ ...dirs, dataDir, today: '2026-11-01' })
      const path = join(dirs.rootDir, 'access.log')
      await writeFile(path, `${log}\n${log.split('\n')[0]?.replace('10/Oct', '12/Oct')}\n`)
      const [, grown] = await importData(run, [join(dirs.rootDir, 'access.log.gz'), path])
      expect(grown?.tables[0]?.notes[0]).toMatch(/^Its days are also those of log-\w+ \(access\.log\.gz\)\./)
    }))

  test('of which a file is damaged are refused with what to do', () =>
    withData(async (dirs, dataDir) => {
      await mkdir(dataDir)
      await writeFile(join(dataDir, 'log-123.json'), '{"version":1,"table":{"kind":"requests","paths":["/a/"')
      expect(() => listData(createRun({ ...dirs, dataDir }))).toThrow(/log-123\.json is damaged\. Remove it/)
    }))
})

test('the report shows the traffic of each page, and what follows from it', () =>
  withData(async (dirs, dataDir) => {
    const out = join(dirs.rootDir, 'out')
    const options = { today: dirs.today, cacheDir: dirs.cacheDir, dataDir }
    await buildSite(out, dirs.manifestDir, options)
    expect(existsSync(join(out, 'report/traffic'))).toBe(false)

    const run = createRun({ ...dirs, dataDir })
    await importData(
      run,
      ['search-console.zip', 'access.log.gz'].map((file) => join(dirs.rootDir, file)),
    )
    await buildSite(out, dirs.manifestDir, options)
    const rows: Record<string, unknown>[] = JSON.parse(await readFile(join(out, 'report/routes.json'), 'utf8'))
    expect(rows.find(({ path }) => path === page)).toMatchObject({
      clicks: 4,
      impressions: 80,
      position: 12.4,
      crawls: 2,
      lastCrawl: '2026-10-11',
      notFound: 0,
    })
    const malformed = (await readdir(join(out, 'report/traffic'))).find((name) =>
      name.startsWith('malformed-lines-of-log-'),
    )
    expect(await readFile(join(out, 'report/traffic', malformed ?? ''), 'utf8')).toBe(
      'line,reason\n6,"""not a request"""\n',
    )
    const unserved = await readFile(join(out, 'report/traffic/unserved.csv'), 'utf8')
    expect(unserved).toContain('/old/,2,9,0,0,')
    expect(unserved).toContain('/odell/,0,0,3,0,/service-areas/odell/')
    expect(await readFile(join(out, 'report/traffic/redirects.yaml'), 'utf8')).toContain(
      '- { from: "/odell/", to: "/service-areas/odell/" }',
    )
    expect(await readFile(join(out, 'report/traffic/queries-without-page.csv'), 'utf8')).toContain(
      'septic tank odell,1,60,11,septic tank,',
    )
    expect(await readFile(join(out, 'report/data/traffic.js'), 'utf8')).toContain('septic tank odell')
    expect(await readFile(join(out, 'report/data/summary.js'), 'utf8')).toMatch(/hasTraffic.*searchPeriod/)

    const { brief: found } = await brief(
      createRun({ ...dirs, dataDir, outDir: join(out, 'dist'), reportDir: join(out, 'report') }),
      page,
    )
    expect(found && briefText(found)).toContain('County: Hood River County')

    for (const { id } of listData(run)) removeData(run, id)
    await buildSite(out, dirs.manifestDir, options)
    expect(existsSync(join(out, 'report/traffic'))).toBe(false)
    expect(existsSync(join(out, 'report/data/traffic.js'))).toBe(false)
  }))

test('noindex.yaml keeps a page out of search engines and of the sitemap, and no other', () =>
  withEditedSite([{ file: 'noindex.yaml', write: `- { path: ${page}, reason: Weak }` }], async (dirs) => {
    const out = join(dirs.rootDir, 'out')
    const { code } = await buildSite(out, dirs.manifestDir, { today: dirs.today, cacheDir: dirs.cacheDir })
    expect(code).toBe(0)
    const robots = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1]
    expect(robots(await readFile(join(out, 'dist', page, 'index.html'), 'utf8'))).toBe('noindex, follow')
    const other = await readFile(join(out, 'dist/services/drain-cleaning/index.html'), 'utf8')
    expect(robots(other)).toContain('index, follow,')
    const sitemaps = await readFile(join(out, 'dist/sitemap-service-places.xml'), 'utf8')
    expect(sitemaps).not.toContain(`${page}<`)
  }))
