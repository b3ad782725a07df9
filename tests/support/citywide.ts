import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const rootDir = join(import.meta.dirname, '../..')
export const smallSite = join(rootDir, 'tests/fixtures/small-site')

export type Run = { code: number | null; output: string }

/** Runs the command line as a person would, and waits for its end. */
export function citywide(args: string[], options: { cwd?: string; env?: Record<string, string> } = {}): Promise<Run> {
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

/** Builds a manifest into a directory of its own: `dist` and `report` below `dir`. */
export function buildInto(
  dir: string,
  manifest: string,
  extra: string[] = [],
  options: Parameters<typeof citywide>[1] = {},
) {
  return citywide(
    ['build', '--manifest', manifest, '--out', join(dir, 'dist'), '--report', join(dir, 'report'), ...extra],
    options,
  )
}
