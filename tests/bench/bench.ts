// `npm run bench`: how fast the real pipeline builds large sites, next to writing the same bytes with a bare loop and to
// plain template strings, measured in the same run. Not a test: only ratios mean anything, on a machine that does nothing else.

import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { storeOf } from '#generator/render/store/page-store.ts'
import { rootDir } from '../support/citywide.ts'
import { synthesise } from '../support/synthetic-manifest.ts'
import { plainTemplates, writeAgain } from './baselines.ts'
import { changeHeader, changeOneCity } from './changes.ts'
import { type Measured, measureBuild } from './measure-build.ts'

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000,10000' },
    runs: { type: 'string', default: '3' },
    jobs: { type: 'string' },
    out: { type: 'string', default: '.cache/bench.json' },
  },
})

/** Pages of each city of the sample: its own, and one for each service. */
const pagesPerCity = 13

export type BenchResult = {
  machine: { node: string; cpu: string; cores: number }
  sizes: {
    pages: number
    bytes: number
    /** Seconds to write the bytes of all pages with a bare loop, and to make and write them from template strings. */
    bareLoop: number
    templates: number
    builds: Record<'full' | 'unchanged' | 'oneCity' | 'header', Measured>
  }[]
}

const dir = await mkdtemp(join(tmpdir(), 'citywide-bench-'))
try {
  const sizes: BenchResult['sizes'] = []
  for (const pages of options.pages.split(',').map(Number)) sizes.push(await benchSize(pages))
  const [cpu] = cpus()
  const result: BenchResult = {
    machine: { node: process.version, cpu: cpu?.model ?? 'unknown', cores: cpus().length },
    sizes,
  }
  mkdirSync(join(options.out, '..'), { recursive: true })
  writeFileSync(options.out, `${JSON.stringify(result, undefined, 2)}\n`)
  print(`\nWritten to ${options.out}.`)
} finally {
  await rm(dir, { recursive: true, force: true })
}

/** Measures a site of about so many pages. Of several runs, the one with the median of the time counts. */
async function benchSize(wanted: number): Promise<BenchResult['sizes'][number]> {
  const manifest = join(dir, `manifest-${wanted}`)
  const cities = Math.max(1, Math.round((wanted - 30) / pagesPerCity))
  await synthesise({ from: join(rootDir, 'manifest'), to: manifest, cities, isWritten: true })
  const buildTo = (outDir: string) =>
    measureBuild({ manifest, outDir, reportDir: `${outDir}-report`, jobs: options.jobs })
  // Bundles and images are cached from here on.
  await buildTo(join(dir, `first-${wanted}`))
  const runs: Omit<BenchResult['sizes'][number], 'pages' | 'bytes'>[] = []
  let pages = 0
  let bytes = 0
  for (let run = 0; run < Number(options.runs); run++) {
    // A new directory each time: a file system that has just deleted many files creates others several times slower.
    const outDir = join(dir, `dist-${wanted}-${run}`)
    const build = () => buildTo(outDir)
    const full = await build()
    const written = writeAgain(outDir, `${outDir}-again`)
    ;({ pages, bytes } = written)
    const templates = plainTemplates(outDir, pages, `${outDir}-templates`)
    const unchanged = await build()
    await changeOneCity(manifest, run)
    const oneCity = await build()
    await changeHeader(manifest, run)
    const header = await build()
    await rm(storeOf(join(rootDir, '.cache/pages'), outDir), { recursive: true, force: true })
    runs.push({ bareLoop: written.seconds, templates, builds: { full, unchanged, oneCity, header } })
  }
  const middle = runs.sort((a, b) => a.builds.full.seconds - b.builds.full.seconds)[runs.length >> 1]
  if (!middle) throw new Error('--runs must be 1 or more.')
  const size = { pages, bytes, ...middle }
  printSize(size)
  return size
}

function printSize({ pages, bytes, bareLoop, templates, builds }: BenchResult['sizes'][number]): void {
  const row = (name: string, seconds: number, more = '') =>
    print(
      `${name.padEnd(18)}${seconds.toFixed(2).padStart(8)} s${(seconds / bareLoop).toFixed(1).padStart(8)}× bare loop${more}`,
    )
  print(`\n${pages} pages, ${(bytes / pages / 1000).toFixed(1)} kB each`)
  row('bare loop', bareLoop)
  row('template strings', templates)
  for (const [name, { seconds, cpuSeconds, peakBytes }] of Object.entries(builds))
    row(
      { full: 'full build', unchanged: 'nothing changed', oneCity: 'one city changed', header: 'header changed' }[
        name
      ] ?? name,
      seconds,
      `${Math.round(pages / seconds)
        .toString()
        .padStart(8)} pages/s ${cpuSeconds.toFixed(1).padStart(6)} s CPU ${Math.round(peakBytes / 1e6)} MB`,
    )
  for (const name of ['full', 'oneCity'] as const)
    print(`${name}: ${builds[name].stages.map((stage) => `${stage.name} ${stage.seconds.toFixed(2)} s`).join(' · ')}`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
