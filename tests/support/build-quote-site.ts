import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { rootDir } from './citywide.ts'
import { buildSite } from './pipeline.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Holds `dist` of the sample company with a quote form that sends, and a map that waits for a click. */
    quoteDir: string
  }
}

/** Of a request, in milliseconds: long enough for an answer on a busy machine, short enough to wait for the lack of one. */
const timeout = 2_500

/** Builds the sample company with other settings once for all tests of the quote form and of the map. */
export default async function buildQuoteSite({ vitest }: TestProject) {
  if ('quoteDir' in vitest.getProvidedContext()) return
  const dir = await mkdtemp(join(tmpdir(), 'citywide-quotes-'))
  const manifest = join(dir, 'manifest')
  await cp(join(rootDir, 'manifest'), manifest, { recursive: true })
  const settings = join(manifest, 'site.yaml')
  const usual = await readFile(settings, 'utf8')
  const map = '\n  map:\n'
  if (!usual.includes(map)) throw new Error(`${settings} has no map to change.`)
  const quotes = `\nquotes: { endpoint: /api/quotes, timeout: ${timeout} }\n`
  await writeFile(settings, `${usual.replace(map, `${map}    load: click\n`)}${quotes}`)
  const { code, output } = await buildSite(dir, manifest, { jobs: availableParallelism() })
  if (code !== 0) throw new Error(`The sample company with a quote form does not build:\n${output}`)
  vitest.provide('quoteDir', dir)
  return () => rm(dir, { recursive: true, force: true })
}
