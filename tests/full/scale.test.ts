import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '../support/citywide.ts'
import { buildSite } from '../support/pipeline.ts'
import { synthesise } from '../support/synthetic-manifest.ts'
import { temporaryDir } from '../support/temporary.ts'

/** Pages a second of a build with warm caches and a fresh output directory. */
async function pagesPerSecond(dir: string, cities: number): Promise<number> {
  const manifest = join(dir, `manifest-${cities}`)
  await synthesise({ from: join(rootDir, 'manifest'), to: manifest, cities })
  const { stages, result } = await buildSite(join(dir, `out-${cities}`), manifest, { jobs: 2, encoding: 'standard' })
  expect(result?.isGood).toBe(true)
  const pages = (result?.kinds ?? []).reduce((sum, kind) => sum + kind.pages, 0)
  expect(pages).toBeGreaterThan(cities * 13) // 12 services and 1 service area each
  return pages / stages.reduce((sum, { seconds }) => sum + seconds, 0)
}

test('ten times the cities build at no less than half the pages a second', async () => {
  const dir = await temporaryDir()
  const few = await pagesPerSecond(dir, 60)
  const many = await pagesPerSecond(dir, 600)
  expect(many / few).toBeGreaterThan(0.5)
}, 400_000)
