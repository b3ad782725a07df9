import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { rootDir } from './citywide.ts'

const { error } = spawnSync('xmllint', ['--version'])

/** Whether the machine has xmllint; without it, tests that need it are skipped, and their names say so. */
export const hasXmllint = error === undefined

/** The errors that xmllint reports in files, by a schema in fixtures/sitemap; empty if they are valid. Uses no network. */
export function xmllint(schema: 'urlset' | 'index', files: readonly string[]): string {
  const schemaFile = join(rootDir, `tests/fixtures/sitemap/${schema}.xsd`)
  const { status, stderr } = spawnSync('xmllint', ['--nonet', '--noout', '--schema', schemaFile, ...files], {
    encoding: 'utf8',
  })
  return status === 0 ? '' : stderr
}
