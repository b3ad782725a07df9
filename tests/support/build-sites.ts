import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { rootDir, smallSite } from './citywide.ts'
import { buildSite, fullProject } from './pipeline.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Holds `dist` and `report` of the sample company. */
    sampleDir: string
    /** The text the build printed. */
    sampleOutput: string
    /** Holds `dist` and `report` of the small site. Tests that damage them copy them first. */
    smallDir: string
  }
}

/** Builds the sample company and the small site once for all tests that read them, in whichever project they are. */
export default async function buildSites({ vitest }: TestProject) {
  if ('sampleDir' in vitest.getProvidedContext()) return
  const dir = await mkdtemp(join(tmpdir(), 'citywide-sites-'))
  const [sampleDir, smallDir] = [join(dir, 'sample'), join(dir, 'small')]
  // The whole suite takes the time to look at the bytes of every image.
  const encoding = vitest.projects.some(({ name }) => name === fullProject) ? 'standard' : 'draft'
  const [sample, small] = await Promise.all([
    buildSite(sampleDir, join(rootDir, 'manifest'), { encoding, jobs: availableParallelism() }),
    buildSite(smallDir, smallSite),
  ])
  if (sample.code !== 0) throw new Error(`The sample company does not build:\n${sample.output}`)
  if (small.code !== 0) throw new Error(`The small site does not build:\n${small.output}`)
  vitest.provide('sampleDir', sampleDir)
  vitest.provide('sampleOutput', sample.output)
  vitest.provide('smallDir', smallDir)
  return () => rm(dir, { recursive: true, force: true })
}
