import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const rootDir = join(import.meta.dirname, '../..')
export const smallSite = join(rootDir, 'tests/fixtures/small-site')

/**
 * Caches that all tests share and keep. Entries are named by the hash of what they are made from, so that they are found
 * again only where that is unchanged. Tests of cold or damaged caches use a directory of their own.
 */
export const sharedCache = process.env.CITYWIDE_TEST_CACHE ?? join(tmpdir(), 'citywide-test-cache')

/** What a command printed, and the exit code. */
export type Outcome = { code: number | null; output: string }

/** Runs the command line as a person would, and waits for its end. */
export function citywide(
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(rootDir, 'generator/citywide.mjs'), ...args], {
      cwd: options.cwd ?? rootDir,
      env: { ...process.env, NO_COLOR: '1', ...options.env },
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}

/** Builds a manifest into `dist` and `report` below `dir`, with the shared cache unless `extra` names another. */
export function buildInto(
  dir: string,
  manifest: string,
  extra: string[] = [],
  options: Parameters<typeof citywide>[1] = {},
) {
  const dirs = ['--out', join(dir, 'dist'), '--report', join(dir, 'report'), '--cache', sharedCache]
  return citywide(['build', '--manifest', manifest, ...dirs, ...extra], options)
}
