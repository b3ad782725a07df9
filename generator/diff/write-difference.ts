import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Difference } from './difference.ts'
import type { IndexNowRequest } from './index-now.ts'

/** Writes a comparison to the report, and removes the requests of an earlier one, which must not be sent again. */
export function writeDifference(dir: string, difference: Difference, requests: readonly IndexNowRequest[]): string[] {
  const files = new Map<string, unknown>([
    ['diff.json', difference],
    ...requests.map((request, index): [string, unknown] => [
      index === 0 ? 'indexnow.json' : `indexnow-${index + 1}.json`,
      request,
    ]),
  ])
  mkdirSync(dir, { recursive: true })
  for (const name of readdirSync(dir))
    if (/^indexnow(-\d+)?\.json$/.test(name) && !files.has(name)) rmSync(join(dir, name))
  return Array.from(files, ([name, content]) => {
    const path = join(dir, name)
    writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`)
    return path
  })
}
