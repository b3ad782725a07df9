import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '../support/citywide.ts'
import { synthesise } from '../support/synthetic-manifest.ts'
import { temporaryDir } from '../support/temporary.ts'

/** Runs the command line, and returns what it printed with the processor time and memory it took. */
function measured(args: string[]): Promise<{ output: string; seconds: number; megabytes: number }> {
  const usage = `process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
    console.log('usage', (userCPUTime + systemCPUTime) / 1e6, maxRSS / 1024)
  })`
  const preload = `data:text/javascript,${encodeURIComponent(usage)}`
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', preload, join(rootDir, 'generator/citywide.mjs'), ...args])
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', () => {
      const [, seconds, megabytes] = /usage (\S+) (\S+)/.exec(output) ?? []
      resolve({ output, seconds: Number(seconds), megabytes: Number(megabytes) })
    })
  })
}

test('a dry run of a million pages takes less than three minutes and 2 GB', async () => {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  await synthesise({ from: join(rootDir, 'manifest'), to: manifest, cities: 76_920 })
  const cache = ['--cache', join(dir, 'cache')]
  const { output, seconds, megabytes } = await measured(['build', '--dry-run', '--manifest', manifest, ...cache])
  const [, pages] = /(\d+) pages in total/.exec(output) ?? []
  expect(Number(pages)).toBeGreaterThan(1_000_000) // 13 for each city, and others
  expect(seconds).toBeLessThan(180)
  expect(megabytes).toBeLessThan(2000)
}, 600_000)
