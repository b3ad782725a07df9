import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StageReport } from '../../generator/pipeline/run.ts'
import { rootDir } from '../support/citywide.ts'

/** One build, as a whole process. */
export type Measured = {
  /** Wall time, from start to exit. */
  seconds: number
  /** Processor time of all its threads. */
  cpuSeconds: number
  /** The most memory it held, all threads together. */
  peakBytes: number
  stages: StageReport[]
}

type Build = { manifest: string; outDir: string; reportDir: string; jobs: string | undefined }

/** Runs `citywide build` as users do. @throws if it finds an error. */
export async function measureBuild({ manifest, outDir, reportDir, jobs }: Build): Promise<Measured> {
  const dir = mkdtempSync(join(tmpdir(), 'citywide-measured-'))
  try {
    const file = join(dir, 'usage.json')
    const hook = pathToFileURL(join(import.meta.dirname, 'report-usage.mjs')).href
    const args = ['build', '--manifest', manifest, '--out', outDir, '--report', reportDir, '--json']
    const start = performance.now()
    const output = await run(
      ['--import', hook, join(rootDir, 'generator/citywide.mjs'), ...args, ...(jobs ? ['--jobs', jobs] : [])],
      file,
    )
    const seconds = (performance.now() - start) / 1000
    const { cpuSeconds, peakBytes } = JSON.parse(readFileSync(file, 'utf8'))
    return { seconds, cpuSeconds, peakBytes, stages: JSON.parse(output).stages }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/** The standard output of a Node process that ends well. */
function run(args: string[], usageFile: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: rootDir,
      env: { ...process.env, USAGE_FILE: usageFile },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`The build ended with exit code ${code}.\n${output.slice(0, 2000)}`)),
    )
  })
}
