import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeOf } from '#generator/render/store/page-store.ts'
import { sharedCache, smallSite } from '../support/citywide.ts'
import { buildSite } from '../support/pipeline.ts'

// A fault in one record, planted after a build: the next build makes only the pages of the record, and finds in them and
// in the site what a clean build finds.

const today = '2026-11-20'

/** Faults by the rule that finds them, as text about a city that only the audit reads. */
const faults: [code: string, body: string][] = [
  ['link-tracked', '[Our page](/contact/?utm_source=news)'],
  ['phone-differs', 'Call (206) 555-0187 on weekdays.'],
  ['relative-date', 'The lines were renewed 3 weeks ago.'],
  ['link-generic-text', '[Click here](/contact/)'],
  ['secret-in-page', 'The key is AKIAIOSFODNN7EXAMPLQ for all.'],
  ['dead-fragment', '[Our pipes](/contact/#pipes)'],
]

let dir: string
const sites: Record<'kept' | 'clean', string> = { kept: '', clean: '' }
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'citywide-'))
  for (const name of ['kept', 'clean'] as const) sites[name] = join(dir, name)
  await cp(smallSite, join(dir, 'manifest'), { recursive: true })
  await mkdir(join(dir, 'manifest/cities'))
  await plant('The soil here is gravel, and roots follow the old clay pipes.')
  await build('kept')
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const plant = (body: string) =>
  writeFile(
    join(dir, 'manifest/cities/odell.yaml'),
    `body: ${JSON.stringify(`${body} It is so along the whole road.`)}\n`,
  )

const build = (site: keyof typeof sites) => buildSite(sites[site], join(dir, 'manifest'), { today })
const findingsOf = (site: keyof typeof sites) => readFile(join(sites[site], 'report/findings.json'), 'utf8')

test.each(faults)('%s is found by the next build as by a clean one', async (code, body) => {
  await plant(body)
  const next = await build('kept')
  await rm(sites.clean, { recursive: true, force: true })
  await rm(storeOf(join(sharedCache, 'pages'), join(sites.clean, 'dist')), { recursive: true, force: true })
  const clean = await build('clean')
  expect(next.stages.find(({ name }) => name === 'pages')?.detail).toMatch(/ kept$/)
  expect(clean.stages.find(({ name }) => name === 'pages')?.detail).toMatch(/rendered and scanned$/)
  expect(JSON.parse(await findingsOf('kept')).map((finding: { code: string }) => finding.code)).toContain(code)
  expect(await findingsOf('kept')).toBe(await findingsOf('clean'))
  expect(next.code).toBe(clean.code)
})
