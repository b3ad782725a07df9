import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildInto, rootDir } from './citywide.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Holds `dist` and `report` of the sample company. */
    sampleDir: string
    /** What the build printed. */
    sampleOutput: string
  }
}

/** Builds the sample company once for all tests that look at it. */
export default async function buildSample(project: TestProject) {
  const dir = await mkdtemp(join(tmpdir(), 'citywide-sample-'))
  const { code, output } = await buildInto(dir, join(rootDir, 'manifest'))
  if (code !== 0) throw new Error(`The sample company does not build:\n${output}`)
  project.provide('sampleDir', dir)
  project.provide('sampleOutput', output)
  return () => rm(dir, { recursive: true, force: true })
}
