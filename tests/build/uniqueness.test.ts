import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { createNameMask, maskedNames } from '#generator/core/text/name-mask.ts'
import { loadManifest } from '#generator/load/load.ts'
import { createRun } from '#generator/pipeline/run.ts'
import { uniqueness } from '#generator/pipeline/uniqueness.ts'
import { quantile } from '#generator/similar/uniqueness.ts'
import type { RouteRow } from '../../generator/report/route-row.ts'
import { rootDir } from '../support/citywide.ts'
import { readJson } from '../support/files.ts'

// Whether pages differ by more than names, measured on the built sample.

const sampleDir = inject('sampleDir')
const { manifest } = await loadManifest({ manifestDir: join(rootDir, 'manifest'), rootDir })
if (!manifest) throw new Error('The sample company has no manifest.')
const dirs = {
  manifestDir: join(rootDir, 'manifest'),
  outDir: join(sampleDir, 'dist'),
  reportDir: join(sampleDir, 'report'),
}
const { measures = [] } = await uniqueness(createRun({ rootDir, ...dirs, today: '2026-11-20' }))
const [elsewhere, samePlace, places, services] = measures

const ownShare = (measure: typeof elsewhere, part: number) =>
  quantile(measure?.pages.map((page) => page.ownShare) ?? [], part)
const similarity = (measure: typeof elsewhere, part: number) =>
  quantile(measure?.pages.map(({ nearest }) => nearest?.similarity ?? 0) ?? [], part)

describe('a service in a place', () => {
  // 12 services × (57 cities under their own names + 4 counties)
  test('is compared with its siblings of both families', () => {
    expect([elsewhere?.pages.length, elsewhere?.families]).toEqual([732, 12])
    expect([samePlace?.pages.length, samePlace?.families]).toEqual([732, 61])
  })

  test('has text of its own against the same service elsewhere', () => {
    expect(ownShare(elsewhere, 0.5)).toBeGreaterThanOrEqual(0.3)
    expect(ownShare(elsewhere, 0.05)).toBeGreaterThanOrEqual(0.2)
    expect(similarity(elsewhere, 0.95)).toBeLessThanOrEqual(0.65)
  })

  test('has text of its own against other services in the same place', () => {
    expect(ownShare(samePlace, 0.5)).toBeGreaterThanOrEqual(0.5)
    expect(similarity(samePlace, 0.95)).toBeLessThanOrEqual(0.65)
  })
})

test('cities and counties have text of their own', () => {
  expect(places?.pages).toHaveLength(61)
  expect(ownShare(places, 0.5)).toBeGreaterThanOrEqual(0.4)
  expect(similarity(places, 1)).toBeLessThanOrEqual(0.6)
})

test('services have text of their own', () => {
  expect(services?.pages).toHaveLength(12)
  expect(ownShare(services, 0)).toBeGreaterThanOrEqual(0.6)
})

test('few titles of a page type differ only by names', async () => {
  const { maskText } = createNameMask(maskedNames(manifest))
  const rows = await readJson<RouteRow[]>(join(sampleDir, 'report/routes.json'))
  for (const [kind, share] of [
    ['servicePlace', 0.1],
    ['serviceArea', 0.15],
  ] as const) {
    const titles = rows
      .filter(({ route, status }) => route === kind && status === 'page')
      .map(({ title }) => maskText(title))
    const counts = new Map<string, number>()
    for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1)
    expect(Math.max(...counts.values()) / titles.length, kind).toBeLessThanOrEqual(share)
  }
})
